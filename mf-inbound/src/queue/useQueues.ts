import type { InboundAnswer } from '@depot/contracts/inbound';
import type { AddInventoryRequest } from '@depot/contracts/inventory';
import { defineSubmissions, type PrintedLabel, useSubmissions } from '@depot/stock-entry';
import { useMemo } from 'react';
import { type InboundRequest, useInboundReceiveQueuedMutation } from '../api/inbound.js';
import { useInventoryAddQueuedMutation } from '../api/inventory.js';
import { clearInbound } from '../parts/inboundDraft.js';
import { inboundQueueKey } from '../parts/places.js';

const ofReceipts = 'depot-inbound-entry-';
const ofReceived = 'depot-received-entry-';

const receipts = defineSubmissions<InboundRequest>({
  prefix: ofReceipts,
  mark: inboundQueueKey,
  besides: [ofReceived],
});
const received = defineSubmissions<AddInventoryRequest>({
  prefix: ofReceived,
  mark: inboundQueueKey,
  besides: [ofReceipts],
});

/** Deliveries that this user submitted and the server has not accepted. Their input is kept until then. */
export function useReceiptQueue() {
  const [receive] = useInboundReceiveQueuedMutation();
  const ways = useMemo(
    () => ({
      send: async (request: InboundRequest, key: string) => {
        const { obj } = await receive({ request, key }).unwrap();
        clearInbound(request.deliveryReceiptId);
        return obj;
      },
      labelsOf: ({ inboundItems }: InboundAnswer) =>
        inboundItems.flatMap(({ boxes }) => boxes.flatMap(({ inventories }) => inventories)),
    }),
    [receive],
  );
  return useSubmissions(receipts, ways);
}

/** Goods from suppliers that this user submitted and the server has not accepted. */
export function useReceivedQueue() {
  const [add] = useInventoryAddQueuedMutation();
  const ways = useMemo(
    () => ({
      send: async (request: AddInventoryRequest, key: string) => (await add({ request, key }).unwrap()).list,
      labelsOf: (labels: readonly PrintedLabel[]) => labels,
    }),
    [add],
  );
  return useSubmissions(received, ways);
}
