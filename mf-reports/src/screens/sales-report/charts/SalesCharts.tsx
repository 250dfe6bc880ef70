import type { SalesRow } from '@depot/contracts/reports';
import { Segmented } from '@depot/ui';
import { useState } from 'react';
import type { Period } from '../../../parts/period/period.js';
import { useTexts } from '../../../texts.js';
import type { SalesWords } from '../columns.js';
import { BestProducts } from './BestProducts.js';
import classes from './chart.module.css';
import { SalesChart } from './SalesChart.js';
import { SalesOverTime } from './SalesOverTime.js';

const kinds = ['overTime', 'customers', 'products'] as const;

interface SalesChartsProps {
  words: SalesWords;
  period: Period;
  /** Rows of the customers in the table. */
  rows: readonly SalesRow[];
}

/** Charts of the report, one at a time; data is queried only for the visible one. A store is its only customer. */
export function SalesCharts({ words, period, rows }: SalesChartsProps) {
  const { t } = useTexts();
  const [kind, setKind] = useState<(typeof kinds)[number]>('overTime');
  return (
    <aside className={classes.charts}>
      <Segmented
        block
        size="small"
        aria-label={t('charts.kind')}
        options={kinds
          .filter((value) => words === 'sales' || value !== 'customers')
          .map((value) => ({ value, label: t(`charts.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'overTime' && <SalesOverTime words={words} period={period} />}
      {kind === 'customers' && <SalesChart rows={rows} />}
      {kind === 'products' && <BestProducts words={words} period={period} />}
    </aside>
  );
}
