import type { SalesRow } from '@depot/contracts/reports';
import { Figures } from '../../parts/figures/Figures.js';
import { useTexts } from '../../texts.js';
import { salesAmounts, sumOf } from './sums.js';

/** Sums of the rows on screen. */
export function SalesFigures({ rows }: { rows: readonly SalesRow[] | undefined }) {
  const { t } = useTexts();
  return (
    <Figures
      figures={salesAmounts.map((amount) => ({ name: t(`sales.${amount}`), cents: rows && sumOf(rows, amount) }))}
    />
  );
}
