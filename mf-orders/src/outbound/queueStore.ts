import { defineQueue, type Queued, thisTab } from '@depot/api/queue';
import { checkedBy, defineStored } from '@depot/storage';
import { type Check, checkFields, checkOptional, isFlag, isInteger, isObject, isText } from '../api/checks.js';
import type { OutboundRequest } from '../api/orders.js';
import { outboundPrefix, outboundQueueKey, returnPrefix } from './queueKey.js';

/** Submitted order without a response yet. */
export interface QueuedOutbound extends Queued {
  orderId: number;
  displayId: number;
  request: OutboundRequest;
}

type Shipment = Omit<QueuedOutbound, 'tab' | 'time' | 'turn' | 'isDone'>;

const shipment = {
  key: isText,
  userId: isInteger,
  orderId: isInteger,
  displayId: isInteger,
  request: isObject,
  isWaiting: checkOptional(isFlag),
  rejection: checkOptional(isText),
  rejectionCode: checkOptional(isText),
} satisfies Record<keyof Shipment, Check>;

const isShipment = checkFields(shipment);
const isEntry = checkFields({ ...shipment, tab: isText, time: isInteger, turn: checkOptional(isInteger) });

export const outboundStore = defineQueue({
  prefix: outboundPrefix,
  schema: checkedBy((value): value is QueuedOutbound => isEntry(value)),
  mark: outboundQueueKey,
  besides: [returnPrefix],
});

/** Queue of an earlier version, which stored all entries in one value. */
const earlier = defineStored({
  key: outboundQueueKey,
  schema: checkedBy((value): value is unknown[] => Array.isArray(value)),
  scope: 'device',
  version: 1,
});

/**
 * Migrates the entries of an earlier version. They keep their idempotency keys, because they may have been sent
 * already.
 */
export function moveEarlierEntries(): void {
  const left = (earlier.get() ?? []).filter((each): each is Shipment => isShipment(each));
  left.forEach((each) => outboundStore.keep({ ...each, tab: thisTab, time: 0 }));
}
