import { useNotify } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOrdersOutboundMutation } from '../api/orders.js';
import { useTexts } from '../texts.js';
import { OutboundQueue } from './OutboundQueue.js';
import { changeQueue, queuedOutbounds, subscribeQueue } from './queueStore.js';

/**
 * What this person has submitted and the server has not answered; it is sent by itself while this is mounted, which it
 * is on every page as long as something waits.
 */
export function useOutboundQueue() {
  const { t } = useTexts();
  const { success } = useNotify();
  const { id: userId } = useClaims();
  const [ship] = useOrdersOutboundMutation();
  const queue = useMemo(
    () =>
      new OutboundQueue({
        userId,
        send: ({ key, request }) => ship({ key, request }).unwrap(),
        onSent: ({ displayId }) => success(t('queue.sent', { displayId })),
      }),
    [userId, ship, success, t],
  );
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
