import { isBulk } from '@depot/contracts/amounts';
import { allocate } from '../shipping/allocate.js';
import type { StockRow } from '../stock/stock.repository.js';
import type { NewUnit, Remaining, UnitRow } from '../unit/unit.repository.js';

/** How the lots of a counted or pooled product follow a change of its amount. */
export interface LotChange {
  changed: Remaining[];
  fresh: NewUnit[];
}

/**
 * What is missing leaves the lots like goods that go out, what is more joins the newest lot, or a new one where there
 * is none. Undefined when the lots do not hold what is missing. `lots` are locked, and lose what is allocated.
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
