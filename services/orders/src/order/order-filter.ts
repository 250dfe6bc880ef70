import type { OrderQuery, OrderStatus } from '@depot/contracts/orders';
import type { Values } from '@depot/node-database';

/** Which orders a list shows. An absent field does not limit. */
export interface OrderFilter {
  storeIds?: readonly number[];
  statuses?: readonly OrderStatus[];
  displayId?: number;
  productId?: number;
  start?: number;
  /** Exclusive. */
  end?: number;
  /** Only orders up to this display id: display ids are given in the order in which orders become visible. */
  asOf?: number;
  /** Only orders with a higher display id. */
  after?: number;
}

/** What the query asks for, within the one store that the reader may see. */
export function filterOf(query: OrderQuery, onlyStore: number | undefined): OrderFilter {
  const { statuses, displayId, productId, start, end, asOf } = query;
  const asked = query.storeIds?.length ? query.storeIds : undefined;
  return {
    storeIds: within(asked, onlyStore),
    statuses: statuses?.length ? statuses : undefined,
    displayId,
    productId,
    start,
    end,
    asOf,
  };
}

function within(asked: readonly number[] | undefined, onlyStore: number | undefined): readonly number[] | undefined {
  if (onlyStore === undefined) return asked;
  return asked && !asked.includes(onlyStore) ? [] : [onlyStore];
}

/** True where the counts kept by store and status answer how many there are. */
export function isPlain({ displayId, productId, start, end }: OrderFilter): boolean {
  return displayId === undefined && productId === undefined && start === undefined && end === undefined;
}

const conditions: Record<keyof OrderFilter, string> = {
  storeIds: 'o.store_id IN (:storeIds)',
  statuses: 'o.status IN (:statuses)',
  displayId: 'o.display_id = :displayId',
  productId: 'o.id IN (SELECT l.order_id FROM order_line l WHERE l.product_id = :productId)',
  start: 'o.time >= :start',
  end: 'o.time < :end',
  asOf: 'o.display_id <= :asOf',
  after: 'o.display_id > :after',
};

/** The filter as conditions on `orders o`, each beginning with AND. */
export function filterSql(filter: OrderFilter): { where: string; values: Values } {
  const names = (Object.keys(conditions) as (keyof OrderFilter)[]).filter((name) => filter[name] !== undefined);
  return {
    where: names.map((name) => `AND ${conditions[name]}`).join(' '),
    values: Object.fromEntries(names.map((name) => [name, filter[name]])),
  };
}
