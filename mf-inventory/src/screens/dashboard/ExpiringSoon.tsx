import { failureMessage } from '@depot/api';
import { expiringDays, type ExpiringLot } from '@depot/contracts/inventory';
import { formatDay } from '@depot/contracts/time';
import type { TFunction } from '@depot/i18n';
import { Link } from '@depot/router';
import { defineStored, useStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { type DataColumn, DataTable, Select, usePaging } from '@depot/ui/data';
import { useInventoryExpiringQuery } from '../../api/inventory.js';
import { GoodsAmount } from '../../parts/GoodsAmount.js';
import { useTexts } from '../../texts.js';
import { rowsPerTable } from './chartShape.js';
import classes from './dashboard.module.css';

/** Periods that can be chosen, in days. */
const dayChoices = [7, 14, expiringDays.usual, 60, 90, 180];

/** The period that was chosen in this browser. */
const storedDays = defineStored({
  key: 'expiring-soon-days',
  schema: z.number().check(z.refine((days) => dayChoices.includes(days))),
  scope: 'user',
  version: 1,
});

/** Goods that expire soon or have expired; each user chooses the period. */
export function ExpiringSoon() {
  const { t } = useTexts();
  const [days = expiringDays.usual, setDays] = useStored(storedDays);
  const { currentData, error, refetch } = useInventoryExpiringQuery({ days }, { refetchOnMountOrArgChange: true });
  const paging = usePaging(currentData?.list.length ?? 0, rowsPerTable);
  return (
    <>
      <div className={classes.headed}>
        <h2 className={classes.heading}>{t('dashboard.expiring')}</h2>
        <label className={classes.within}>
          {t('dashboard.within')}
          <Select
            size="small"
            value={days}
            onChange={setDays}
            options={dayChoices.map((count) => ({ value: count, label: t('dashboard.days', { count }) }))}
          />
        </label>
      </div>
      <DataTable
        label={t('dashboard.expiring')}
        columns={buildColumns(t)}
        rows={currentData?.list}
        rowKey={(row) => `${row.productId} ${row.lot ?? ''} ${row.expiry}`}
        paging={paging}
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t('dashboard.nothingExpires')}
      />
    </>
  );
}

function buildColumns(t: TFunction<'mf-inventory'>): DataColumn<ExpiringLot>[] {
  return [
    {
      key: 'product',
      title: t('column.product'),
      render: (_, row) => (
        <Link to={`/in/inventory/details?pid=${row.productId}&weight=${row.hasWeight}`}>{row.productName}</Link>
      ),
    },
    { key: 'lot', card: 'labelled', title: t('dashboard.lot'), render: (_, { lot }) => lot ?? '–' },
    {
      key: 'expiry',
      card: 'labelled',
      title: t('dashboard.expiry'),
      render: (_, { expiry }) => formatDay(expiry),
    },
    {
      key: 'daysLeft',
      card: 'labelled',
      title: t('dashboard.daysLeft'),
      numeric: true,
      render: (_, { daysLeft }) => (
        <span className={daysLeft < 0 ? classes.expired : undefined} title={formatDays(t, daysLeft)}>
          {daysLeft < 0 ? `−${-daysLeft}` : daysLeft}
        </span>
      ),
    },
    {
      key: 'amount',
      card: 'amount',
      title: t('dashboard.amount'),
      numeric: true,
      render: (_, row) => <GoodsAmount {...row} />,
    },
  ];
}

function formatDays(t: TFunction<'mf-inventory'>, daysLeft: number): string {
  if (daysLeft === 0) return t('dashboard.today');
  return daysLeft < 0 ? t('dashboard.expired', { count: -daysLeft }) : t('dashboard.left', { count: daysLeft });
}
