import { Modal as AntdModal, type ModalProps } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Held } from '../page/Held.js';

interface Props extends ModalProps {
  /** True while something in it waits for an answer that is not its own button's. */
  waits?: boolean;
}

/**
 * antd's dialog, in which a field with `autoFocus` has the focus also where motion is reduced:
 * antd then makes the content before the dialog is visible, and what is not visible takes no focus.
 * While it waits for an answer it cannot be closed, and takes nothing: the late answer would close, or go unseen by,
 * whatever came after.
 */
export function Modal({ children, waits = false, ...dialog }: Props) {
  const isHeld = waits || Boolean(dialog.okButtonProps?.loading);
  return (
    <AntdModal {...dialog} {...(isHeld && held(dialog))}>
      <OnceShown>
        <Held waits={isHeld}>{children}</Held>
      </OnceShown>
    </AntdModal>
  );
}

function held({ cancelButtonProps }: ModalProps): ModalProps {
  return { onCancel: undefined, keyboard: false, cancelButtonProps: { ...cancelButtonProps, disabled: true } };
}

/**
 * Effects run from the inside out and their changes are drawn together: the content comes with the dialog's being
 * visible.
 */
function OnceShown({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return shown && children;
}
