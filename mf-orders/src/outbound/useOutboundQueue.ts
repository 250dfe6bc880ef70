import { useNotify } from '@depot/remote-kit';
import { useDispatch } from '@depot/rtk';
import { useClaims } from '@depot/session';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useOrdersOutboundMutation } from '../api/orders.js';
import { useTexts } from '../texts.js';
import { OutboundQueue } from './OutboundQueue.js';
import { changeQueue, type QueuedOutbound, queuedOutbounds, subscribeQueue } from './queueStore.js';

/** The queues of a tab: one for each person. */
const queues = new WeakMap<object, Map<number, OutboundQueue>>();

/**
 * What this person has submitted and the server has not answered; it is sent by itself while this is mounted, which it
 * is on every page as long as something waits.
 */
export function useOutboundQueue() {
  const { t } = useTexts();
  const { success } = useNotify();
  const { id: userId } = useClaims();
  const dispatch = useDispatch();
  const [ship] = useOrdersOutboundMutation();
  const ways = useMemo(
    () => ({
      send: ({ key, request }: QueuedOutbound) => ship({ key, request }).unwrap(),
      onSent: ({ displayId }: QueuedOutbound) => success(t('queue.sent', { displayId })),
    }),
    [ship, success, t],
  );
  const queue = useMemo(() => {
    const ofTab = queues.get(dispatch) ?? new Map<number, OutboundQueue>();
    queues.set(dispatch, ofTab);
    const known = ofTab.get(userId) ?? new OutboundQueue(userId, ways);
    ofTab.set(userId, known);
    return known;
  }, [dispatch, userId, ways]);
  useLayoutEffect(() => queue.connect(ways), [queue, ways]);
  useEffect(() => {
    queue.start();
    return () => queue.stop();
  }, [queue]);
  const all = useSyncExternalStore(subscribeQueue, queuedOutbounds);
  const entries = useMemo(() => all.filter((entry) => entry.userId === userId), [all, userId]);
  return {
    entries,
    submit: queue.submit.bind(queue),
    sendNow: () => void queue.sendAll(),
    dismiss: (key: string) => changeQueue((each) => each.filter((entry) => entry.key !== key)),
  };
}
