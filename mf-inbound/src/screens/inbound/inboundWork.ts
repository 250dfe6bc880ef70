import type { Hundredths } from '@depot/contracts/amounts';
import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { asksWeight, defineDraft, draftOf, entryLines, type ProductsById, toRequest } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';
import type { InboundRequest } from '../../api/inbound.js';
import type { InboundItem } from './inboundModel.js';

const items: z.Type<InboundItem[]> = z.array(
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
const draftFor = (deliveryReceiptId: number) => defineDraft(`inbound-draft-${deliveryReceiptId}`, items);

/** What was entered for this receipt before, if the receipt still announces the same. */
export function loadInbound(userId: number, receipt: DeliveryReceipt): InboundItem[] | undefined {
  const draft = draftOf(draftFor(receipt.id), userId);
  if (!draft) return undefined;
  const ids = (all: readonly { deliveryReceiptItemId: number }[]) =>
    all.map((item) => item.deliveryReceiptItemId).join();
  return ids(draft) === ids(receipt.deliveryReceiptItems) ? draft : undefined;
}

export function saveInbound(userId: number, deliveryReceiptId: number, draft: readonly InboundItem[]): void {
  draftFor(deliveryReceiptId).set({ userId, draft: [...draft] });
}

export const clearInbound = (deliveryReceiptId: number): void => draftFor(deliveryReceiptId).remove();

/** The delivery as the server takes it. Boxes that are missing are sent empty. */
export function inboundRequest(
  deliveryReceiptId: number,
  items: readonly InboundItem[],
  products: ProductsById,
  weightsConfirmed: boolean,
): InboundRequest {
  return {
    deliveryReceiptId,
    weightsConfirmed,
    inboundItems: items.map(({ deliveryReceiptItemId, sequence, quantity, nameOnBox, boxes }) => ({
      receiptItem: { deliveryReceiptItemId, sequence, quantity, nameOnBox: nameOnBox.trim() },
      boxes: boxes.map(({ boxId, arrived, lines }) => ({
        boxId,
        inventories: arrived ? lines.map((line) => toRequest(line, products)) : [],
      })),
    })),
  };
}

interface ItemTotals {
  arrived: number;
  /** Pieces; 0 for pooled weight. */
  pieces: number;
  /** Hundredths of a pound; 0 for counted goods. */
  weight: Hundredths;
}

/** What comes in of an item. */
export function totalsOf(item: InboundItem, products: ProductsById): ItemTotals {
  const product = products.get(item.productId);
  const pooled = product?.hasWeight === 'Weighting';
  const boxes = item.boxes.filter(({ arrived }) => arrived);
  const lines = boxes.flatMap((box) => box.lines);
  const piecesOf = (quantity: number | undefined) => (pooled ? 1 : (quantity ?? 1));
  return {
    arrived: boxes.length,
    pieces: pooled ? 0 : lines.reduce((sum, { quantity }) => sum + piecesOf(quantity), 0),
    weight: asksWeight(product)
      ? lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * piecesOf(quantity), 0)
      : 0,
  };
}
