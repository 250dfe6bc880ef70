import { failureSaying } from '@depot/api';
import { idempotencyKey, type QueueStore, type UsedQueue, useSendQueue } from '@depot/api/queue';
import { useNotify } from '@depot/remote-kit';
import { useMemo } from 'react';
import { type PrintedLabel, toLabel } from '../labels/labelRequest.js';
import { messages, useMessages } from '../messages.js';
import { isEveryLineSent, recordSentLines, removeSentLines } from './sentLines.js';
import type { Submission } from './submissions.js';

export type Submissions<Request, Answer> = UsedQueue<Submission<Request>, Answer>;

/** Operations for submissions of one kind. */
export interface SubmissionWays<Request, Answer> {
  /** Sends a request with its idempotency key. */
  send: (request: Request, key: string) => Promise<Answer>;
  /** Labels of the received goods; empty if none are to be printed. */
  labelsOf: (answer: Answer) => readonly PrintedLabel[];
}

/** Submissions of this user that the server has not accepted. `ways` must be a stable object. */
export function useSubmissions<Request, Answer>(
  store: QueueStore<Submission<Request>>,
  ways: SubmissionWays<Request, Answer>,
): Submissions<Request, Answer> {
  const translate = useMessages();
  const { success } = useNotify();
  const sending = useMemo(
    () => ({
      send: (entry: Submission<Request>) => ways.send(entry.request, idempotencyKey(entry)),
      onSent: (entry: Submission<Request>, answer: Answer) => {
        success(translate(messages.queueSent, { title: entry.title }));
        const labels = ways.labelsOf(answer).map(toLabel);
        return labels.length > 0 ? { ...entry, labels } : undefined;
      },
    }),
    [ways, success, translate],
  );
  return useSendQueue(store, sending);
}

interface Submitted<Request> extends Pick<Submission<Request>, 'title' | 'path' | 'request' | 'entered'> {
  /** Ids of the lines of a draft: another tab that has the same draft does not send them a second time. */
  lines?: readonly string[];
  /** Key of the rejected submission that this one replaces. Each can be replaced only once. */
  replaces?: string;
}

/**
 * Submits and resolves with the response; with undefined, after notifying the user, if it waits for the network or
 * another tab has the response. Rejects with the server's error, or if another tab has already replaced the submission.
 */
export function useSubmit<Request, Answer>({ queue }: Submissions<Request, Answer>) {
  const translate = useMessages();
  const notify = useNotify();
  return async ({ lines = [], replaces, ...submission }: Submitted<Request>): Promise<Answer | undefined> => {
    const replaced = queue.snapshot().rejected.find(({ key }) => key === replaces);
    const isGone = replaces === undefined ? isEveryLineSent(lines) : !replaced;
    if (isGone) throw failureSaying(translate(messages.sentElsewhere));
    recordSentLines(lines);
    const outcome = await queue.submit(submission);
    if (outcome.kind === 'refused') {
      removeSentLines(lines);
      throw outcome.failure;
    }
    if (replaced) queue.dismiss(replaced);
    if (outcome.kind === 'sent') return outcome.answer;
    notify.info(translate(messages.queueKept, { title: submission.title }));
    return undefined;
  };
}
