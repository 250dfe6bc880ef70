import { type Cents, type Hundredths, isBulk, type StockMode } from '@depot/contracts/amounts';
import type { CreditLine } from '@depot/contracts/billing';
import type { ReturnedStock as StockReturnLine } from '@depot/contracts/inventory';

/** A line of a return: what is credited, and what of it went back into stock. */
export interface ReturnLine {
  orderItemId: number;
  productId: number;
  name: string;
  hasWeight: StockMode;
  returnQuantity: number;
  returnWeight: Hundredths;
  rate: Cents;
  /** Back in stock; the rest is loss. */
  quantity: number;
  weight: Hundredths;
  /** The pieces of a `Yes` line that are back in stock. */
  inventoryIds: number[];
}

/** What the store gets credit for. */
export function creditLine({
  orderItemId,
  productId,
  name,
  hasWeight,
  returnQuantity,
  returnWeight,
  rate,
}: ReturnLine): CreditLine {
  return { orderItemId, productId, description: name, hasWeight, quantity: returnQuantity, weight: returnWeight, rate };
}

/** What goes back on the shelf, in the unit that stock counts the product in. */
export function stockLines(lines: readonly ReturnLine[]): StockReturnLine[] {
  return lines.flatMap(({ orderItemId, productId, hasWeight, quantity, weight, inventoryIds }) => {
    const back = isBulk(hasWeight) ? { quantity: 0, weight } : { quantity, weight: 0 };
    return back.quantity + back.weight > 0 ? [{ orderItemId, productId, ...back, inventoryIds }] : [];
  });
}

/** True where the same pieces and amounts go back on the shelf, whatever is credited for them. */
export function areSameGoods(before: readonly ReturnLine[], after: readonly ReturnLine[]): boolean {
  const textOf = (lines: readonly ReturnLine[]) =>
    stockLines(lines)
      .map(({ orderItemId, productId, quantity, weight, inventoryIds }) =>
        [orderItemId, productId, quantity, weight, ...[...inventoryIds].sort((a, b) => a - b)].join(' '),
      )
      .sort()
      .join('\n');
  return textOf(before) === textOf(after);
}

/** What was credited and is lost: it stays out of stock. */
export function lostLines(lines: readonly ReturnLine[]): StockReturnLine[] {
  return lines.flatMap(({ orderItemId, productId, hasWeight, returnQuantity, returnWeight, quantity, weight }) => {
    const lost = isBulk(hasWeight)
      ? { quantity: 0, weight: returnWeight - weight }
      : { quantity: returnQuantity - quantity, weight: 0 };
    return lost.quantity + lost.weight > 0 ? [{ orderItemId, productId, ...lost, inventoryIds: [] }] : [];
  });
}
