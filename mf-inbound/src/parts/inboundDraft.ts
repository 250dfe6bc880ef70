import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { defineDraft, type EntryLine, entryLines, ownDraft } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';

/** Box of the delivery and its content. */
export interface InboundBox {
  /** Unique in the delivery. */
  boxId: number;
  /** False if the box is missing: none of its content is received. */
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

/** Schema of stored items. */
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

/** One draft per delivery, because two may be in progress at the same time. */
const defineInboundDraft = (deliveryReceiptId: number) =>
  defineDraft(`inbound-draft-${deliveryReceiptId}`, inboundItems);

/** Returns the draft of this receipt, unless the receipt has changed since. */
export function loadInbound(userId: number, receipt: DeliveryReceipt): InboundItem[] | undefined {
  const draft = ownDraft(defineInboundDraft(receipt.id), userId);
  return draft && isDraftOfReceipt(draft, receipt) ? draft : undefined;
}

/** True if the draft matches the items of the receipt. */
export function isDraftOfReceipt(draft: readonly InboundItem[], receipt: DeliveryReceipt): boolean {
  const joinIds = (all: readonly { deliveryReceiptItemId: number }[]) =>
    all.map((item) => item.deliveryReceiptItemId).join();
  return joinIds(draft) === joinIds(receipt.deliveryReceiptItems);
}

export function saveInbound(userId: number, deliveryReceiptId: number, draft: readonly InboundItem[]): void {
  defineInboundDraft(deliveryReceiptId).set({ userId, draft: [...draft] });
}

export const clearInbound = (deliveryReceiptId: number): void => defineInboundDraft(deliveryReceiptId).remove();
