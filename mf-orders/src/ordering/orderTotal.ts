import { type Cents, chargedByWeight, isBulk } from '@depot/contracts/amounts';
import { calculateLineTotal, type DraftLine, isComplete } from './draftLine.js';
import type { Orderable } from './orderable.js';

export interface OrderTotal {
  /** Number of lines with a product and an amount. */
  products: number;
  /** Sum of the lines with a known amount; undefined while a rate is not a number. */
  cents: Cents | undefined;
  /** Some pieces are weighed only when they are shipped, and cost by weight. */
  partial: boolean;
}

export function orderTotal(
  lines: readonly DraftLine[],
  products: ReadonlyMap<number, Orderable>,
  rateOf: (line: DraftLine, product: Orderable) => Cents,
): OrderTotal {
  const total = { products: 0, cents: 0, partial: false };
  lines.filter(isComplete).forEach((line) => {
    const product = products.get(line.productId);
    if (!product) return;
    total.products += 1;
    total.cents += calculateLineTotal(product.hasWeight, line.amount, rateOf(line, product)) ?? 0;
    total.partial ||= chargedByWeight(product.hasWeight) && !isBulk(product.hasWeight);
  });
  return lines.some(({ isRateUnread }) => isRateUnread) ? { ...total, cents: undefined } : total;
}

/** The sum of amounts of one unit; unknown as long as one of them is. */
export function sumOfKnown(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0);
}
