import { failureMessage } from '@depot/api';
import { useNextPage } from '@depot/remote-kit';
import { useAddressState, useIdParam } from '@depot/router';
import { useClaims } from '@depot/session';
import { Page, usePhone } from '@depot/ui';
import { DataTable, OlderRows } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { useInboundReceiptsInfiniteQuery } from '../../api/inbound.js';
import { useTexts } from '../../texts.js';
import { buildReceiptColumns } from './columns.js';
import { countReceiptFilters, matchReceipt, receiptFilters } from './receiptFilters.js';
import { ReceiptItems } from './ReceiptItems.js';
import { ReceiptListHeader } from './ReceiptListHeader.js';

const pageSize = 50;

/** Announced deliveries. `id` in the address marks one, as the history of a product links to it. */
export function ReceiptList() {
  const { t } = useTexts();
  const { tz } = useClaims();
  const phone = usePhone();
  const { values: filters, shown, change, type } = useAddressState(receiptFilters);
  const query = useInboundReceiptsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const receipts = useMemo(
    () => query.data?.pages.flatMap(({ list }) => list).filter((receipt) => matchReceipt(receipt, filters, tz)),
    [query.data, filters, tz],
  );
  const fetchOlder = useNextPage(query);
  const { paging, marked } = useMarkedPage(receipts, query.hasNextPage);
  return (
    <Page>
      <ReceiptListHeader filters={filters} shown={shown} onChange={change} onType={type} />
      <DataTable
        label={t('receipt.title')}
        columns={buildReceiptColumns(t, phone)}
        rows={receipts}
        rowKey="id"
        failure={query.error && failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        emptyText={t(countReceiptFilters(filters) > 0 ? 'receipt.noMatch' : 'receipt.empty')}
        expansion={{ render: (receipt) => <ReceiptItems receipt={receipt} /> }}
        paging={paging}
        rowTone={({ id }) => (id === marked ? 'current' : undefined)}
      />
      <OlderRows text={t('older')} paging={paging} query={query} onFetch={fetchOlder} />
    </Page>
  );
}

/** Opens the list on the page of the receipt that the address marks. */
function useMarkedPage(receipts: readonly { id: number }[] | undefined, more: boolean) {
  const marked = useIdParam('id');
  const [chosenPage, onPage] = useState<number>();
  const total = receipts?.length ?? 0;
  const markedAt = receipts?.findIndex(({ id }) => id === marked) ?? -1;
  const wanted = chosenPage ?? Math.floor(Math.max(markedAt, 0) / pageSize) + 1;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / pageSize)));
  return { marked, paging: { page, pageSize, total, more, onPage } };
}
