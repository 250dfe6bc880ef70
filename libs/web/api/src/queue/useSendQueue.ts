import { useDispatch } from '@depot/rtk';
import { useClaims } from '@depot/session';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Queued, QueueStore } from './queueStore.js';
import { type QueueState, SendQueue, type Ways } from './SendQueue.js';

/** Queues of a tab, by store and user. */
const queues = new WeakMap<object, WeakMap<object, Map<number, unknown>>>();

function makeQueue<Entry extends Queued, Answer>(
  tab: object,
  store: QueueStore<Entry>,
  userId: number,
  ways: Ways<Entry, Answer>,
): SendQueue<Entry, Answer> {
  const ofTab = queues.get(tab) ?? new WeakMap<object, Map<number, unknown>>();
  queues.set(tab, ofTab);
  const ofStore = (ofTab.get(store) ?? new Map()) as Map<number, SendQueue<Entry, Answer>>;
  ofTab.set(store, ofStore);
  const queue = ofStore.get(userId) ?? new SendQueue({ store, userId }, ways);
  ofStore.set(userId, queue);
  return queue;
}

export type UsedQueue<Entry extends Queued, Answer> = QueueState<Entry> & { queue: SendQueue<Entry, Answer> };

/** Sends what waits as long as the page shows it. */
export function useRunning(queue: Pick<SendQueue<Queued>, 'start' | 'stop'>): void {
  useEffect(() => {
    queue.start();
    return () => queue.stop();
  }, [queue]);
}

/**
 * What this person has entered and the server has not taken; it is sent by itself while this is mounted, which it is on
 * every page as long as something waits. `ways` stay the same object until they change.
 */
export function useSendQueue<Entry extends Queued, Answer>(
  store: QueueStore<Entry>,
  ways: Ways<Entry, Answer>,
): UsedQueue<Entry, Answer> {
  const { id: userId } = useClaims();
  const dispatch = useDispatch();
  const queue = useMemo(() => makeQueue(dispatch, store, userId, ways), [dispatch, store, userId, ways]);
  useLayoutEffect(() => queue.connect(ways), [queue, ways]);
  useRunning(queue);
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.snapshot) };
}
