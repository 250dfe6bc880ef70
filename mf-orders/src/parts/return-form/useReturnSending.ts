import { isApiFailure } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { useIsHere } from '@depot/router';
import { useSubmit } from '@depot/stock-entry';
import { useState } from 'react';
import type { useReturnQueue } from '../../outbound/useReturnQueue.js';
import { useTexts } from '../../texts.js';
import { useStalePrompt } from '../stale/useStalePrompt.js';
import type { ReturnLinesProps } from './ReturnLines.js';
import type { toReturnItems } from './returnRequest.js';
import type { ReturnRow } from './returnRow.js';

export const returnsPath = '/in/return';

interface Entered extends Pick<ReturnLinesProps, 'order' | 'existing'> {
  items: ReturnType<typeof toReturnItems>;
  /** Version of the edited return. */
  version: string | undefined;
}

type Sent = Pick<Entered, 'items' | 'version'> & {
  entered: readonly ReturnRow[];
  /** Keys of the sent rows. */
  lines: string[];
  /** Key of the rejected submission in the queue that this one replaces. */
  replaces: string | undefined;
};

/** Sends a return or an edit and notifies the user; `onSent` is also called if it waits for the network. */
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
    before.forEach((entry) => returns.queue.dismiss(entry)); // the new submission replaces the rejected one
    setRunning(true);
    try {
      const saved = await submit({ ...buildSubmission({ order, existing, items, version }, t), ...kept });
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

/** Shows why the server rejected the return, and loads the version of another user beside the input. */
function useTellRefused({ existing, reload, reread }: Pick<ReturnLinesProps, 'existing' | 'reload' | 'reread'>) {
  const notify = useNotify();
  const isHere = useIsHere();
  const promptReload = useStalePrompt(reload);
  return async (failure: unknown) => {
    const isStale = isApiFailure(failure) && failure.code === 'STALE';
    if (existing && isHere()) await reread();
    // not earlier, because the user may leave while it loads
    const isShown = existing !== undefined && isHere();
    // the page's notice shows it together with both versions
    if (isShown ? !isStale : !promptReload(failure)) notify.failure(failure);
  };
}

/** Builds the submission: a new return, or an edit. */
function buildSubmission({ order, existing, items, version }: Entered, t: ReturnType<typeof useTexts>['t']) {
  const { orderId, displayId } = order;
  if (existing) {
    const { id } = existing;
    const title = t('returns.editQueued', { displayId: existing.displayId });
    return { title, path: `${returnsPath}/edit?id=${id}`, request: { id, items, version } };
  }
  const title = t('returns.queued', { displayId });
  return { title, path: `${returnsPath}/new?orderId=${orderId}`, request: { orderId, items } };
}
