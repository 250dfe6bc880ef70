import type { OrderQuery, OrderStatus } from '@depot/contracts/orders';

/** Which orders a list shows. An absent field does not limit. */
export interface OrderFilter {
  storeIds?: readonly number[];
  statuses?: readonly OrderStatus[];
  displayId?: number;
  productId?: number;
  /** Wanted on this day or later, `YYYY-MM-DD`. */
  deliveryFrom?: string;
  /** Wanted on this day or earlier. */
  deliveryTo?: string;
  orderIds?: readonly number[];
  start?: number;
  /** Exclusive. */
  end?: number;
  /** Only orders up to this display id: display ids are given in the order in which orders become visible. */
  asOf?: number;
  /** Only orders with a higher display id. */
  after?: number;
}

/** What the query asks for, within the one store that the reader may see. */
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

/** True where the counts kept by store and status answer how many there are. */
export function hasKeptCounts({
  storeIds: _stores,
  statuses: _statuses,
  asOf: _asOf,
  ...narrower
}: OrderFilter): boolean {
  return Object.values(narrower).every((value) => value === undefined);
}
