import { App, type ModalFuncProps } from 'antd';
import { type ReactNode, useCallback } from 'react';

export interface Question {
  /** The question, as the person reads it. */
  title: ReactNode;
  detail?: ReactNode;
  /** The verb that the question asked: "Cancel order". */
  yes: string;
  /** The verb of not doing it: "Keep order". */
  no: string;
  /** It cannot be undone. */
  danger?: boolean;
  /** Runs while the button shows its spinner; the dialog stays open, and cannot be closed, until it is done. */
  run?: () => Promise<unknown>;
  /** Takes the question back, as if it had been answered with no: what it asks about has happened by itself. */
  signal?: AbortSignal;
}

/** Asks before something is done: resolves true for yes. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve, reject) => {
        const dialog = modal.confirm({
          ...dialogOf(question),
          onOk: () => {
            if (question.run) dialog.update({ keyboard: false, cancelButtonProps: { disabled: true } });
            return (question.run?.() ?? Promise.resolve()).then(() => resolve(true), reject);
          },
          onCancel: () => resolve(false),
        });
        question.signal?.addEventListener('abort', () => {
          dialog.destroy();
          resolve(false);
        });
      }),
    [modal],
  );
}

function dialogOf({ title, detail, yes, no, danger = false }: Question): ModalFuncProps {
  return {
    title,
    content: detail,
    icon: null,
    okText: yes,
    cancelText: no,
    okButtonProps: { danger },
    focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
    centered: true,
    keyboard: true,
  };
}
