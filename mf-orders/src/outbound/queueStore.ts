import { defineQueue, type Queued, thisTab } from '@depot/api/queue';
import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import type { OutboundRequest } from '../api/orders.js';
import { outboundPrefix, outboundQueueKey, returnPrefix } from './queueKey.js';

/** An order that was submitted and whose answer has not come. */
export interface QueuedOutbound extends Queued {
  orderId: number;
  displayId: number;
  request: OutboundRequest;
}

const shipment = {
  key: z.string(),
  userId: z.int(),
  orderId: z.int(),
  displayId: z.int(),
  request: z.custom<OutboundRequest>((value) => typeof value === 'object' && value !== null),
  isWaiting: z.optional(z.boolean()),
  rejection: z.optional(z.string()),
};

const entry: z.Type<QueuedOutbound> = z.object({
  ...shipment,
  tab: z.string(),
  time: z.int(),
  turn: z.optional(z.int()),
});

export const outboundStore = defineQueue({
  prefix: outboundPrefix,
  schema: entry,
  mark: outboundQueueKey,
  besides: [returnPrefix],
});

/** Where an earlier version kept all of them in one value. */
const earlier = defineStored({
  key: outboundQueueKey,
  schema: z.arrayOfValid(z.object(shipment)),
  scope: 'device',
  version: 1,
});

/** Takes over what an earlier version has left, under the keys that it may have been sent with already. */
export function adoptEarlier(): void {
  const left = earlier.get() ?? [];
  left.forEach((each) => outboundStore.keep({ ...each, tab: thisTab, time: 0 }));
}
