import type { Cents } from '@depot/contracts/amounts';
import { type DraftLine, newLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';

/**
 * Puts a substitute in: instead of the whole line where nothing of the product is left, else for what is missing, as a
 * line of its own. The amount carries over where both are counted or both are weighed.
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
