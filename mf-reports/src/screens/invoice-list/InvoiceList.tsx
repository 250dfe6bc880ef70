import { failureMessage, shownAnswer } from '@depot/api';
import type { Invoice } from '@depot/contracts/billing';
import { belongsToStore } from '@depot/contracts/permissions';
import { BalanceSummary, InvoiceViewer, useBillingInvoicesInfiniteQuery } from '@depot/invoicing';
import { useNextPage } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { Page } from '@depot/ui';
import { DataTable, OlderRows, useAddressPaging } from '@depot/ui/data';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../texts.js';
import { useInvoiceColumns } from './columns.js';
import { InvoiceListHeader } from './InvoiceListHeader.js';
import { useInvoiceFilter } from './useInvoiceList.js';

const invoicesPerPage = 50;

/** Invoices of a customer in a period, as linked from the sales report; by default the newest of all customers. */
export function InvoiceList() {
  const { t } = useTexts();
  const filter = useInvoiceFilter();
  const { userId } = filter.request;
  const query = useBillingInvoicesInfiniteQuery(filter.request, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch } = query;
  const answer = shownAnswer(query);
  const rows = useMemo(() => answer?.pages.flatMap(({ list }) => list), [answer]);
  const fetchOlder = useNextPage(query);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [viewed, setViewed] = useState(filter.invoiceId);
  useEffect(() => setViewed(filter.invoiceId), [filter.invoiceId]);
  const close = () => {
    setViewed(undefined);
    if (filter.invoiceId !== undefined) filter.forgetInvoice();
  };
  const { id: ownId, r: role } = useClaims();
  const isStore = belongsToStore(role);
  const account = isStore ? ownId : userId;
  const withCustomer = !isStore && userId === undefined;
  const columns = useInvoiceColumns({ withCustomer, onView: setViewed });
  const paging = { ...useAddressPaging(rows?.length ?? 0, invoicesPerPage), more: query.hasNextPage };

  return (
    <Page>
      <InvoiceListHeader
        customer={userId === undefined ? undefined : { userId, name: rows?.[0]?.clientName ?? '' }}
        period={filter.period}
        backTo={filter.backTo}
        selected={rows?.filter(({ invoiceId }) => chosen.includes(invoiceId)) ?? []}
        onPaid={() => setChosen([])}
      />
      {account !== undefined && <BalanceSummary userId={account} />}
      <DataTable<Invoice>
        label={t('invoices.title')}
        columns={columns}
        rows={rows}
        rowKey="invoiceId"
        updating={!!rows && !currentData}
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t('invoices.empty')}
        onOpen={({ invoiceId }) => setViewed(invoiceId)}
        selection={{
          keys: [...chosen],
          onChange: (keys) => setChosen(keys.map(String)),
          label: ({ invoiceId }) => t('invoices.select', { invoiceId }),
        }}
        rowTone={({ status }) => (status === 'VOID' ? 'off' : undefined)}
        paging={paging}
      />
      {currentData && <OlderRows text={t('invoices.older')} paging={paging} query={query} onFetch={fetchOlder} />}
      {viewed !== undefined && (
        <InvoiceViewer
          key={viewed}
          invoices={currentData && rows}
          first={viewed}
          error={currentData ? undefined : error}
          onRetry={() => void refetch()}
          onClose={close}
        />
      )}
    </Page>
  );
}
