import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { defineDraft, type EntryLine, entryLines, ownDraft } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';

/** A box of the delivery and what is in it. */
export interface InboundBox {
  /** Unique in the delivery. */
  boxId: number;
  /** False: it is missing, nothing of it comes in. */
  arrived: boolean;
  lines: EntryLine[];
}

/** An item of the receipt: one product in as many boxes as were announced. */
export interface InboundItem {
  deliveryReceiptItemId: number;
  /** Place on the receipt, from 0. */
  sequence: number;
  productId: number;
  productName: string;
  /** Announced. */
  quantity: number;
  nameOnBox: string;
  boxes: InboundBox[];
}

/** Items as they are kept. */
export const inboundItems: z.Type<InboundItem[]> = z.array(
  z.object({
    deliveryReceiptItemId: z.number(),
    sequence: z.number(),
    productId: z.number(),
    productName: z.string(),
    quantity: z.number(),
    nameOnBox: z.string(),
    boxes: z.array(z.object({ boxId: z.number(), arrived: z.boolean(), lines: entryLines })),
  }),
);

/** Each delivery has a draft of its own: two may be on their way at once. */
const draftFor = (deliveryReceiptId: number) => defineDraft(`inbound-draft-${deliveryReceiptId}`, inboundItems);

/** What was entered for this receipt before, if the receipt still announces the same. */
export function loadInbound(userId: number, receipt: DeliveryReceipt): InboundItem[] | undefined {
  const draft = ownDraft(draftFor(receipt.id), userId);
  return draft && isOf(draft, receipt) ? draft : undefined;
}

/** The receipt announces what was entered. */
export function isOf(draft: readonly InboundItem[], receipt: DeliveryReceipt): boolean {
  const ids = (all: readonly { deliveryReceiptItemId: number }[]) =>
    all.map((item) => item.deliveryReceiptItemId).join();
  return ids(draft) === ids(receipt.deliveryReceiptItems);
}

export function saveInbound(userId: number, deliveryReceiptId: number, draft: readonly InboundItem[]): void {
  draftFor(deliveryReceiptId).set({ userId, draft: [...draft] });
}

export const clearInbound = (deliveryReceiptId: number): void => draftFor(deliveryReceiptId).remove();
