import type { Order, OrderStatus } from '@depot/contracts/orders';
import type { TestApp, TestUser } from '@depot/node-testing';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';

interface PageAnswer {
  list: Order[];
  total: number;
  totalPages: number;
  asOf: number;
}

describe('lists of orders', () => {
  let app: TestApp;
  let trade: Trade;
  let stores: TestUser[];

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    stores = [trade.tenant.store, await trade.addStore(), await trade.addStore()];
    await trade.receive([{ productId: trade.goods.No, quantity: 10_000 }]);
    for (let index = 0; index < 47; index += 1) {
      const { status } = await trade.admin.post('/api/order', {
        storeId: stores[index % 3]!.id,
        orderItems: [{ productId: trade.goods.No, quantity: 1 + (index % 5) }],
      });
      expect(status).toBe(201);
    }
    const { list } = (await trade.admin.post<PageAnswer>('/api/order/query', { page: 1 })).body;
    for (const { orderId } of list.slice(0, 7)) await trade.admin.put(`/api/order/cancel?id=${orderId}`);
  });
  afterAll(() => app.close());

  const query = async (body: object) => (await trade.manager.post<PageAnswer>('/api/order/query', body)).body;
  const walk = async (body: object) => {
    const first = await query({ ...body, page: 0 });
    const pages = [first.list];
    for (let page = 1; page < first.totalPages; page += 1)
      pages.push((await query({ ...body, page, asOf: first.asOf })).list);
    return { orders: pages.flat(), first, pages };
  };
  const ids = (orders: readonly Order[]) => orders.map(({ displayId }) => displayId);

  it('20 a page, newest first, each order once', async () => {
    const { orders, first, pages } = await walk({});
    expect(first).toMatchObject({ total: 47, totalPages: 3 });
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 7]);
    expect(ids(orders)).toEqual(Array.from({ length: 47 }, (_, index) => 47 - index));
    const { total, asOf } = await query({ page: 0 });
    expect(await query({ page: 9 })).toMatchObject({ list: [], total, asOf });
  });

  it('each order once, also while others are being placed', async () => {
    const first = await query({ page: 0 });
    await trade.store.post('/api/order', { orderItems: [{ productId: trade.goods.No, quantity: 1 }] });
    const next = await query({ page: 1, asOf: first.asOf });
    const last = await query({ page: 2, asOf: first.asOf });
    expect(next.total).toBe(first.total);
    expect(ids([...first.list, ...next.list, ...last.list])).toEqual(
      Array.from({ length: first.total }, (_, index) => first.total - index),
    );
  });

  it.each<[string, object, (order: Order) => boolean]>([
    ['stores', { storeIds: [0, 2] }, ({ storeId }) => storeId !== stores[1]!.id],
    ['a status', { statuses: ['CANCELLED'] }, ({ status }) => status === 'CANCELLED'],
    ['a product', { productId: 0 }, () => true],
    ['a number', { displayId: 13 }, ({ displayId }) => displayId === 13],
    [
      'a store and a status',
      { storeIds: [1], statuses: ['PENDING'] },
      ({ storeId, status }) => storeId === stores[1]!.id && status === 'PENDING',
    ],
  ])('filtered by %s', async (_name, body, belongs) => {
    const filter: Record<string, unknown> = { ...body };
    if ('storeIds' in body) filter.storeIds = (body.storeIds as number[]).map((index) => stores[index]!.id);
    if ('productId' in body) filter.productId = trade.goods.No;
    const [all, filtered] = [await walk({}), await walk(filter)];
    expect(ids(filtered.orders)).toEqual(ids(all.orders.filter(belongs)));
    expect(filtered.first.total).toBe(filtered.orders.length);
  });

  it('filtered by time', async () => {
    const { orders } = await walk({});
    const { time } = orders[10]!;
    expect((await query({ page: 0, end: time })).total).toBe(orders.filter((order) => order.time < time).length);
    expect((await query({ page: 0, start: time })).total).toBe(orders.filter((order) => order.time >= time).length);
  });

  it('sorted by status and by store, newest first within', async () => {
    const rank: Record<OrderStatus, number> = { PENDING: 0, PROCESSING: 1, OUTBOUND: 2, DONE: 3, CANCELLED: 4 };
    const { orders } = await walk({});
    const byStatus = await walk({ sort: 'status' });
    expect(ids(byStatus.orders)).toEqual(
      ids(orders.toSorted((a, b) => rank[a.status] - rank[b.status] || b.displayId - a.displayId)),
    );
    const byStore = await walk({ sort: 'store' });
    expect(ids(byStore.orders)).toEqual(
      ids(orders.toSorted((a, b) => a.storeName.localeCompare(b.storeName) || b.displayId - a.displayId)),
    );
    const oldest = await walk({ sort: 'oldest' });
    expect(ids(oldest.orders)).toEqual(ids(orders.toReversed()));
  });

  it('a store counts and sees only its own', async () => {
    const { list, total } = (await trade.store.post<PageAnswer>('/api/order/query', { page: 0 })).body;
    expect(total).toBe(list.length);
    expect(list.every(({ storeId }) => storeId === trade.tenant.store.id)).toBe(true);
  });

  it('an order tells what is free, with and without what it holds itself', async () => {
    const product = await trade.addProduct('Last crates', 'No', 4);
    await trade.receive([{ productId: product, quantity: 10 }]);
    const place = () =>
      trade.store.post<{ obj: Order }>('/api/order', { orderItems: [{ productId: product, quantity: 3 }] });
    const { orderId } = (await place()).body.obj;
    await place();
    const item = async (more: string) =>
      (await trade.ops.get<{ obj: Order }>(`/api/order?orderId=${orderId}${more}`)).body.obj.orderItems[0];
    expect(await item('')).not.toHaveProperty('availableQty');
    expect(await item('&includeProduct=true')).toMatchObject({
      availableQty: 4,
      price: 4,
      wholesalePrice: 1.5,
      alternates: [],
    });
    expect(await item('&includeProduct=true&excludeBooked=true')).toMatchObject({ availableQty: 7 });
    const seen = (await trade.store.get<{ obj: Order }>(`/api/order?orderId=${orderId}&includeProduct=true`)).body.obj
      .orderItems[0];
    expect(seen).toMatchObject({ availableQty: 4, price: 4 });
    expect(seen).not.toHaveProperty('wholesalePrice');
    expect(seen).not.toHaveProperty('alternates');
  });

  it('sorted by store or status in both directions', async () => {
    const names = async (sort: string) => [...new Set((await walk({ sort })).orders.map(({ storeName }) => storeName))];
    expect(await names('storeDesc')).toEqual((await names('store')).toReversed());
    const statuses = async (sort: string) => [
      ...new Set((await walk({ sort })).orders.map(({ status }): OrderStatus => status)),
    ];
    expect(await statuses('statusDesc')).toEqual((await statuses('status')).toReversed());
  });

  it('as a workbook of everything that was found, where a formula is only text', async () => {
    const name = '=HYPERLINK("http://evil.test")';
    const productId = await trade.addProduct(name, 'No');
    await trade.receive([{ productId, quantity: 10 }]);
    const { body } = await trade.store.post('/api/order', {
      orderItems: [{ productId, quantity: 2, notes: '@SUM(1)' }],
    });
    const answer = await trade.manager.post('/api/order/workbook', { productId });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    const rows = await readSheet(answer.bytes);
    expect(rows).toHaveLength(3);
    const [sums, titles, cells] = rows;
    expect(titles!.slice(0, 2)).toEqual(['Order', 'Date']);
    expect(cells).toEqual(expect.arrayContaining([Number(body.obj.displayId), name, '@SUM(1)', 2]));
    const of = (row: typeof sums, title: string) => row![titles!.indexOf(title)];
    expect(of(cells, 'Date')).toBeInstanceOf(Date);
    expect([of(cells, 'Amount'), of(cells, 'Order total')]).toEqual([body.obj.total, body.obj.total]);
    expect([of(sums, 'Order'), of(sums, 'Amount')]).toEqual(['Total', body.obj.total]);
    await trade.admin.put(`/api/order/cancel?id=${String(body.obj.orderId)}`);
    const cancelled = await readSheet((await trade.manager.post('/api/order/workbook', { productId })).bytes);
    expect([of(cancelled[2], 'Amount'), of(cancelled[2], 'Order total')]).toEqual([0, 0]);
    expect([of(cancelled[0], 'Amount'), of(cancelled[0], 'Order total')]).toEqual([0, 0]);
    const foreign = await app.as(stores[1]!).post('/api/order/workbook', { productId });
    expect(await readSheet(foreign.bytes)).toHaveLength(1);
  });

  it('count an order no more once it is deleted, among all and among those of its status', async () => {
    const totals = async () => [
      (await query({ page: 0 })).total,
      (await query({ page: 0, statuses: ['CANCELLED'] })).total,
    ];
    const before = await totals();
    const placed = { storeId: stores[0]!.id, orderItems: [{ productId: trade.goods.No, quantity: 1 }] };
    const { orderId } = (await trade.admin.post<{ obj: Order }>('/api/order', placed)).body.obj;
    await trade.admin.put(`/api/order/cancel?id=${orderId}`);
    expect(await totals()).toEqual(before.map((total) => total + 1));
    expect((await trade.admin.delete(`/api/order?id=${orderId}`)).status).toBe(200);
    expect(await totals()).toEqual(before);
  });
});
