import { enumerated } from '@depot/contracts/errors';
import { usePort } from '@depot/remote-kit';
import { Alert, Button } from '@depot/ui';
import { messages, useMessages } from '../messages.js';
import classes from './queue.module.css';
import { buildReopenPath } from './reopen.js';
import type { Submissions } from './useSubmissions.js';

/** Submissions that wait for the network, and those that the server rejected. */
export function QueuedSubmissions<Request, Answer>(submissions: Submissions<Request, Answer>) {
  const { queue, entries, rejected, isWaiting } = submissions;
  const translate = useMessages();
  const { navigate } = usePort();
  return (
    <>
      {isWaiting && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={translate(messages.queueWaiting, { n: entries.length })}
          description={translate(enumerated(entries.map(({ title }) => title)))}
          action={<Button onClick={() => void queue.sendAll()}>{translate(messages.queueSendNow)}</Button>}
        />
      )}
      {rejected.map((entry) => (
        <Alert
          key={entry.key}
          type="error"
          showIcon
          role="alert"
          title={translate(messages.queueRefused, { title: entry.title })}
          description={entry.rejection}
          action={
            <span className={classes.actions}>
              {entry.entered !== undefined && (
                <Button onClick={() => navigate(buildReopenPath(entry))}>{translate(messages.queueReopen)}</Button>
              )}
              <Button onClick={() => queue.retry(entry)}>{translate(messages.queueSendNow)}</Button>
              <Button onClick={() => queue.dismiss(entry)}>{translate(messages.queueDismiss)}</Button>
            </span>
          }
        />
      ))}
    </>
  );
}

/** Summary of `QueuedSubmissions` above every page; hidden without content. */
export function SubmissionsBar<Request, Answer>(submissions: Submissions<Request, Answer>) {
  if (!submissions.isWaiting && submissions.rejected.length === 0) return null;
  return (
    <div className={classes.bar}>
      <QueuedSubmissions {...submissions} />
    </div>
  );
}
