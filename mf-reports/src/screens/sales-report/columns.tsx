import { type Cents, toHundredths } from '@depot/contracts/amounts';
import type { SalesRow } from '@depot/contracts/reports';
import type { TFunction } from '@depot/i18n';
import { Link, writeAddress } from '@depot/router';
import { Button, FileTextOutlined, Money } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo } from 'react';
import { type Period, periodInAddress, toPeriodNames } from '../../parts/period/period.js';
import { useTexts } from '../../texts.js';
import classes from './sales.module.css';

/** The amounts of a row, as the report lists them. */
export const salesAmounts = ['sales', 'paid', 'owed'] as const;
type SalesAmount = (typeof salesAmounts)[number];
/** Wording for the office, or for a store. */
export type SalesWords = 'sales' | 'account';

/** Sums in cents, so that the total equals the rows. */
export function sumAmount(rows: readonly SalesRow[], amount: SalesAmount): Cents {
  return rows.reduce((sum, row) => sum + toHundredths(row[amount]), 0);
}

/** Links a customer to the invoices of the same period. A store sees only itself, so its link has a fixed text. */
function buildInvoicesColumn(t: TFunction<'mf-reports'>, words: SalesWords, period: Period): DataColumn<SalesRow> {
  const query = writeAddress(periodInAddress, toPeriodNames(period)).toString();
  const renderLink = ({ userId }: SalesRow, text: string) => (
    <Link to={`/in/invoices?userId=${userId}&${query}`}>{text}</Link>
  );
  if (words === 'account') {
    const text = t('account.yourInvoices');
    return { key: 'invoices', title: t('account.invoices'), render: (_, row) => renderLink(row, text) };
  }
  return {
    key: 'customer',
    title: t('sales.customer'),
    sorter: (a, b) => a.name.localeCompare(b.name),
    render: (_, row) => renderLink(row, row.name),
  };
}

/** Customer with link, amounts, and the statement. */
export function useSalesColumns(
  words: SalesWords,
  period: Period,
  onStatement: (row: SalesRow) => void,
): DataColumn<SalesRow>[] {
  const { t } = useTexts();
  return useMemo((): DataColumn<SalesRow>[] => {
    return [
      buildInvoicesColumn(t, words, period),
      ...salesAmounts.map((amount): DataColumn<SalesRow> => ({
        key: amount,
        card: 'labelled',
        tableOnly: words === 'account', // the sums above are its own already
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
            aria-label={words === 'account' ? undefined : t('sales.statementOf', { name: row.name })}
            onClick={() => onStatement(row)}
          >
            {t('sales.statement')}
          </Button>
        ),
      },
    ];
  }, [t, words, period, onStatement]);
}
