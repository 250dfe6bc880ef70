import { Modal as AntdModal, type ModalProps } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * antd's dialog, in which a field with `autoFocus` has the focus also where motion is reduced:
 * antd then makes the content before the dialog is visible, and what is not visible takes no focus.
 */
export function Modal({ children, ...dialog }: ModalProps) {
  return (
    <AntdModal {...dialog}>
      <OnceShown>{children}</OnceShown>
    </AntdModal>
  );
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
