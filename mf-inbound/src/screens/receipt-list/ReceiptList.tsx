import { failureMessage } from '@depot/api';
import { useIdParam, useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, Page, PageHeader, PlusOutlined } from '@depot/ui';
import { DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useInboundReceiptsInfiniteQuery } from '../../api/inbound.js';
import { OlderRows } from '../../parts/OlderRows.js';
import { newReceiptPath, reorderPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';
import { receiptColumns } from './columns.js';
import { ReceiptItems } from './ReceiptItems.js';

const pageSize = 50;

/** Announced deliveries. `id` in the address marks one, as the history of a product links to it. */
export function ReceiptList() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayAdd = useMay('deliveryReceipt.edit');
  const marked = useIdParam('id');
  const [chosenPage, setPage] = useState<number>();
  const query = useInboundReceiptsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const receipts = query.data?.pages.flatMap(({ list }) => list);
  const markedAt = receipts?.findIndex(({ id }) => id === marked) ?? -1;
  const page = chosenPage ?? Math.floor(Math.max(markedAt, 0) / pageSize) + 1;
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(newReceiptPath)}>
      {t('receipt.add')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        actions={
          <>
            <Button onClick={() => void navigate(reorderPath)}>{t('reorder.open')}</Button>
            {add}
          </>
        }
      />
      <DataTable
        label={t('receipt.title')}
        columns={receiptColumns(t)}
        rows={receipts}
        rowKey="id"
        failure={query.error && failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        emptyText={t('receipt.empty')}
        expansion={{ render: (receipt) => <ReceiptItems receipt={receipt} /> }}
        paging={{ page, pageSize, total: receipts?.length ?? 0, onPage: setPage }}
        rowTone={({ id }) => (id === marked ? 'current' : undefined)}
      />
      <OlderRows query={query} />
    </Page>
  );
}
