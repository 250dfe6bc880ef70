import { type OrderSort, orderSorts, orderStatuses } from '@depot/contracts/orders';
import { addDays, startOfDay } from '@depot/contracts/time';
import { address, type AddressValues, readAddress, writeAddress } from '@depot/router';
import type { OrderQueryRequest } from '../../api/orders.js';

type Direction = 'ascend' | 'descend';

/** Sort order of a click on a column's heading, by field. */
const sorts: Record<string, Record<Direction, OrderSort>> = {
  time: { ascend: 'oldest', descend: 'newest' },
  status: { ascend: 'status', descend: 'statusDesc' },
  storeName: { ascend: 'store', descend: 'storeDesc' },
};

/** Sort order of a clicked heading; newest first without one. */
export function findSort(field: string | undefined, direction: Direction | undefined): OrderSort {
  return (field !== undefined && direction && sorts[field]?.[direction]) || 'newest';
}

/** Direction that the heading of a field shows for the sort order. */
export function findDirection(field: string, sort: OrderSort): Direction | null {
  const [direction] = Object.entries(sorts[field] ?? {}).find(([, each]) => each === sort) ?? [];
  return (direction as Direction | undefined) ?? null;
}

/** Filters, order and page of the list, stored in the address. */
export const orderFilters = {
  page: address.page,
  /** Ids of stores. */
  stores: address.ids,
  statuses: address.choices(orderStatuses),
  /** The number of one order. */
  number: address.id,
  /** Id of a product: orders that hold it. */
  product: address.id,
  /** Wanted first and last on these days. */
  deliveryFrom: address.day,
  deliveryTo: address.day,
  /** `unpaid` selects orders with an open invoice. */
  payment: address.choice(['all', 'unpaid'] as const, 'all'),
  /** `short` selects open orders that exceed the stock. */
  stock: address.choice(['all', 'short'] as const, 'all'),
  /** First and last day; both count. */
  from: address.day,
  to: address.day,
  sort: address.choice(orderSorts, 'newest'),
};
export type OrderFilters = AddressValues<typeof orderFilters>;

/** Nothing narrows the list. */
export const noFilters = (({ sort: _, ...filters }) => filters)(readAddress(orderFilters, new URLSearchParams()));

/** Number of active filters; both ends of a period count as one. */
export function countFilters({ stores, statuses, number, product, payment, stock, ...days }: OrderFilters): number {
  const set = [stores.length > 0, statuses.length > 0, number, product, payment === 'unpaid', stock === 'short'];
  return [...set, days.from ?? days.to, days.deliveryFrom ?? days.deliveryTo].filter(Boolean).length;
}

/** Query string with its question mark; empty for the defaults. */
export function formatSearch(filters: OrderFilters): string {
  const params = writeAddress(orderFilters, filters).toString();
  return params && `?${params}`;
}

/** Search parameters of the request without its page. Days are in the warehouse's timezone. */
export function orderSearch(filters: OrderFilters, timezone: string): Omit<OrderQueryRequest, 'page' | 'asOf'> {
  const { stores, statuses, number, product, deliveryFrom, deliveryTo, payment, stock, from, to, sort } = filters;
  return {
    storeIds: stores.length > 0 ? stores : null,
    ...(statuses.length > 0 && { statuses }),
    ...(number && { displayId: number }),
    ...(product && { productId: product }),
    ...(deliveryFrom && { deliveryFrom }),
    ...(deliveryTo && { deliveryTo }),
    ...(payment === 'unpaid' && { unpaid: true }),
    ...(stock === 'short' && { shortOfStock: true }),
    ...(from && { start: startOfDay(from, timezone) }),
    ...(to && { end: startOfDay(addDays(to, 1), timezone) }),
    ...(sort !== 'newest' && { sort }),
  };
}
