import { isApiFailure } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { useIsHere } from '@depot/router';
import { useSubmit } from '@depot/stock-entry';
import { useState } from 'react';
import type { useReturnQueue } from '../../outbound/useReturnQueue.js';
import { useTexts } from '../../texts.js';
import { useStalePrompt } from '../stale/useStalePrompt.js';
import type { ReturnLinesProps } from './ReturnLines.js';
import type { returnItems } from './returnRequest.js';
import type { ReturnRow } from './returnRow.js';

export const returnsPath = '/in/return';

interface Entered extends Pick<ReturnLinesProps, 'order' | 'existing'> {
  items: ReturnType<typeof returnItems>;
  /** Of the return that was edited. */
  version: string | undefined;
}

type Sent = Pick<Entered, 'items' | 'version'> & {
  entered: readonly ReturnRow[];
  /** Of the rows that are sent. */
  lines: string[];
  /** Of the refused one in the queue whose place it takes. */
  replaces: string | undefined;
};

/** Sends a return, or an edit of one, and says what came of it; `onSent` also where it waits for the network. */
export function useReturnSending(
  returns: ReturnType<typeof useReturnQueue>,
  page: Omit<ReturnLinesProps, 'others'>,
  onSent: () => void,
) {
  const { t } = useTexts();
  const notify = useNotify();
  const submit = useSubmit(returns);
  const [isRunning, setRunning] = useState(false);
  const tellRefused = useTellRefused(page);
  const { order, existing } = page;
  const send = async ({ items, version, ...kept }: Sent) => {
    const before = returns.entries.filter(({ request }) => 'id' in request && request.id === existing?.id);
    before.forEach((entry) => returns.queue.dismiss(entry)); // what is sent now stands in its place
    setRunning(true);
    try {
      const saved = await submit({ ...submissionOf({ order, existing, items, version }, t), ...kept });
      if (saved) {
        const { displayId, invoiceId } = saved;
        notify.success(t(existing ? 'returns.saved' : 'returns.created', { displayId, invoiceId }));
      }
      onSent();
    } catch (failure) {
      await tellRefused(failure);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, send };
}

/** Says why it was refused. What others have made of a return stands on the page then, beside what was entered. */
function useTellRefused({ existing, reload, reread }: Pick<ReturnLinesProps, 'existing' | 'reload' | 'reread'>) {
  const notify = useNotify();
  const isHere = useIsHere();
  const promptReload = useStalePrompt(reload);
  return async (failure: unknown) => {
    const isStale = isApiFailure(failure) && failure.code === 'STALE';
    if (existing && isHere()) await reread();
    // not before: the person may leave while it is read
    const isShown = existing !== undefined && isHere();
    // the notice of the page says it, with both versions
    if (isShown ? !isStale : !promptReload(failure)) notify.failure(failure);
  };
}

/** What is sent: a new return, or an edit. */
function submissionOf({ order, existing, items, version }: Entered, t: ReturnType<typeof useTexts>['t']) {
  const { orderId, displayId } = order;
  if (existing) {
    const { id } = existing;
    const title = t('returns.editQueued', { displayId: existing.displayId });
    return { title, path: `${returnsPath}/edit?id=${id}`, request: { id, items, version } };
  }
  const title = t('returns.queued', { displayId });
  return { title, path: `${returnsPath}/new?orderId=${orderId}`, request: { orderId, items } };
}
