import { Injectable } from '@nestjs/common';
import { orderStatuses, ordersPerPage, type OrderQuery } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import { filterSql, isPlain, type OrderFilter } from './order-filter.js';
import { OrderTally, type Tally } from './order-tally.js';
import { sliceGroups } from './page-window.js';

/** Ids of one page, in order, and how many orders there are in all. */
export interface OrderPage {
  orderIds: number[];
  total: number;
  /** Orders made later are left out where the next page is asked with this. */
  asOf: number;
}

interface Window {
  offset: number;
  limit: number;
  oldestFirst: boolean;
}

/** Finds the ids of a page from indexes alone. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly db: Db,
    private readonly tally: OrderTally,
  ) {}

  /** `storeNames` puts the stores in the order of their names; it is asked only where the list is sorted by store. */
  async page(
    query: Pick<OrderQuery, 'page' | 'sort'>,
    filter: OrderFilter,
    storeNames: () => Promise<Map<number, string>>,
    pageSize = ordersPerPage,
  ): Promise<OrderPage> {
    const asOf = filter.asOf ?? (await this.newest());
    const tallies = await this.count(filter);
    const groups = await groupsOf(query.sort, tallies, storeNames);
    const orderIds: number[] = [];
    for (const { key, offset, limit } of sliceGroups(groups, query.page * pageSize, pageSize)) {
      orderIds.push(...(await this.ids({ ...filter, ...key, asOf }, { offset, limit, oldestFirst: query.sort === 'oldest' })));
    }
    return { orderIds, total: tallies.reduce((sum, { orders }) => sum + orders, 0), asOf };
  }

  newestIds(filter: OrderFilter, limit: number): Promise<number[]> {
    return this.ids(filter, { offset: 0, limit, oldestFirst: false });
  }

  /** How many orders of each store and status meet the filter. Kept counts answer the usual questions without counting. */
  private async count(filter: OrderFilter): Promise<Tally[]> {
    if (!isPlain(filter)) return this.countRows(filter);
    const kept = await this.tally.of(filter);
    if (filter.asOf === undefined) return kept;
    const newer = await this.countRows({ ...filter, asOf: undefined, after: filter.asOf });
    const newerOf = new Map(newer.map(({ storeId, status, orders }) => [`${storeId} ${status}`, orders]));
    return kept
      .map((tally) => ({ ...tally, orders: tally.orders - (newerOf.get(`${tally.storeId} ${tally.status}`) ?? 0) }))
      .filter(({ orders }) => orders > 0);
  }

  private countRows(filter: OrderFilter): Promise<Tally[]> {
    const { where, values } = filterSql(filter);
    return this.db.query<Tally>(
      `SELECT o.store_id storeId, o.status, COUNT(*) orders FROM orders o WHERE o.tenant_id = :tenantId ${where} GROUP BY o.store_id, o.status`,
      values,
    );
  }

  private async ids(filter: OrderFilter, { oldestFirst, ...window }: Window): Promise<number[]> {
    const { where, values } = filterSql(filter);
    const direction = oldestFirst ? 'ASC' : 'DESC';
    const rows = await this.db.query<{ orderId: number }>(
      `SELECT o.id orderId FROM orders o WHERE o.tenant_id = :tenantId ${where}
       ORDER BY o.time ${direction}, o.display_id ${direction} LIMIT :limit OFFSET :offset`,
      { ...values, ...window },
    );
    return rows.map(({ orderId }) => orderId);
  }

  private async newest(): Promise<number> {
    const [row] = await this.db.query<{ newest: number | null }>('SELECT MAX(display_id) newest FROM orders WHERE tenant_id = :tenantId');
    return row?.newest ?? 0;
  }
}

type Group = { key: Pick<OrderFilter, 'storeIds' | 'statuses'>; size: number };

/** The groups that the list is sorted by, in order; one for all where it is sorted by time alone. */
async function groupsOf(
  sort: OrderQuery['sort'],
  tallies: readonly Tally[],
  storeNames: () => Promise<Map<number, string>>,
): Promise<Group[]> {
  if (sort === 'status' || sort === 'statusDesc') {
    return inDirection(orderStatuses, sort === 'statusDesc').map((status) => ({
      key: { statuses: [status] },
      size: sizeOf(tallies, (tally) => tally.status === status),
    }));
  }
  if (sort === 'store' || sort === 'storeDesc') {
    const storeIds = byName([...new Set(tallies.map(({ storeId }) => storeId))], await storeNames());
    return inDirection(storeIds, sort === 'storeDesc').map((storeId) => ({
      key: { storeIds: [storeId] },
      size: sizeOf(tallies, (tally) => tally.storeId === storeId),
    }));
  }
  return [{ key: {}, size: sizeOf(tallies, () => true) }];
}

function inDirection<T>(items: readonly T[], isDescending: boolean): readonly T[] {
  return isDescending ? items.toReversed() : items;
}

function sizeOf(tallies: readonly Tally[], belongs: (tally: Tally) => boolean): number {
  return tallies.reduce((sum, tally) => (belongs(tally) ? sum + tally.orders : sum), 0);
}

function byName(storeIds: readonly number[], names: Map<number, string>): number[] {
  const name = (storeId: number) => names.get(storeId) ?? '';
  return [...storeIds].sort((a, b) => name(a).localeCompare(name(b)) || a - b);
}
