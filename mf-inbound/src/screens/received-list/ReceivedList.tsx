import { failureMessage } from '@depot/api';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, DateText, Page, PageHeader, PlusOutlined } from '@depot/ui';
import { type DataColumn, DataTable, useAddressPaging } from '@depot/ui/data';
import { type Received, useInboundReceivedInfiniteQuery } from '../../api/received.js';
import { OlderRows } from '../../parts/OlderRows.js';
import { newReceivedPath } from '../../parts/paths.js';
import { useTexts } from '../../texts.js';
import { ReceivedItems } from './ReceivedItems.js';

const pageSize = 50;

/** What has been received without a delivery receipt. */
export function ReceivedList() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayAdd = useMay('inventory.edit');
  const query = useInboundReceivedInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
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
