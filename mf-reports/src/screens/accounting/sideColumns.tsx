import type { TFunction } from '@depot/i18n';
import { Money } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';

/** Columns of debit and credit in dollars; the side without an amount is empty. */
export const buildSideColumns = <Row extends { debit: number; credit: number }>(
  t: TFunction<'mf-reports'>,
): DataColumn<Row>[] =>
  (['debit', 'credit'] as const).map((side) => ({
    key: side,
    title: t(`accounting.${side}`),
    numeric: true,
    render: (_, row) => (row[side] === 0 ? '' : <Money dollars={row[side]} />),
  }));
