import { type OrderQuery, ordersPerPage, orderStatuses } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { OrderHeader } from '../order.repository.js';
import { type CountedOrders, OrderCountRepository, type OrderCounts } from '../order-count.repository.js';
import { hasKeptCounts, type OrderFilter } from '../order-filter.js';
import { OrderListRepository, type OrderPage, type Window } from '../order-list.repository.js';
import { sliceGroups } from './slice-groups.js';

/** Names of stores, by id. */
type FindStoreNames = (storeIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Finds the orders of a page by indexes alone, then reads only those rows. */
@Injectable()
export class FindOrderPage {
  constructor(
    private readonly db: Db,
    private readonly counts: OrderCountRepository,
    private readonly list: OrderListRepository,
  ) {}

  /** `storeNames` is called only if the list is sorted by store. */
  async execute(
    query: Pick<OrderQuery, 'page' | 'sort'>,
    filter: OrderFilter,
    storeNames: FindStoreNames,
    pageSize = ordersPerPage,
  ): Promise<OrderPage> {
    if (isSortedByTime(query.sort))
      return this.findByTime(filter, {
        offset: query.page * pageSize,
        limit: pageSize,
        oldestFirst: query.sort === 'oldest',
      });
    const { counts, newest: asOf } = await this.count(filter);
    const groups = await buildGroups(query.sort, counts, storeNames);
    const headers: OrderHeader[] = [];
    for (const { key, offset, limit } of sliceGroups(groups, query.page * pageSize, pageSize)) {
      headers.push(
        ...(await this.list.findHeaders({ ...filter, ...key, asOf }, { offset, limit, oldestFirst: false })),
      );
    }
    return { headers, total: sumAll(counts), asOf };
  }

  listNewest(filter: OrderFilter, limit: number): Promise<OrderHeader[]> {
    return this.list.findHeaders(filter, { offset: 0, limit, oldestFirst: false });
  }

  /** A list that is sorted by time needs no groups: its page is read beside the counts, in one round trip. */
  private async findByTime(filter: OrderFilter, window: Window): Promise<OrderPage> {
    if (filter.asOf === undefined && hasKeptCounts(filter)) return this.list.findNewestPage(filter, window);
    const asOf = filter.asOf ?? (await this.counts.countWithNewest({ storeIds: [] })).newest;
    const [counts, headers] = await this.db.batch([
      () => this.countUpTo(asOf, { ...filter, asOf }),
      () => this.list.findHeaders({ ...filter, asOf }, window),
    ]);
    return { headers, total: sumAll(counts), asOf };
  }

  /** Counts the orders up to `asOf` by store and status. Uses the stored counts if the filter allows it. */
  private async count(filter: OrderFilter): Promise<CountedOrders> {
    const { asOf } = filter;
    if (asOf === undefined && hasKeptCounts(filter)) return this.counts.countWithNewest(filter);
    const newest = asOf ?? (await this.counts.countWithNewest({ storeIds: [] })).newest;
    return { counts: await this.countUpTo(newest, filter), newest };
  }

  private async countUpTo(asOf: number, filter: OrderFilter): Promise<OrderCounts[]> {
    if (!hasKeptCounts(filter)) return this.list.countRows(filter);
    const [keptCounts, newerCounts] = await this.db.batch([
      () => this.counts.countOrders(filter),
      () => this.list.countRows({ ...filter, asOf: undefined, after: asOf }),
    ]);
    const newerByGroup = new Map(newerCounts.map(({ storeId, status, orders }) => [`${storeId} ${status}`, orders]));
    return keptCounts
      .map((count) => ({
        ...count,
        orders: count.orders - (newerByGroup.get(`${count.storeId} ${count.status}`) ?? 0),
      }))
      .filter(({ orders }) => orders > 0);
  }
}

type Group = { key: Pick<OrderFilter, 'storeIds' | 'statuses'>; size: number };

const isSortedByTime = (sort: OrderQuery['sort']): boolean =>
  sort === undefined || sort === 'newest' || sort === 'oldest';

/** Groups in the order of the list. */
async function buildGroups(
  sort: OrderQuery['sort'],
  counts: readonly OrderCounts[],
  storeNames: FindStoreNames,
): Promise<Group[]> {
  if (sort === 'status' || sort === 'statusDesc') {
    return orderByDirection(orderStatuses, sort === 'statusDesc').map((status) => ({
      key: { statuses: [status] },
      size: sumCounts(counts, (count) => count.status === status),
    }));
  }
  const foundStoreIds = [...new Set(counts.map(({ storeId }) => storeId))];
  const storeIds = sortByName(foundStoreIds, await storeNames(foundStoreIds));
  return orderByDirection(storeIds, sort === 'storeDesc').map((storeId) => ({
    key: { storeIds: [storeId] },
    size: sumCounts(counts, (count) => count.storeId === storeId),
  }));
}

function orderByDirection<T>(items: readonly T[], isDescending: boolean): readonly T[] {
  return isDescending ? items.toReversed() : items;
}

const sumAll = (counts: readonly OrderCounts[]): number => sumCounts(counts, () => true);

function sumCounts(counts: readonly OrderCounts[], isCounted: (count: OrderCounts) => boolean): number {
  return counts.reduce((sum, count) => (isCounted(count) ? sum + count.orders : sum), 0);
}

function sortByName(storeIds: readonly number[], names: ReadonlyMap<number, string>): number[] {
  const getName = (storeId: number) => names.get(storeId) ?? '';
  return [...storeIds].sort((a, b) => getName(a).localeCompare(getName(b)) || a - b);
}
