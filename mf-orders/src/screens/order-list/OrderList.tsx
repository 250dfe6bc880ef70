import { failureMessage, shownAnswer } from '@depot/api';
import { type Order, ordersPerPage } from '@depot/contracts/orders';
import { BalanceSummary } from '@depot/invoicing';
import type { PrefetchContext } from '@depot/remote-kit';
import { useAddressState } from '@depot/router';
import { useClaims, useMay, useViewOnly } from '@depot/session';
import { Alert, dateTimeText, ErrorState, fetchedPart, ListTable, Modal, Page, useFetched } from '@depot/ui';
import { phoneQuery } from '@depot/ui/variables';
import { createElement, useState } from 'react';
import { QueuedOutbounds } from '../../outbound/QueuedOutbounds.js';
import { useOutboundQueue } from '../../outbound/useOutboundQueue.js';
import { OrderItems } from '../../parts/order-items/OrderItems.js';
import { useOrderCommands } from '../../parts/order-row/useOrderCommands.js';
import { useTexts } from '../../texts.js';
import { useOrderColumns } from './columns.js';
import classes from './list.module.css';
import { findSort, orderFilters } from './orderFilters.js';
import { filterFields, OrderListHeader } from './OrderListHeader.js';
import { useOrderActions } from './RowActions.js';
import { prefetchOrderPage, readLastFilters, useCurrentRow, useOrderPage, useSelection } from './useOrderList.js';

/** Loaded when the user opens the invoices of an order. */
const invoicesDialog = fetchedPart(async () => {
  const { OrderInvoicesDialog } = await import('@depot/invoicing');
  return OrderInvoicesDialog;
});

/** Orders visible to this user, newest first, with their actions. */
export function OrderList() {
  const { t } = useTexts();
  const { id: userId, r: role, tz } = useClaims();
  const viewOnly = useViewOnly();
  const maySelect = useMay('order.print');
  const { values: filters, change } = useAddressState(orderFilters);
  const { last, ...query } = useOrderPage(filters);
  const { data, currentData, error, refetch } = query;
  const shown = shownAnswer(query) ?? last?.value;
  const selection = useSelection(shown?.list);
  const [invoicesOf, setInvoicesOf] = useState<Order>();
  const commands = useOrderCommands();
  const queue = useOutboundQueue();
  const act = useOrderActions(filters, commands, setInvoicesOf);
  const { columns, open } = useOrderColumns(act, filters.sort, last !== undefined);
  const current = useCurrentRow(currentData?.list, filters.page);

  return (
    <Page>
      <OrderListHeader
        filters={filters}
        onChange={change}
        selected={selection.selected}
        onPrint={() => commands.print(selection.selected)}
        isPrinting={commands.isPrinting}
        total={shown?.total}
      />
      {role === 'STORE' && <BalanceSummary userId={userId} />}
      {role === 'STORE' && viewOnly && <Alert type="info" showIcon title={t('list.viewOnly')} />}
      <QueuedOutbounds queue={queue} />
      <div className={classes.list}>
        {last && <p className={classes.asOf}>{t('list.asOf', { time: dateTimeText(last.time, tz) })}</p>}
        <ListTable<Order>
          label={t('list.title')}
          columns={columns}
          rows={shown?.list}
          rowKey="orderId"
          updating={!!data && !currentData && !error}
          failure={error && failureMessage(error)}
          onRetry={() => void refetch()}
          emptyText={t('list.empty')}
          selection={maySelect ? selection.ofTable : undefined}
          expansion={{ open, render: ({ orderItems }) => <OrderItems items={orderItems} /> }}
          rowTone={({ orderId }) => (orderId === current ? 'current' : undefined)}
          onSort={(field, order) => change({ sort: findSort(field, order) })}
          paging={{
            page: filters.page,
            pageSize: ordersPerPage,
            total: shown?.total ?? 0,
            onPage: (page) => change({ page }),
          }}
        />
      </div>
      {commands.progress}
      {invoicesOf && <OrderInvoices orderId={invoicesOf.orderId} onClose={() => setInvoicesOf(undefined)} />}
    </Page>
  );
}

/**
 * Loads the list and, on a wide screen, its filters: loading them later would move the content below while the user
 * points at it. If they fail to load, the list shows an error in their place.
 */
export async function orderListScreen(): Promise<typeof OrderList> {
  if (!matchMedia(phoneQuery).matches) await filterFields.fetch().catch(() => undefined);
  return OrderList;
}

OrderList.prefetch = (expected: PrefetchContext) => prefetchOrderPage(readLastFilters(), expected);

interface OrderInvoicesProps {
  orderId: number;
  onClose: () => void;
}

/** The invoices of an order. */
function OrderInvoices(props: OrderInvoicesProps) {
  const { part, failed, retry } = useFetched(invoicesDialog);
  if (part) return createElement(part, props);
  if (!failed) return null;
  return (
    <Modal open footer={null} onCancel={props.onClose}>
      <ErrorState onRetry={retry} />
    </Modal>
  );
}
