import type { Order } from '@depot/contracts/orders';
import { createSearchParams, useNavigate } from '@depot/router';
import type { RowAction } from '../../parts/order-row/rowActions.js';
import { rememberRow } from '../../parts/order-row/rowMemory.js';
import type { useOrderCommands } from '../../parts/order-row/useOrderCommands.js';
import { type OrderFilters, searchOf } from './orderFilters.js';

export type ActOnOrder = (action: RowAction, order: Order) => void;

/** Where an action leads: a page of its own, or undefined where it happens right here. */
export function pageOfAction(
  action: RowAction,
  { orderId, displayId }: Pick<Order, 'orderId' | 'displayId'>,
  currentPage: number,
): string | undefined {
  const query = createSearchParams({
    orderId: String(orderId),
    displayId: String(displayId),
    currentPage: String(currentPage),
  }).toString();
  switch (action) {
    case 'process':
    case 'outbound':
      return `/in/order/${action}?${query}`;
    case 'generateInvoice':
      return `/in/order/invoice?${query}`;
    case 'confirm':
      return `/in/order/complete?orderId=${orderId}`;
    case 'edit':
      return `/in/order/edit?id=${orderId}`;
    case 'return':
      return `/in/return/new?orderId=${orderId}`;
    default:
      return undefined;
  }
}

/** Does what a row's button says, and remembers the row for the way back. */
export function useOrderActions(
  filters: OrderFilters,
  commands: ReturnType<typeof useOrderCommands>,
  showInvoices: (order: Order) => void,
): ActOnOrder {
  const navigate = useNavigate();
  return (action, order) => {
    rememberRow({ orderId: order.orderId, currentPage: filters.page, search: searchOf(filters) });
    const page = pageOfAction(action, order, filters.page);
    if (page) void navigate(page);
    if (action === 'complete') void commands.complete(order);
    if (action === 'cancel') void commands.cancel(order);
    if (action === 'delete') void commands.remove(order);
    if (action === 'print') void commands.print([order]);
    if (action === 'invoice') showInvoices(order);
  };
}
