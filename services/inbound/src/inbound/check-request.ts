import type { ProductFacts } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { type InboundBody, inboundMessages } from '@depot/contracts/inbound';
import { assertKnownProducts } from '@depot/contracts/inventory';

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
  for (const [index, { receiptItem, boxes }] of inboundItems.entries()) {
    const item = open.get(receiptItem.deliveryReceiptItemId);
    if (!item) throw new DomainError('VALIDATION', inboundMessages.itemOfOtherReceipt);
    if (seen.has(item.id)) throw new DomainError('VALIDATION', inboundMessages.itemTwice);
    seen.add(item.id);
    for (const [box, { boxId, inventories }] of boxes.entries()) {
      if (boxIds.has(boxId)) throw new DomainError('VALIDATION', inboundMessages.boxTwice, { boxId });
      boxIds.add(boxId);
      assertKnownProducts(`inboundItems.${index}.boxes.${box}.inventories`, inventories, products);
      const stray = inventories.find(({ productId }) => productId !== item.productId);
      if (stray)
        throw new DomainError('VALIDATION', inboundMessages.wrongProduct, { boxId, product: nameOf(stray.productId) });
    }
  }
  const missing = announced.find(({ id }) => !seen.has(id));
  if (missing) throw new DomainError('VALIDATION', inboundMessages.itemMissing, { product: nameOf(missing.productId) });
}
