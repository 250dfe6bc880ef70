import type { Cents } from '@depot/contracts/amounts';
import { createLine, type DraftLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';

/**
 * Adds a substitute: in place of the whole line if none of the product is left, else as another line for the missing
 * amount. The amount carries over if both are counted or both are weighed.
 */
export function replaceProduct(
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
  const convertAmount = (amount: number) => (sameUnit && amount > 0 ? Math.min(amount, instead.available) : undefined);
  if (there === 0 || missing === 0) {
    return lines.map((each) =>
      each.key === line.key
        ? { ...each, productId: instead.productId, rate, isRateUnread: false, amount: convertAmount(wanted) }
        : each,
    );
  }
  const rest = createLine({ productId: instead.productId, rate, amount: convertAmount(missing), notes: line.notes });
  return lines.flatMap((each) => (each.key === line.key ? [{ ...each, amount: there }, rest] : [each]));
}
