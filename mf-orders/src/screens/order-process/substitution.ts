import type { Cents } from '@depot/contracts/amounts';
import { type DraftLine, newLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';

/**
 * Adds a substitute: in place of the whole line if none of the product is left, else as another line for the missing
 * amount. The amount carries over if both are counted or both are weighed.
 */
export function substitute(
  lines: readonly DraftLine[],
  line: DraftLine,
  product: Orderable,
  instead: Orderable,
  rate: Cents,
): readonly DraftLine[] {
  const wanted = line.amount ?? 0;
  const there = Math.min(wanted, product.available);
  const missing = wanted - there;
  const sameUnit = (product.hasWeight === 'Weighting') === (instead.hasWeight === 'Weighting');
  const amountOf = (amount: number) => (sameUnit && amount > 0 ? Math.min(amount, instead.available) : undefined);
  if (there === 0 || missing === 0) {
    return lines.map((each) =>
      each.key === line.key
        ? { ...each, productId: instead.productId, rate, isRateUnread: false, amount: amountOf(wanted) }
        : each,
    );
  }
  const rest = newLine({ productId: instead.productId, rate, amount: amountOf(missing), notes: line.notes });
  return lines.flatMap((each) => (each.key === line.key ? [{ ...each, amount: there }, rest] : [each]));
}
