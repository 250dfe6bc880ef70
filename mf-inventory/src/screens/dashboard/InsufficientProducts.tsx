import type { Dashboard } from '@depot/contracts/inventory';
import { Link } from '@depot/router';
import { type DataColumn, DataTable, usePaging } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { rowsPerTable } from './chartShape.js';

type Row = Dashboard['insufficientProducts'][number];
const whole = new Intl.NumberFormat('en-US');

/** Products below their reorder point. */
export function InsufficientProducts({ rows }: { rows: readonly Row[] | undefined }) {
  const { t } = useTexts();
  const paging = usePaging(rows?.length ?? 0, rowsPerTable);
  const columns: DataColumn<Row>[] = [
    {
      key: 'product',
      title: t('column.product'),
      render: (_, row) => <Link to={`/in/inventory/history?pid=${row.productId}`}>{row.productName}</Link>,
    },
    {
      key: 'quantity',
      card: 'labelled',
      title: t('column.quantity'),
      numeric: true,
      render: (_, { quantity }) => whole.format(quantity),
    },
    {
      key: 'reorderPoint',
      card: 'labelled',
      title: t('dashboard.reorderPoint'),
      numeric: true,
      render: (_, { reorderPoint }) => whole.format(reorderPoint),
    },
  ];
  return (
    <DataTable
      label={t('dashboard.insufficient')}
      columns={columns}
      rows={rows}
      rowKey="productId"
      paging={paging}
      emptyText={t('dashboard.allSufficient')}
    />
  );
}
