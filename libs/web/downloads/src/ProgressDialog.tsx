import type { DocumentJobState } from '@depot/contracts/documents';
import type { Message } from '@depot/contracts/errors';
import { useMessages } from '@depot/i18n';
import { Button, Modal } from '@depot/ui';
import classes from './progress.module.css';

export const messages = {
  making: { gb: 'Preparing the document', cn: '正在生成文档' },
  progress: { gb: '{done} of {total}', cn: '已完成 {done} / {total}' },
  waiting: { gb: 'Waiting for its turn…', cn: '正在排队…' },
  cancel: { gb: 'Cancel', cn: '取消' },
  uncancelled: {
    gb: 'The cancellation did not reach the server, which may still be making the document.',
    cn: '取消请求未能送达服务器，文档可能仍在生成。',
  },
  leftOut: {
    gb: 'Not in the file, because they cannot be printed: {count}.',
    cn: '有 {count} 份无法打印，未包含在文件中。',
  },
  failed: { gb: 'The document could not be made.', cn: '无法生成该文档。' },
} satisfies Record<string, Message>;

interface ProgressDialogProps {
  /** Title of the document in progress, in the user's language. */
  title: string;
  /** Absent before the first response. */
  state?: DocumentJobState;
  total: number;
  onCancel: () => void;
}

/** Shows the progress of a long document and lets the user cancel it. */
export function ProgressDialog({ title, state, total, onCancel }: ProgressDialogProps) {
  const translate = useMessages();
  const done = state?.done ?? 0;
  const text =
    state?.status === 'WAITING' ? translate(messages.waiting) : translate(messages.progress, { done, total });
  return (
    <Modal
      open
      centered
      width={420}
      title={title}
      closable={false}
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={<Button onClick={onCancel}>{translate(messages.cancel)}</Button>}
    >
      <div
        className={classes.track}
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        <div className={classes.bar} style={{ inlineSize: `${(done / Math.max(total, 1)) * 100}%` }} />
      </div>
      <p className={classes.text} aria-live="polite">
        {text}
      </p>
    </Modal>
  );
}
