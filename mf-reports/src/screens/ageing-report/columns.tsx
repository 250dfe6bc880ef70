import type { AgeingRow } from '@depot/contracts/reports';
import { createSearchParams, Link } from '@depot/router';
import { Money } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../texts.js';
import { ages } from './ageingTotals.js';

/** The customer leads to all of its invoices. */
export function useAgeingColumns(): DataColumn<AgeingRow>[] {
  const { t } = useTexts();
  return useMemo((): DataColumn<AgeingRow>[] => {
    const buildInvoicesAddress = (userId: number) =>
      `/in/invoices?${createSearchParams({ userId: String(userId), preset: 'all' }).toString()}`;
    return [
      {
        key: 'customer',
        title: t('ageing.customer'),
        sorter: (a, b) => a.name.localeCompare(b.name),
        render: (_, { userId, name }) => <Link to={buildInvoicesAddress(userId)}>{name}</Link>,
      },
      ...ages.map((age, at): DataColumn<AgeingRow> => ({
        key: age,
        title: t(`ageing.${age}`),
        numeric: true,
        sorter: (a, b) => (a.amounts[at] ?? 0) - (b.amounts[at] ?? 0),
        render: (_, { amounts }) => (amounts[at] ? <Money dollars={amounts[at]} /> : '–'),
      })),
      {
        key: 'owed',
        card: 'amount',
        title: t('ageing.owed'),
        numeric: true,
        sorter: (a, b) => a.owed - b.owed,
        render: (_, { owed }) => (
          <strong>
            <Money dollars={owed} />
          </strong>
        ),
      },
    ];
  }, [t]);
}
