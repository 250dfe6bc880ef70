import { isBulk, toHundredths } from '@depot/contracts/amounts';
import type { Order } from '@depot/contracts/orders';

/** A product that a store orders again and again. */
export interface UsualProduct {
  productId: number;
  /** As it was ordered last: pieces, or hundredths of a pound for pooled weight. */
  amount: number;
  /** In how many of the orders it is. */
  times: number;
}

/** Milliseconds: what was ordered longer ago is not usual any more. */
const window = 8 * 7 * 86_400_000;

/**
 * What a store has ordered in the last weeks, the most frequent first, each with the amount of the newest order that
 * holds it. `orders` are the newest first; cancelled ones do not count. `now` is epoch ms.
 */
export function usualGoods(
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
