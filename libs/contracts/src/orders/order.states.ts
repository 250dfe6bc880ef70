import { isAdminGroup, may, type Permission, type Role } from '../permissions/permissions.js';

export const orderStatuses = ['PENDING', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Events of an order that are stored after it was placed. */
export const keptOrderEvents = ['EDITED', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED'] as const;
export type KeptOrderEvent = (typeof keptOrderEvents)[number];
/** First event of an order: placed, or recorded afterwards. */
export const orderEventKinds = ['PLACED', 'RECORDED', ...keptOrderEvents] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export const orderActions = ['process', 'outbound', 'confirm', 'directComplete', 'cancel'] as const;
export type OrderAction = (typeof orderActions)[number];

/** Effect of a transition on stock: `rebook` keeps the final lines booked, `ship` takes goods out, … */
export type StockEffect = 'rebook' | 'ship' | 'release' | 'mayAddBack' | 'none';

export interface OrderTransition {
  action: OrderAction;
  from: OrderStatus;
  to: OrderStatus;
  permission: Permission;
  /** Narrows the permission to some of its roles in this very status. */
  guard?: (role: Role) => boolean;
  stock: StockEffect;
}

/**
 * Every way an order changes its status. The API and the buttons both read this; anything else is INVALID_TRANSITION.
 */
export const orderTransitions: readonly OrderTransition[] = [
  { action: 'process', from: 'PENDING', to: 'PROCESSING', permission: 'order.process', stock: 'rebook' },
  { action: 'outbound', from: 'PROCESSING', to: 'OUTBOUND', permission: 'order.outbound', stock: 'ship' },
  { action: 'confirm', from: 'OUTBOUND', to: 'DONE', permission: 'order.confirm', stock: 'none' },
  { action: 'directComplete', from: 'OUTBOUND', to: 'DONE', permission: 'order.directComplete', stock: 'none' },
  { action: 'cancel', from: 'PENDING', to: 'CANCELLED', permission: 'order.cancel', stock: 'release' },
  {
    action: 'cancel',
    from: 'PROCESSING',
    to: 'CANCELLED',
    permission: 'order.cancel',
    guard: isAdminGroup,
    stock: 'release',
  },
  {
    action: 'cancel',
    from: 'OUTBOUND',
    to: 'CANCELLED',
    permission: 'order.cancel',
    guard: isAdminGroup,
    stock: 'mayAddBack',
  },
  {
    action: 'cancel',
    from: 'DONE',
    to: 'CANCELLED',
    permission: 'order.cancel',
    guard: isAdminGroup,
    stock: 'mayAddBack',
  },
];

/** The action's transition from this status, if any. */
export function transitionOf(action: OrderAction, from: OrderStatus): OrderTransition | undefined {
  return orderTransitions.find((transition) => transition.action === action && transition.from === from);
}

/** May this role do it now? Serves the buttons; the server asks the same table. */
export function mayTransition(action: OrderAction, from: OrderStatus, role: Role, viewOnly = false): boolean {
  const transition = transitionOf(action, from);
  return !!transition && may(role, transition.permission, viewOnly) && (transition.guard?.(role) ?? true);
}

/** Statuses that hold bookings. */
export const openStatuses: readonly OrderStatus[] = ['PENDING', 'PROCESSING'];
/** Statuses whose goods have left. */
export const shippedStatuses: readonly OrderStatus[] = ['OUTBOUND', 'DONE'];
/** Statuses that print; PENDING and PROCESSING a pick list, the others a packing slip. */
export const printableStatuses: readonly OrderStatus[] = ['PENDING', 'PROCESSING', 'OUTBOUND', 'DONE'];

/** May this role change the lines in this status? A STORE only its own while PENDING. */
export function mayEditLines(role: Role, status: OrderStatus, viewOnly = false): boolean {
  if (!may(role, 'order.edit', viewOnly)) return false;
  return isAdminGroup(role) ? openStatuses.includes(status) : status === 'PENDING';
}
