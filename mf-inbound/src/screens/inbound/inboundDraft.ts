import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { clearDraft, isEntryLines, loadDraft, saveDraft } from '@depot/stock-entry';
import type { InboundBox, InboundItem } from './inboundModel.js';

/** Each delivery has a draft of its own: two may be on their way at once. */
const storageKey = (deliveryReceiptId: number) => `inbound-draft-${deliveryReceiptId}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isBox = (value: unknown): value is InboundBox =>
  isObject(value) && typeof value.boxId === 'number' && typeof value.arrived === 'boolean' && isEntryLines(value.lines);
const isItem = (value: unknown): value is InboundItem =>
  isObject(value) &&
  typeof value.deliveryReceiptItemId === 'number' &&
  typeof value.nameOnBox === 'string' &&
  Array.isArray(value.boxes) &&
  value.boxes.every(isBox);
const isDraft = (value: unknown): value is InboundItem[] => Array.isArray(value) && value.every(isItem);

/** What was entered for this receipt before, if the receipt still announces the same. */
export function loadInbound(userId: number, receipt: DeliveryReceipt): InboundItem[] | undefined {
  const draft = loadDraft(storageKey(receipt.id), userId, isDraft);
  if (!draft) return undefined;
  const ids = (items: readonly { deliveryReceiptItemId: number }[]) => items.map((item) => item.deliveryReceiptItemId).join();
  return ids(draft) === ids(receipt.deliveryReceiptItems) ? draft : undefined;
}

export function saveInbound(userId: number, deliveryReceiptId: number, items: readonly InboundItem[]): void {
  saveDraft(storageKey(deliveryReceiptId), userId, items);
}

export const clearInbound = (deliveryReceiptId: number): void => clearDraft(storageKey(deliveryReceiptId));
