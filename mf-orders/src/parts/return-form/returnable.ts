import { isBulk, toHundredths } from '@depot/contracts/amounts';
import type { OrderItem, OrderReturn } from '@depot/contracts/orders';

/** What of a line can still come back. */
export interface Left {
  item: OrderItem;
  /** Pieces, or hundredths of a pound for pooled weight. */
  amount: number;
  /** Pieces that have not come back into stock, by id. */
  inventoryIds: number[];
}

/** Shipped less returned by other returns, by product. The server has the last word. */
export function leftOf(items: readonly OrderItem[], returns: readonly OrderReturn[]): Map<number, Left> {
  const left = new Map(
    items.map((item) => {
      const amount = isBulk(item.hasWeight) ? toHundredths(item.weight) : item.quantity;
      return [item.orderItemId, { item, amount, inventoryIds: item.scannedInvIds }];
    }),
  );
  for (const returned of returns.flatMap((each) => each.items)) {
    const of = left.get(returned.orderItemId);
    if (!of) continue;
    of.amount -= isBulk(returned.hasWeight) ? toHundredths(returned.returnWeight) : returned.returnQty;
    of.inventoryIds = of.inventoryIds.filter((id) => !returned.inventoryIds.includes(id));
  }
  return new Map([...left.values()].map((each) => [each.item.productId, each]));
}
