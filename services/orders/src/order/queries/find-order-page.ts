import { type OrderQuery, ordersPerPage, orderStatuses } from '@depot/contracts/orders';
import { Injectable } from '@nestjs/common';
import type { OrderHeader } from '../order.repository.js';
import { type Counted, OrderCountRepository, type OrderCounts } from '../order-count.repository.js';
import { isPlain, type OrderFilter } from '../order-filter.js';
import { OrderListRepository } from '../order-list.repository.js';
import { sliceGroups } from './slice-groups.js';

/** The orders of one page without their lines, and how many there are in all. */
export interface OrderPage {
  heads: OrderHeader[];
  total: number;
  /** Orders made later are left out where the next page is asked with this. */
  asOf: number;
}

/** Names of stores, by id. */
type NamesOfStores = (storeIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Finds which orders stand on a page from indexes alone, and reads those. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly counts: OrderCountRepository,
    private readonly list: OrderListRepository,
  ) {}

  /** `storeNames` puts the stores in the order of their names; it is asked only where the list is sorted by store. */
  async page(
    query: Pick<OrderQuery, 'page' | 'sort'>,
    filter: OrderFilter,
    storeNames: NamesOfStores,
    pageSize = ordersPerPage,
  ): Promise<OrderPage> {
    const { tallies, newest: asOf } = await this.count(filter);
    const groups = await groupsOf(query.sort, tallies, storeNames);
    const heads: OrderHeader[] = [];
    for (const { key, offset, limit } of sliceGroups(groups, query.page * pageSize, pageSize)) {
      heads.push(
        ...(await this.list.heads(
          { ...filter, ...key, asOf },
          { offset, limit, oldestFirst: query.sort === 'oldest' },
        )),
      );
    }
    return { heads, total: tallies.reduce((sum, { orders }) => sum + orders, 0), asOf };
  }

  newest(filter: OrderFilter, limit: number): Promise<OrderHeader[]> {
    return this.list.heads(filter, { offset: 0, limit, oldestFirst: false });
  }

  /**
   * How many orders of each store and status meet the filter, up to `asOf`. Kept counts answer the usual questions
   * without counting.
   */
  private async count(filter: OrderFilter): Promise<Counted> {
    const { asOf } = filter;
    if (asOf === undefined && isPlain(filter)) return this.counts.withNewest(filter);
    const newest = asOf ?? (await this.counts.withNewest({ storeIds: [] })).newest;
    const tallies = isPlain(filter) ? await this.keptUpTo(newest, filter) : await this.list.countRows(filter);
    return { tallies, newest };
  }

  private async keptUpTo(asOf: number, filter: OrderFilter): Promise<OrderCounts[]> {
    const kept = await this.counts.of(filter);
    const newer = await this.list.countRows({ ...filter, asOf: undefined, after: asOf });
    const newerOf = new Map(newer.map(({ storeId, status, orders }) => [`${storeId} ${status}`, orders]));
    return kept
      .map((tally) => ({ ...tally, orders: tally.orders - (newerOf.get(`${tally.storeId} ${tally.status}`) ?? 0) }))
      .filter(({ orders }) => orders > 0);
  }
}

type Group = { key: Pick<OrderFilter, 'storeIds' | 'statuses'>; size: number };

/** The groups that the list is sorted by, in order; one for all where it is sorted by time alone. */
async function groupsOf(
  sort: OrderQuery['sort'],
  tallies: readonly OrderCounts[],
  storeNames: NamesOfStores,
): Promise<Group[]> {
  if (sort === 'status' || sort === 'statusDesc') {
    return inDirection(orderStatuses, sort === 'statusDesc').map((status) => ({
      key: { statuses: [status] },
      size: sizeOf(tallies, (tally) => tally.status === status),
    }));
  }
  if (sort === 'store' || sort === 'storeDesc') {
    const found = [...new Set(tallies.map(({ storeId }) => storeId))];
    const storeIds = byName(found, await storeNames(found));
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

function sizeOf(tallies: readonly OrderCounts[], belongs: (tally: OrderCounts) => boolean): number {
  return tallies.reduce((sum, tally) => (belongs(tally) ? sum + tally.orders : sum), 0);
}

function byName(storeIds: readonly number[], names: ReadonlyMap<number, string>): number[] {
  const name = (storeId: number) => names.get(storeId) ?? '';
  return [...storeIds].sort((a, b) => name(a).localeCompare(name(b)) || a - b);
}
