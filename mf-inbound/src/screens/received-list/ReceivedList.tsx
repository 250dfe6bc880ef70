import { failureMessage } from '@depot/api';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, DateText, Page, PageHeader, PlusOutlined, Weight } from '@depot/ui';
import { type DataColumn, DataTable, useAddressPaging } from '@depot/ui/data';
import { type Received, useInventoryReceivedInfiniteQuery } from '../../api/inventory.js';
import classes from '../../parts/items.module.css';
import { OlderRows } from '../../parts/OlderRows.js';
import { newReceivedPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';

const whole = new Intl.NumberFormat('en-US');

/** What came in. */
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

/** What has been received without a delivery receipt. */
export function ReceivedList() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayAdd = useMay('inventory.edit');
  const query = useInventoryReceivedInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const records = query.data?.pages.flatMap(({ list }) => list);
  const paging = useAddressPaging(records?.length ?? 0, pageSize);
  const columns: DataColumn<Received>[] = [
    { key: 'id', title: t('receipt.id'), render: (_, { id }) => <strong>{id}</strong> },
    { key: 'date', title: t('received.date'), render: (_, { date }) => <DateText time={date} /> },
    { key: 'warehouse', title: t('received.warehouse'), render: (_, { subWarehouse }) => subWarehouse?.name ?? '–' },
    { key: 'supplier', title: t('received.supplier'), render: (_, { brand }) => brand?.name ?? '–' },
    {
      key: 'items',
      title: t('received.items'),
      numeric: true,
      render: (_, { inventoryHistories }) => inventoryHistories.length,
    },
  ];
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(newReceivedPath)}>
      {t('received.add')}
    </Button>
  );
  return (
    <Page>
      <PageHeader actions={add} />
      <DataTable
        label={t('received.title')}
        columns={columns}
        rows={records}
        rowKey="id"
        failure={query.error && failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        emptyText={t('received.empty')}
        expansion={{ render: (record) => <ReceivedItems record={record} /> }}
        paging={paging}
      />
      <OlderRows query={query} />
    </Page>
  );
}
