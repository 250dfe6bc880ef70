import { useOnLeave } from '@depot/router';
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

/**
 * Asks before something is done: resolves true for yes. Who leaves the page has answered no, unless what it asked for
 * has begun.
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
          ...dialogOf(question),
          onOk: () => {
            isRunning = true;
            if (question.run) dialog.update({ keyboard: false, cancelButtonProps: { disabled: true } });
            return (question.run?.() ?? Promise.resolve()).then(() => resolve(true), reject);
          },
          onCancel: () => resolve(false),
        });
        const takeBack = () => {
          dialog.destroy();
          resolve(false);
        };
        question.signal?.addEventListener('abort', takeBack);
        stopListening = onLeave(() => isRunning || takeBack());
      });
      return answer.finally(stopListening);
    },
    [modal, onLeave],
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
