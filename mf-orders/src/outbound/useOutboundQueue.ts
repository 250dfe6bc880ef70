import { idempotencyKey, useSendQueue } from '@depot/api/queue';
import { useNotify } from '@depot/remote-kit';
import { useMemo } from 'react';
import { useOrdersOutboundMutation } from '../api/orders.js';
import { useTexts } from '../texts.js';
import { moveEarlierEntries, outboundStore, type QueuedOutbound } from './queueStore.js';
import { removeScans } from './scanKeys.js';

moveEarlierEntries();

/** Outbounds that this user submitted and the server has not answered. */
export function useOutboundQueue() {
  const { t } = useTexts();
  const { success } = useNotify();
  const [ship] = useOrdersOutboundMutation();
  const ways = useMemo(
    () => ({
      send: async (entry: QueuedOutbound) => {
        await ship({ key: idempotencyKey(entry), request: entry.request }).unwrap();
        removeScans(entry.orderId);
      },
      onSent: ({ displayId }: QueuedOutbound) => void success(t('queue.sent', { displayId })),
    }),
    [ship, success, t],
  );
  const { queue, entries, rejected } = useSendQueue(outboundStore, ways);
  return useMemo(
    () => ({
      entries,
      rejected,
      /** Queues one submission per order: a newer one replaces the previous one. */
      submit: (shipment: Pick<QueuedOutbound, 'orderId' | 'displayId' | 'request'>) => {
        const before = [...entries, ...rejected].filter(({ orderId }) => orderId === shipment.orderId);
        before.forEach((entry) => queue.dismiss(entry));
        return queue.submit(shipment);
      },
      sendNow: () => void queue.sendAll(),
      dismiss: queue.dismiss.bind(queue),
    }),
    [queue, entries, rejected],
  );
}
