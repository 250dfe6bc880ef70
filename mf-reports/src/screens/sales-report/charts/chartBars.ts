import type { SalesRow } from '@depot/contracts/reports';

export interface Bar {
  row: SalesRow;
  /** Share of the longest bar that was paid, and that is owed; 0 to 100. */
  paid: number;
  owed: number;
}

/** Customers that the chart shows. */
export const maxBars = 10;

/** The best customers, best first. A customer with more credits than sales has no bar. */
export function chartBars(rows: readonly SalesRow[]): Bar[] {
  const best = rows
    .filter(({ sales }) => sales > 0)
    .toSorted((a, b) => b.sales - a.sales)
    .slice(0, maxBars);
  const longest = best[0]?.sales ?? 1;
  const share = (amount: number) => (Math.max(amount, 0) / longest) * 100;
  return best.map((row) => {
    const paid = Math.min(share(row.paid), share(row.sales));
    return { row, paid, owed: share(row.sales) - paid };
  });
}
