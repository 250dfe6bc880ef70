import type { Cents } from '@depot/contracts/amounts';
import { calculateLineTotal, type DraftLine, isComplete, isEstimated } from './draftLine.js';
import type { Orderable } from './orderable.js';

export interface OrderTotal {
  /** Number of lines with a product and an amount. */
  products: number;
  /** Sum of the lines with a known amount; undefined while a rate is not a number. */
  cents: Cents | undefined;
  /** Weighed pieces count with their average weight. */
  isEstimated: boolean;
  /** Weighed pieces of which none is in stock are not counted: their average weight is unknown. */
  isPartial: boolean;
}

export function orderTotal(
  lines: readonly DraftLine[],
  products: ReadonlyMap<number, Orderable>,
  rateOf: (line: DraftLine, product: Orderable) => Cents,
): OrderTotal {
  const total = { products: 0, cents: 0, isEstimated: false, isPartial: false };
  lines.filter(isComplete).forEach((line) => {
    const product = products.get(line.productId);
    if (!product) return;
    total.products += 1;
    const amount = calculateLineTotal(product, line.amount, rateOf(line, product));
    total.cents += amount ?? 0;
    total.isEstimated ||= isEstimated(product);
    total.isPartial ||= amount === undefined;
  });
  return lines.some(({ isRateUnread }) => isRateUnread) ? { ...total, cents: undefined } : total;
}

/** The sum of amounts of one unit; unknown as long as one of them is. */
export function sumOfKnown(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0);
}
