import { isBulk } from '@depot/contracts/amounts';
import { availableOf, type StockAmount } from '@depot/contracts/inventory';
import type { StockRow } from '../stock/stock.repository.js';

/** Limits each amount to the available stock plus the bookings of the caller. Products without any are left out. */
export function limitToAvailable(
  wanted: readonly StockAmount[],
  held: readonly StockAmount[],
  rows: ReadonlyMap<number, StockRow>,
): StockAmount[] {
  const own = new Map(held.map((amount) => [amount.productId, amount]));
  return wanted.flatMap(({ productId, quantity, weight }) => {
    const row = rows.get(productId);
    if (!row) return [];
    const byWeight = isBulk(row.hasWeight);
    const free = availableOf(row.hasWeight, row);
    const mine = own.get(productId);
    const fits = byWeight
      ? Math.min(weight, free + (mine?.weight ?? 0))
      : Math.min(quantity, free + (mine?.quantity ?? 0));
    if (fits <= 0) return [];
    return [{ productId, quantity: byWeight ? 0 : fits, weight: byWeight ? fits : 0 }];
  });
}
