import { isBulk, toHundredths } from '@depot/contracts/amounts';
import type { Order } from '@depot/contracts/orders';

/** A product that a store orders again and again. */
export interface UsualProduct {
  productId: number;
  /** Amount of the last order: pieces, or hundredths of a pound for pooled weight. */
  amount: number;
  /** In how many of the orders it is. */
  times: number;
}

/** Milliseconds; older orders are ignored. */
const window = 8 * 7 * 86_400_000;

/**
 * Products that a store ordered in the last weeks, the most frequent first, each with the amount in its newest order.
 * `orders` are sorted newest first; cancelled ones are ignored. `now` is epoch ms.
 */
export function findUsualGoods(
  orders: readonly Pick<Order, 'time' | 'status' | 'orderItems'>[],
  now: number,
): UsualProduct[] {
  const found = new Map<number, UsualProduct>();
  for (const { time, status, orderItems } of orders) {
    if (status === 'CANCELLED' || now - time > window) continue;
    for (const { productId, hasWeight, quantity, weight, scannedInvIds } of orderItems) {
      const amount = isBulk(hasWeight) ? toHundredths(weight) : quantity || scannedInvIds.length;
      const known = found.get(productId);
      if (known) known.times += 1;
      else if (amount > 0) found.set(productId, { productId, amount, times: 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.times - a.times || a.productId - b.productId);
}
