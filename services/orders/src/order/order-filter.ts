import type { OrderQuery, OrderStatus } from '@depot/contracts/orders';

/** Filter of an order list. An absent field does not limit. */
export interface OrderFilter {
  storeIds?: readonly number[];
  statuses?: readonly OrderStatus[];
  displayId?: number;
  productId?: number;
  /** First delivery day, `YYYY-MM-DD`. */
  deliveryFrom?: string;
  /** Last delivery day, inclusive. */
  deliveryTo?: string;
  orderIds?: readonly number[];
  start?: number;
  /** Exclusive. */
  end?: number;
  /** Highest display id. Orders get display ids in the order in which they become visible. */
  asOf?: number;
  /** Excludes orders up to this display id. */
  after?: number;
}

/** Limits the query to the store of the caller, if the caller is a store. */
export function buildOrderFilter(
  query: Omit<OrderQuery, 'unpaid' | 'shortOfStock'>,
  onlyStore: number | undefined,
): OrderFilter {
  const { statuses, displayId, productId, deliveryFrom, deliveryTo, start, end, asOf } = query;
  const requestedStoreIds = query.storeIds?.length ? query.storeIds : undefined;
  return {
    storeIds: limitToStore(requestedStoreIds, onlyStore),
    statuses: statuses?.length ? statuses : undefined,
    displayId,
    productId,
    deliveryFrom,
    deliveryTo,
    start,
    end,
    asOf,
  };
}

function limitToStore(
  storeIds: readonly number[] | undefined,
  onlyStore: number | undefined,
): readonly number[] | undefined {
  if (onlyStore === undefined) return storeIds;
  return storeIds && !storeIds.includes(onlyStore) ? [] : [onlyStore];
}

/** True if the stored counts by store and status are sufficient. */
export function hasKeptCounts({
  storeIds: _stores,
  statuses: _statuses,
  asOf: _asOf,
  ...narrower
}: OrderFilter): boolean {
  return Object.values(narrower).every((value) => value === undefined);
}
