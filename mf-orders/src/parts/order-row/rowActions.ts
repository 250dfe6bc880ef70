import { mayEditLines, mayTransition, type Order, printableStatuses, shippedStatuses } from '@depot/contracts/orders';
import { may, type Role } from '@depot/contracts/permissions';

/** Actions on an order from its row, in the order of the buttons: the next step first. */
const rowActions = [
  'process',
  'outbound',
  'complete',
  'confirm',
  'invoice',
  'generateInvoice',
  'print',
  'edit',
  'again',
  'return',
  'cancel',
  'delete',
] as const;
export type RowAction = (typeof rowActions)[number];

type RowOrder = Pick<Order, 'status' | 'invoiceIds'>;
type Rule = (order: RowOrder, role: Role, viewOnly: boolean) => boolean;

const rules: Record<RowAction, Rule> = {
  process: ({ status }, role, viewOnly) => mayTransition('process', status, role, viewOnly),
  outbound: ({ status }, role, viewOnly) => mayTransition('outbound', status, role, viewOnly),
  complete: ({ status }, role, viewOnly) => mayTransition('directComplete', status, role, viewOnly),
  confirm: ({ status }, role, viewOnly) => mayTransition('confirm', status, role, viewOnly),
  // also beside an invoice: several may bill an order, each line once
  generateInvoice: ({ status }, role, viewOnly) => status === 'DONE' && may(role, 'invoice.generate', viewOnly),
  invoice: ({ status, invoiceIds }, role) => status === 'DONE' && invoiceIds.length > 0 && may(role, 'invoice.read'),
  print: ({ status }, role) => printableStatuses.includes(status) && may(role, 'order.printOwn'),
  edit: ({ status }, role, viewOnly) => mayEditLines(role, status, viewOnly),
  again: (_order, role, viewOnly) => may(role, 'order.add', viewOnly),
  return: ({ status }, role, viewOnly) => shippedStatuses.includes(status) && may(role, 'return.edit', viewOnly),
  cancel: ({ status }, role, viewOnly) => mayTransition('cancel', status, role, viewOnly),
  delete: ({ status, invoiceIds }, role, viewOnly) =>
    status === 'CANCELLED' && invoiceIds.length === 0 && may(role, 'order.delete', viewOnly),
};

/** The actions that this role has on the order now. */
export function listActions(order: RowOrder, role: Role, viewOnly: boolean): RowAction[] {
  return rowActions.filter((action) => rules[action](order, role, viewOnly));
}
