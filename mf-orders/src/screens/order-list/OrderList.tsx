import { useState } from 'react';
import { failureMessage } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { EmptyState, ErrorState, Page, usePhone } from '@depot/ui';
import { Pagination } from '@depot/ui/data';
import { ordersPerPage } from '@depot/contracts/orders';
import { useOrderCommands } from '../../parts/order-row/useOrderCommands.js';
import { InvoiceDialog } from '../../parts/invoice-dialog/InvoiceDialog.js';
import { useTexts } from '../../texts.js';
import { OrderCards } from './OrderCards.js';
import { OrderListHeader } from './OrderListHeader.js';
import { OrderTable } from './OrderTable.js';
import { useCurrentRow } from './useCurrentRow.js';
import { useOrderActions } from './useOrderActions.js';
import { useOrderFilters } from './useOrderFilters.js';
import { useOrderPage } from './useOrderPage.js';
import { useSelection } from './useSelection.js';

/** All orders that this person may see, newest first, with what can be done with each. */
export function OrderList() {
  const { t } = useTexts();
  const phone = usePhone();
  const { filters, change } = useOrderFilters();
  const { data, currentData, error, isFetching, refetch } = useOrderPage(filters);
  const shown = currentData ?? data;
  const orders = shown?.list ?? [];
  const selection = useSelection(orders);
  const [invoicesOf, setInvoicesOf] = useState<Order>();
  const commands = useOrderCommands();
  const act = useOrderActions(filters, commands, setInvoicesOf);
  const current = useCurrentRow(orders, filters, !!currentData);

  const table = { orders, loading: !shown, stale: isFetching && !currentData, current, selection, onAction: act };
  return (
    <Page>
      <OrderListHeader
        filters={filters}
        onChange={change}
        selected={selection.selected}
        onPrint={() => commands.print(selection.selected)}
      />
      {error && !shown ? (
        <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />
      ) : shown && orders.length === 0 ? (
        <EmptyState text={t('list.empty')} />
      ) : phone ? (
        <OrderCards {...table} />
      ) : (
        <OrderTable {...table} />
      )}
      <Pagination
        align="end"
        hideOnSinglePage
        showSizeChanger={false}
        pageSize={ordersPerPage}
        current={filters.page}
        total={shown?.total ?? 0}
        onChange={(page) => change({ page })}
      />
      {invoicesOf && <InvoiceDialog order={invoicesOf} onClose={() => setInvoicesOf(undefined)} />}
    </Page>
  );
}
