import { type Cents, toHundredths } from '@depot/contracts/amounts';
import type { SalesRow } from '@depot/contracts/reports';

/** The amounts of a row, as the report lists them. */
export const salesAmounts = ['sales', 'paid', 'owed'] as const;
export type SalesAmount = (typeof salesAmounts)[number];

/** Summed in cents, so that nothing is lost between the rows and the sum. */
export function sumOf(rows: readonly SalesRow[], amount: SalesAmount): Cents {
  return rows.reduce((sum, row) => sum + toHundredths(row[amount]), 0);
}
