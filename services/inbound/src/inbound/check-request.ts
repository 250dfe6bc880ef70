import type { ProductFacts } from '@depot/contracts/catalog';
import { Refusal } from '@depot/contracts/errors';
import { inboundMessages, type InboundBody } from '@depot/contracts/inbound';

/** What a receipt announced. */
export interface AnnouncedItem {
  id: number;
  productId: number;
}

/** Refuses an inbound that does not answer its receipt item by item, or names a box twice. */
export function checkRequest(
  { inboundItems }: InboundBody,
  announced: readonly AnnouncedItem[],
  products: ReadonlyMap<number, ProductFacts>,
): void {
  const open = new Map(announced.map((item) => [item.id, item]));
  const seen = new Set<number>();
  const boxIds = new Set<number>();
  const nameOf = (productId: number) => products.get(productId)?.name ?? '';
  for (const { receiptItem, boxes } of inboundItems) {
    const item = open.get(receiptItem.deliveryReceiptItemId);
    if (!item) throw new Refusal('VALIDATION', inboundMessages.itemOfOtherReceipt);
    if (seen.has(item.id)) throw new Refusal('VALIDATION', inboundMessages.itemTwice);
    seen.add(item.id);
    for (const { boxId, inventories } of boxes) {
      if (boxIds.has(boxId)) throw new Refusal('VALIDATION', inboundMessages.boxTwice, { boxId });
      boxIds.add(boxId);
      const stray = inventories.find(({ productId }) => productId !== item.productId);
      if (stray) throw new Refusal('VALIDATION', inboundMessages.wrongProduct, { boxId, product: nameOf(stray.productId) });
    }
  }
  const missing = announced.find(({ id }) => !seen.has(id));
  if (missing) throw new Refusal('VALIDATION', inboundMessages.itemMissing, { product: nameOf(missing.productId) });
}
