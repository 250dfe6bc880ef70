import { failureMessage, shownAnswer } from '@depot/api';
import { type OrderReturn, returnsPerPage } from '@depot/contracts/orders';
import { ReturnInvoiceDialog } from '@depot/invoicing';
import type { PrefetchContext } from '@depot/remote-kit';
import { Page } from '@depot/ui';
import { DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { prefetchReturns } from '../../api/orders.js';
import { ReturnItems } from '../../parts/return-items/ReturnItems.js';
import { useTexts } from '../../texts.js';
import { useReturnColumns } from './columns.js';
import { ReturnListHeader } from './ReturnListHeader.js';
import { returnFiltersSet, useReturns } from './useReturns.js';

/** Returns, newest first. */
export function ReturnList() {
  const { t } = useTexts();
  const { filters, change, query } = useReturns();
  const { currentData, error, refetch } = query;
  const shown = shownAnswer(query);
  const [invoiceOf, setInvoiceOf] = useState<number>();
  const { columns, open } = useReturnColumns(setInvoiceOf);
  return (
    <Page>
      <ReturnListHeader filters={filters} onChange={change} />
      <DataTable<OrderReturn>
        label={t('returns.list')}
        columns={columns}
        rows={shown?.list}
        rowKey="id"
        updating={!!shown && !currentData}
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t(returnFiltersSet(filters) > 0 ? 'returns.noneFound' : 'returns.empty')}
        expansion={{ open, render: ({ items }) => <ReturnItems items={items} /> }}
        paging={{
          page: filters.page,
          pageSize: returnsPerPage,
          total: shown?.total ?? 0,
          onPage: (page) => change({ page }),
        }}
      />
      {invoiceOf !== undefined && <ReturnInvoiceDialog returnId={invoiceOf} onClose={() => setInvoiceOf(undefined)} />}
    </Page>
  );
}

ReturnList.prefetch = ({ ask }: PrefetchContext) => ask(prefetchReturns());
