import { useOnLeave } from '@depot/router';
import { App, type ModalFuncProps } from 'antd';
import { type ReactNode, useCallback } from 'react';

export interface Question {
  /** Text of the question. */
  title: ReactNode;
  detail?: ReactNode;
  /** Text of the confirming button, the question's verb: "Cancel order". */
  yes: string;
  /** The verb of not doing it: "Keep order". */
  no: string;
  /** It cannot be undone. */
  danger?: boolean;
  /** Runs while the button shows its spinner; the dialog stays open, and cannot be closed, until it is done. */
  run?: () => Promise<unknown>;
  /** Closes the question as if the user had answered no, for example when the event in question has happened. */
  signal?: AbortSignal;
}

/**
 * Asks for confirmation; resolves true for yes. Leaving the page counts as no, unless the confirmed action has started.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const onLeave = useOnLeave();
  return useCallback(
    (question: Question) => {
      let isRunning = false;
      let stopListening = () => {};
      const answer = new Promise<boolean>((resolve, reject) => {
        const dialog = modal.confirm({
          ...buildDialog(question),
          onOk: () => {
            isRunning = true;
            if (question.run) dialog.update({ keyboard: false, cancelButtonProps: { disabled: true } });
            return (question.run?.() ?? Promise.resolve()).then(() => resolve(true), reject);
          },
          onCancel: () => resolve(false),
        });
        const closeDialog = () => {
          dialog.destroy();
          resolve(false);
        };
        question.signal?.addEventListener('abort', closeDialog);
        stopListening = onLeave(() => isRunning || closeDialog());
      });
      return answer.finally(stopListening);
    },
    [modal, onLeave],
  );
}

function buildDialog({ title, detail, yes, no, danger = false }: Question): ModalFuncProps {
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
