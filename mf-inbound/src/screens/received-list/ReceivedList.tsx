import { failureMessage } from '@depot/api';
import type { TFunction } from '@depot/i18n';
import { useNextPage } from '@depot/remote-kit';
import { useAddressState, useNavigate } from '@depot/router';
import { useClaims, useMay } from '@depot/session';
import {
  Button,
  DateText,
  FilterBox,
  Page,
  PageHeader,
  PeriodField,
  PhoneFilters,
  PlusOutlined,
  usePhone,
  Weight,
} from '@depot/ui';
import { type DataColumn, DataTable, OlderRows, useAddressPaging } from '@depot/ui/data';
import { useMemo } from 'react';
import { type Received, useInventoryReceivedInfiniteQuery } from '../../api/inventory.js';
import classes from '../../parts/items.module.css';
import { newReceivedPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';
import { countReceivedFilters, matchReceived, noReceivedFilters, receivedFilters } from './receivedFilters.js';

const whole = new Intl.NumberFormat('en-US');

/** Items of the record. */
function ReceivedItems({ record }: { record: Received }) {
  const { t } = useTexts();
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          <th>{t('receipt.product')}</th>
          <th className={classes.number}>{t('receipt.quantity')}</th>
          <th className={classes.number}>{t('received.weight')}</th>
        </tr>
      </thead>
      <tbody>
        {record.inventoryHistories.map(({ productName, quantity, weight }, index) => (
          <tr key={index}>
            <td>{productName}</td>
            <td className={classes.number}>{quantity === 0 ? '–' : whole.format(quantity)}</td>
            <td className={classes.number}>{weight === 0 ? '–' : <Weight pounds={weight} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const pageSize = 50;

/** Goods received without a delivery receipt. */
export function ReceivedList() {
  const { t } = useTexts();
  const { tz } = useClaims();
  const { values: filters, shown, change, type } = useAddressState(receivedFilters);
  const query = useInventoryReceivedInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const records = useMemo(
    () => query.data?.pages.flatMap(({ list }) => list).filter((record) => matchReceived(record, filters, tz)),
    [query.data, filters, tz],
  );
  const fetchOlder = useNextPage(query);
  const paging = { ...useAddressPaging(records?.length ?? 0, pageSize), more: query.hasNextPage };
  const phone = usePhone();
  const set = countReceivedFilters(filters);
  return (
    <Page>
      <PageHeader
        filters={
          <PhoneFilters count={set} onClear={() => change(noReceivedFilters)}>
            <FilterBox label={t('received.search')} value={shown.filter} onChange={(filter) => type({ filter })} />
            <PeriodField label={t('received.date')} period={filters} onChange={change} />
          </PhoneFilters>
        }
        actions={<AddReceivedButton />}
      />
      <DataTable
        label={t('received.title')}
        columns={buildReceivedColumns(t, phone)}
        rows={records}
        rowKey="id"
        failure={query.error && failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        emptyText={t(set > 0 ? 'received.noMatch' : 'received.empty')}
        expansion={{ render: (record) => <ReceivedItems record={record} /> }}
        paging={paging}
      />
      <OlderRows text={t('older')} paging={paging} query={query} onFetch={fetchOlder} />
    </Page>
  );
}

function AddReceivedButton() {
  const { t } = useTexts();
  const navigate = useNavigate();
  if (!useMay('inventory.edit')) return null;
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(newReceivedPath)}>
      {t('received.add')}
    </Button>
  );
}

/** Columns of a record. On a card, the number of items has no heading, so its text includes the unit. */
function buildReceivedColumns(t: TFunction<'mf-inbound'>, phone: boolean): DataColumn<Received>[] {
  return [
    { key: 'id', title: t('receipt.id'), render: (_, { id }) => <strong>{id}</strong> },
    { key: 'date', card: 'line', title: t('received.date'), render: (_, { date }) => <DateText time={date} /> },
    {
      key: 'warehouse',
      card: 'line',
      title: t('received.warehouse'),
      render: (_, { subWarehouse }) => subWarehouse?.name ?? (phone ? null : '–'),
    },
    {
      key: 'supplier',
      card: 'line',
      title: t('received.supplier'),
      render: (_, { brand }) => brand?.name ?? (phone ? null : '–'),
    },
    {
      key: 'items',
      card: 'amount',
      title: t('received.items'),
      numeric: true,
      render: (_, { inventoryHistories: { length: count } }) => (phone ? t('received.itemCount', { count }) : count),
    },
  ];
}
