import { type Cents, toHundredths } from '@depot/contracts/amounts';
import type { SalesRow } from '@depot/contracts/reports';
import { Link, writeAddress } from '@depot/router';
import { Button, FileTextOutlined, Money } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo } from 'react';
import { type Period, periodInAddress, periodNames } from '../../parts/period/period.js';
import { useTexts } from '../../texts.js';
import classes from './sales.module.css';

/** The amounts of a row, as the report lists them. */
export const salesAmounts = ['sales', 'paid', 'owed'] as const;
type SalesAmount = (typeof salesAmounts)[number];
/** As the office says it, or as it is said to a store. */
export type SalesWords = 'sales' | 'account';

/** Summed in cents, so that nothing is lost between the rows and the sum. */
export function sumOf(rows: readonly SalesRow[], amount: SalesAmount): Cents {
  return rows.reduce((sum, row) => sum + toHundredths(row[amount]), 0);
}

/** The customer leads to the invoices of the same period. */
export function useSalesColumns(
  words: SalesWords,
  period: Period,
  onStatement: (row: SalesRow) => void,
): DataColumn<SalesRow>[] {
  const { t } = useTexts();
  return useMemo((): DataColumn<SalesRow>[] => {
    const invoicesOf = ({ userId }: SalesRow) =>
      `/in/invoices?userId=${userId}&${writeAddress(periodInAddress, periodNames(period)).toString()}`;
    return [
      {
        key: 'customer',
        title: t('sales.customer'),
        sorter: (a, b) => a.name.localeCompare(b.name),
        render: (_, row) => <Link to={invoicesOf(row)}>{row.name}</Link>,
      },
      ...salesAmounts.map((amount): DataColumn<SalesRow> => ({
        key: amount,
        card: 'labelled',
        title: t(`${words}.${amount}`),
        numeric: true,
        sorter: (a, b) => a[amount] - b[amount],
        render: (_, row) => <Money dollars={row[amount]} />,
      })),
      {
        key: 'actions',
        title: t('sales.actions'),
        width: 130,
        actions: true,
        render: (_, row) => (
          <Button
            size="small"
            className={classes.statement}
            icon={<FileTextOutlined />}
            aria-label={t('sales.statementOf', { name: row.name })}
            onClick={() => onStatement(row)}
          >
            {t('sales.statement')}
          </Button>
        ),
      },
    ];
  }, [t, words, period, onStatement]);
}
