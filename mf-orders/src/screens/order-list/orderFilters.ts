import { type OrderSort, orderSorts, orderStatuses } from '@depot/contracts/orders';
import { addDays, startOfDay } from '@depot/contracts/time';
import { address, type AddressValues, readAddress, writeAddress } from '@depot/router';
import type { OrderQueryRequest } from '../../api/orders.js';

type Direction = 'ascend' | 'descend';

/** What a click on the head of a column means, by the field that it shows. */
const sorts: Record<string, Record<Direction, OrderSort>> = {
  time: { ascend: 'oldest', descend: 'newest' },
  status: { ascend: 'status', descend: 'statusDesc' },
  storeName: { ascend: 'store', descend: 'storeDesc' },
};

/** The order that a head asks for; the newest first where none does. */
export function sortOf(field: string | undefined, direction: Direction | undefined): OrderSort {
  return (field !== undefined && direction && sorts[field]?.[direction]) || 'newest';
}

/** How the head of a field stands while the list is sorted so. */
export function directionOf(field: string, sort: OrderSort): Direction | null {
  const [direction] = Object.entries(sorts[field] ?? {}).find(([, each]) => each === sort) ?? [];
  return (direction as Direction | undefined) ?? null;
}

/** Filters, order and page of the list; they stand in the address. */
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
  /** `unpaid` leaves out what has no open invoice. */
  payment: address.choice(['all', 'unpaid'] as const, 'all'),
  /** `short` leaves in what is open and asks for more than there is. */
  stock: address.choice(['all', 'short'] as const, 'all'),
  /** First and last day; both count. */
  from: address.day,
  to: address.day,
  sort: address.choice(orderSorts, 'newest'),
};
export type OrderFilters = AddressValues<typeof orderFilters>;

/** Nothing narrows the list. */
export const noFilters = (({ sort: _, ...filters }) => filters)(readAddress(orderFilters, new URLSearchParams()));

/** How many filters narrow the list; both ends of a period are one. */
export function filtersSet({ stores, statuses, number, product, payment, stock, ...days }: OrderFilters): number {
  const set = [stores.length > 0, statuses.length > 0, number, product, payment === 'unpaid', stock === 'short'];
  return [...set, days.from ?? days.to, days.deliveryFrom ?? days.deliveryTo].filter(Boolean).length;
}

/** As it stands in the address, with its question mark; empty where there is nothing to say. */
export function searchOf(filters: OrderFilters): string {
  const params = writeAddress(orderFilters, filters).toString();
  return params && `?${params}`;
}

/** What the server is asked for, whichever page. Days are those of the warehouse. */
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
