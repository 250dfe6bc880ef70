import { isBulk } from '@depot/contracts/amounts';
import { allocate } from '../shipping/allocate.js';
import type { StockRow } from '../stock/stock.repository.js';
import type { NewUnit, Remaining, UnitRow } from '../unit/unit.repository.js';

/** Changes of the lots of a counted or pooled product. */
export interface LotChange {
  changed: Remaining[];
  fresh: NewUnit[];
}

/**
 * Takes a missing amount from the lots like a shipment, and adds an additional amount to the newest lot, or to a new
 * one. Returns undefined if the lots do not hold the missing amount. The caller has locked `lots`; the allocated
 * amounts are subtracted from them.
 */
export function adjustLots(row: StockRow, lots: readonly UnitRow[], difference: number): LotChange | undefined {
  const { productId, hasWeight } = row;
  const byWeight = isBulk(hasWeight);
  if (difference < 0) {
    const allocated = allocate(lots, hasWeight, -difference);
    return allocated && { changed: allocated.map(({ unit }) => unit), fresh: [] };
  }
  const newest = lots.reduce<UnitRow | undefined>((a, b) => (a && a.receivedTime > b.receivedTime ? a : b), undefined);
  const more = { quantity: byWeight ? 0 : difference, weight: byWeight ? difference : 0 };
  if (!newest) return { changed: [], fresh: [{ productId, ...more }] };
  return {
    changed: [{ ...newest, quantity: newest.quantity + more.quantity, weight: newest.weight + more.weight }],
    fresh: [],
  };
}
