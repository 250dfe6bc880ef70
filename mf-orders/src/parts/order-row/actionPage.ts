import type { Order } from '@depot/contracts/orders';
import { createSearchParams } from '@depot/router';
import type { RowAction } from './rowActions.js';

/** Page that an action starts from and returns to: a page of the list, or the order's page. */
export type ActionOrigin = { currentPage: number } | 'order';

/** The next step of an order; at most one of them is the first button. */
export const steps: readonly RowAction[] = ['process', 'outbound', 'complete', 'confirm', 'invoice', 'generateInvoice'];
/** Irreversible actions. */
export const dangerous: readonly RowAction[] = ['cancel', 'delete'];

/** Address of a new order with the lines of an earlier one. */
const buildOrderAgainPath = (orderId: number): string => `/in/order/new?again=${orderId}`;

/** Address of an action's page; undefined if the action runs in place. */
export function getActionPage(
  action: RowAction,
  { orderId, displayId }: Pick<Order, 'orderId' | 'displayId'>,
  origin: ActionOrigin,
): string | undefined {
  const from: [string, string] = origin === 'order' ? ['from', 'order'] : ['currentPage', String(origin.currentPage)];
  const query = createSearchParams([['orderId', String(orderId)], ['displayId', String(displayId)], from]).toString();
  switch (action) {
    case 'process':
    case 'outbound':
      return `/in/order/${action}?${query}`;
    case 'generateInvoice':
      return `/in/order/invoice?${query}`;
    case 'confirm':
      return `/in/order/complete?orderId=${orderId}${origin === 'order' ? '&from=order' : ''}`;
    case 'edit':
      return `/in/order/edit?id=${orderId}`;
    case 'return':
      return `/in/return/new?orderId=${orderId}`;
    case 'again':
      return buildOrderAgainPath(orderId);
    default:
      return undefined;
  }
}
