import { type Cents, toHundredths } from '@depot/contracts/amounts';
import type { AgeingRow } from '@depot/contracts/reports';

/** Ages of debts, the youngest first, as the report has them. */
export const ages = ['current', 'upTo30', 'upTo60', 'upTo90', 'older'] as const;

/** Totals of all rows in cents. */
export function sumAges(rows: readonly AgeingRow[]): { amounts: Cents[]; owed: Cents } {
  const amounts = ages.map((_, at) => rows.reduce((sum, row) => sum + toHundredths(row.amounts[at] ?? 0), 0));
  return { amounts, owed: amounts.reduce((sum, amount) => sum + amount, 0) };
}

/** Widths of a bar's segments in percent. Ages with a negative amount, because of credits, have width 0. */
export function calculateShares(amounts: readonly Cents[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  return amounts.map((amount) => (whole === 0 ? 0 : (Math.max(amount, 0) / whole) * 100));
}
