import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { clearDraft, isEntryLines, loadDraft, saveDraft } from '@depot/stock-entry';
import type { InboundBox, InboundItem } from './inboundModel.js';

const storageKey = 'inbound-draft';

interface InboundDraft {
  deliveryReceiptId: number;
  items: InboundItem[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isBox = (value: unknown): value is InboundBox =>
  isObject(value) && typeof value.boxId === 'number' && typeof value.arrived === 'boolean' && isEntryLines(value.lines);
const isItem = (value: unknown): value is InboundItem =>
  isObject(value) &&
  typeof value.deliveryReceiptItemId === 'number' &&
  typeof value.nameOnBox === 'string' &&
  Array.isArray(value.boxes) &&
  value.boxes.every(isBox);
const isDraft = (value: unknown): value is InboundDraft =>
  isObject(value) && typeof value.deliveryReceiptId === 'number' && Array.isArray(value.items) && value.items.every(isItem);

/** What was entered for this receipt before, if the receipt still announces the same. */
export function loadInbound(userId: number, receipt: DeliveryReceipt): InboundItem[] | undefined {
  const draft = loadDraft(storageKey, userId, isDraft);
  if (draft?.deliveryReceiptId !== receipt.id) return undefined;
  const ids = (items: readonly { deliveryReceiptItemId: number }[]) => items.map((item) => item.deliveryReceiptItemId).join();
  return ids(draft.items) === ids(receipt.deliveryReceiptItems) ? draft.items : undefined;
}

export function saveInbound(userId: number, deliveryReceiptId: number, items: readonly InboundItem[]): void {
  saveDraft(storageKey, userId, { deliveryReceiptId, items });
}

export const clearInbound = (): void => clearDraft(storageKey);
