import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import type { OutboundRequest } from '../api/orders.js';
import { outboundQueueKey } from './queueKey.js';

/** An order that was submitted and whose answer has not come. */
export interface QueuedOutbound {
  /** Idempotency key: however often it is sent, the goods leave once. */
  key: string;
  /** Whose it is: another person at this browser neither sees nor sends it. */
  userId: number;
  orderId: number;
  displayId: number;
  request: OutboundRequest;
  /** The server could not be reached: it waits. Before that it is simply on its way. */
  isWaiting?: boolean;
  /** Why the server would not have it, once it has said so. */
  rejection?: string;
}

const entry: z.Type<QueuedOutbound> = z.object({
  key: z.string(),
  userId: z.int(),
  orderId: z.int(),
  displayId: z.int(),
  request: z.custom<OutboundRequest>((value) => typeof value === 'object' && value !== null),
  isWaiting: z.optional(z.boolean()),
  rejection: z.optional(z.string()),
});

const storedQueue = defineStored({
  key: outboundQueueKey,
  schema: z.arrayOfValid(entry),
  scope: 'device',
  version: 1,
});
const none: readonly QueuedOutbound[] = [];

/** What waits, oldest first. The same array until something changes. */
export const queuedOutbounds = (): readonly QueuedOutbound[] => storedQueue.get() ?? none;

/** Changes what waits; another tab may have done so a moment ago. */
export function changeQueue(change: (all: readonly QueuedOutbound[]) => readonly QueuedOutbound[]): void {
  const next = change(queuedOutbounds());
  if (next.length === 0) storedQueue.remove();
  else storedQueue.set([...next]);
}

/** Calls back when this tab or another one has changed what waits. */
export const subscribeQueue = storedQueue.subscribe;
