import { DateText } from '@depot/ui';
import { type DataColumn, DataTable, usePaging } from '@depot/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../texts.js';
import { type CountPoint, rowsPerTable } from './chartShape.js';

const whole = new Intl.NumberFormat('en-US');

/** Pieces in stock by day, newest first. */
export function InventoryCounts({ rows }: { rows: readonly CountPoint[] | undefined }) {
  const { t } = useTexts();
  const newestFirst = useMemo(() => rows?.toSorted((a, b) => b.time - a.time), [rows]);
  const paging = usePaging(rows?.length ?? 0, rowsPerTable);
  const columns: DataColumn<CountPoint>[] = [
    { key: 'time', title: t('dashboard.time'), render: (_, { time }) => <DateText time={time} /> },
    {
      key: 'count',
      card: 'amount',
      title: t('dashboard.count'),
      numeric: true,
      render: (_, { count }) => whole.format(count),
    },
  ];
  return (
    <DataTable
      label={t('dashboard.counts')}
      columns={columns}
      rows={newestFirst}
      rowKey="time"
      paging={paging}
      emptyText={t('dashboard.noCounts')}
    />
  );
}
