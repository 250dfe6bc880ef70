import { Modal as AntdModal, type ModalProps } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Held } from '../page/Held.js';

interface Props extends ModalProps {
  /** True while content of the dialog waits for a response, other than its own button. */
  waits?: boolean;
}

/**
 * antd's dialog with two corrections. `autoFocus` also works with reduced motion, where antd renders the content before
 * the dialog is visible and can take focus. While it waits for a response it cannot be closed and takes no input,
 * because the late response would close, or be hidden by, the next content.
 */
export function Modal({ children, waits = false, ...dialog }: Props) {
  const isHeld = waits || Boolean(dialog.okButtonProps?.loading);
  return (
    <AntdModal {...dialog} {...(isHeld && disableClosing(dialog))}>
      <OnceShown>
        <Held waits={isHeld}>{children}</Held>
      </OnceShown>
    </AntdModal>
  );
}

function disableClosing({ cancelButtonProps }: ModalProps): ModalProps {
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
