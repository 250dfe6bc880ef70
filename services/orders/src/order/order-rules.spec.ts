import type { Role } from '@depot/contracts/permissions';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { describe, expect, jest, test } from '@jest/globals';
import { ReturnView } from '../return/return-view.js';
import { assertVersion, requireTransition } from './order.rules.js';
import { type LockedOrder, OrderService } from './order.service.js';
import { buildOrderFilter, hasKeptCounts } from './order-filter.js';
import type { OrderLine } from './order-line.js';

const refused = (code: string) => expect.objectContaining({ code });

describe('orders on a list', () => {
  test.each([
    [undefined, undefined, undefined],
    [[], undefined, undefined],
    [[7, 8], undefined, [7, 8]],
    [undefined, 7, [7]],
    [[], 7, [7]],
    [[7, 8], 7, [7]],
    [[8], 7, []],
  ])('of the stores %j for one who sees %p: %j', (storeIds, onlyStore, seen) => {
    expect(buildOrderFilter({ page: 0, storeIds }, onlyStore).storeIds).toEqual(seen);
  });

  test('of every status where none is asked for', () => {
    expect(buildOrderFilter({ page: 0, statuses: [] }, undefined).statuses).toBeUndefined();
    expect(buildOrderFilter({ page: 0, statuses: ['DONE'] }, undefined).statuses).toEqual(['DONE']);
  });

  test('are counted already where only store and status limit them', () => {
    expect(hasKeptCounts({ storeIds: [7], statuses: ['DONE'], asOf: 4, start: undefined })).toBe(true);
    for (const narrower of [{ displayId: 5 }, { start: 0 }, { productId: 3 }])
      expect(hasKeptCounts(narrower)).toBe(false);
  });
});

describe('an order moves on', () => {
  const as = <T>(role: Role, work: () => T) => runInContext({ session: { role, tenantId: 1 } as CurrentSession }, work);
  const order = (status: LockedOrder['status']) => ({ displayId: 58, status, version: 4 }) as LockedOrder;

  test('only along its ways, and for whom they are open', () => {
    expect(as('WAREHOUSE_OPS', () => requireTransition('process', order('PENDING')).to)).toBe('PROCESSING');
    expect(as('STORE', () => requireTransition('cancel', order('PENDING')).to)).toBe('CANCELLED');
    expect(as('ADMIN', () => requireTransition('cancel', order('DONE')).to)).toBe('CANCELLED');
    const closed = refused('INVALID_TRANSITION');
    expect(() => as('ADMIN', () => requireTransition('process', order('DONE')))).toThrow(closed);
    expect(() => as('STORE', () => requireTransition('cancel', order('PROCESSING')))).toThrow(closed);
  });

  test('from the version that was looked at, where one is named', () => {
    expect(() => [undefined, 4].forEach((version) => assertVersion(order('PENDING'), version))).not.toThrow();
    for (const version of [3, 5, 0]) expect(() => assertVersion(order('PENDING'), version)).toThrow(refused('STALE'));
  });
});

describe('lines of an order', () => {
  const line = (orderItemId: number, quantity = 1) => ({ orderItemId, quantity }) as OrderLine;
  async function replaced(before: OrderLine[], after: OrderLine[]) {
    const lines = {
      remove: jest.fn(async (_orderId: number, _gone: number[]) => undefined),
      write: jest.fn(async (_orderId: number, _lines: readonly OrderLine[]) => undefined),
      findByOrders: jest.fn(async () => [line(9)]),
    };
    const service = Object.create(OrderService.prototype) as OrderService;
    Object.defineProperty(service, 'orderLines', { value: lines });
    const order = { ...({} as LockedOrder), orderId: 3, lines: before };
    const kept = await service.replaceLines(order, after);
    return { removed: lines.remove.mock.calls[0]?.[1], written: lines.write.mock.calls.length, kept };
  }

  test('that are not named are gone, new ones get ids, and what is the same is left alone', async () => {
    const [one, two] = [line(1), line(2)];
    expect(await replaced([one, two], [two])).toEqual({ removed: [1], written: 1, kept: [two] });
    expect(await replaced([one, two], [one, two])).toEqual({ removed: undefined, written: 0, kept: [one, two] });
    expect(await replaced([one], [one, line(0)])).toEqual({ removed: undefined, written: 1, kept: [line(9)] });
    expect(await replaced([one], [line(1, 5)])).toMatchObject({ removed: undefined, written: 1 });
  });
});

describe('returns on a page', () => {
  test('as many pages as it takes, and the stores that were asked for', async () => {
    const headers = jest.fn(async (_filter: object, _range: { limit: number; offset?: number }) => []);
    const view = new ReturnView({ findHeaders: headers, count: async () => 41 } as never, {} as never, {} as never);
    const pages = await view.findPage({ page: 2, storeIds: [] });
    const { limit } = headers.mock.calls[0]![1];
    expect(pages).toMatchObject({ total: 41, totalPages: Math.ceil(41 / limit) });
    expect(headers).toHaveBeenCalledWith({ storeIds: undefined }, { limit, offset: 2 * limit });
    await view.findPage({ page: 0, storeIds: [7] });
    expect(headers).toHaveBeenLastCalledWith({ storeIds: [7] }, { limit, offset: 0 });
    await expect(view.getReturn(4)).rejects.toEqual(refused('NOT_FOUND'));
  });
});
