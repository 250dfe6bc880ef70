import { Alert, Button } from '@depot/ui';
import { lazy, Suspense, useState } from 'react';
import { messages, useMessages } from '../messages.js';
import classes from './queue.module.css';
import { QueuedSubmissions } from './QueuedSubmissions.js';
import type { Submission } from './submissions.js';
import type { Submissions } from './useSubmissions.js';

const LabelDialog = lazy(async () => ({ default: (await import('../labels/LabelDialog.js')).LabelDialog }));

/** Goods that wait for the network or were rejected, and labels of goods received in the background. */
export function QueuedGoods<Request, Answer>(submissions: Submissions<Request, Answer>) {
  const { queue, done } = submissions;
  const translate = useMessages();
  const [printed, setPrinted] = useState<Submission<Request>>();
  return (
    <>
      <QueuedSubmissions {...submissions} />
      {done.map((entry) => (
        <Alert
          key={entry.key}
          type="success"
          showIcon
          role="status"
          title={translate(messages.queueSent, { title: entry.title })}
          action={<Button onClick={() => setPrinted(entry)}>{translate(messages.labels)}</Button>}
          closable={{ onClose: () => queue.dismiss(entry), 'aria-label': translate(messages.queueDismiss) }}
        />
      ))}
      {printed && (
        <Suspense>
          <LabelDialog labels={printed.labels ?? []} onClose={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Summary of `QueuedGoods` above every page; hidden without content. */
export function GoodsBar<Request, Answer>(submissions: Submissions<Request, Answer>) {
  const { isWaiting, rejected, done } = submissions;
  if (!isWaiting && rejected.length === 0 && done.length === 0) return null;
  return (
    <div className={classes.bar}>
      <QueuedGoods {...submissions} />
    </div>
  );
}
