import { useRunning } from '@depot/api/queue';
import type { StockCountLine } from '@depot/contracts/inventory';
import { useDispatch } from '@depot/rtk';
import { useClaims } from '@depot/session';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type CountDispatch, loadLines, sendFinding, updateCachedLine } from '../api/counts.js';
import { applyAccepted } from './countFact.js';
import { CountQueue } from './CountQueue.js';

/** Queues of a tab, one for each count and user. */
const queues = new WeakMap<CountDispatch, Map<string, CountQueue>>();

function getQueue(dispatch: CountDispatch, userId: number, countId: number): CountQueue {
  const ofStore = queues.get(dispatch) ?? new Map<string, CountQueue>();
  queues.set(dispatch, ofStore);
  const key = `${userId} ${countId}`;
  const queue =
    ofStore.get(key) ??
    new CountQueue({
      userId,
      countId,
      send: (request, idempotencyKey) => sendFinding(dispatch, request, idempotencyKey),
      load: () => loadLines(dispatch, countId),
      onSent: (fact, progress) =>
        updateCachedLine(dispatch, fact, progress.counted, (line) => applyAccepted(line, fact, progress)),
    });
  ofStore.set(key, queue);
  return queue;
}

/** Findings of this user in a count, including those not sent yet. `lines` are the server's, once loaded. */
export function useCountQueue(countId: number, lines?: readonly StockCountLine[]) {
  const dispatch = useDispatch<CountDispatch>();
  const { id: userId } = useClaims();
  const queue = useMemo(() => getQueue(dispatch, userId, countId), [dispatch, userId, countId]);
  useLayoutEffect(() => queue.updateLines(lines ?? []), [queue, lines]);
  useRunning(queue);
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.snapshot) };
}
