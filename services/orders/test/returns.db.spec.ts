import { negated } from '@depot/contracts/amounts';
import type { Invoice } from '@depot/contracts/billing';
import { BILLING_REPORT_PORT, type BillingReportPort } from '@depot/contracts/billing';
import type { Unit } from '@depot/contracts/inventory';
import { type Order, type OrderReturn, ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import type { TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Answer {
  obj: OrderReturn;
  message: string;
  code?: string;
  details?: { path: string; message: string }[];
}

describe('returns', () => {
  let app: TestApp;
  let trade: Trade;
  let wheels: number[];

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([
      { productId: trade.goods.No, quantity: 100 },
      { productId: trade.goods.Weighting, weight: 10_000 },
    ]);
    const labels = await trade.receive(
      Array.from({ length: 12 }, (_, index) => ({ productId: trade.goods.Yes, quantity: 1, weight: 1000 + index })),
    );
    wheels = labels.map(({ inventoryId }) => inventoryId);
  });
  afterAll(() => app.close());

  const line = (order: Order, product: number) => {
    const { orderItemId, productId } = order.orderItems.find(({ productId: id }) => id === product)!;
    return { orderItemId, productId };
  };
  const giveBack = (order: Order, items: object[]) =>
    trade.ops.post<Answer>('/api/return', { orderId: order.orderId, items });
  const creditOf = async (returnId: number) =>
    (await trade.ops.get<{ obj: Invoice }>(`/api/invoice?returnId=${returnId}`)).body.obj;

  it('credits what comes back, and puts what is good of it into stock', async () => {
    const taken = wheels.splice(0, 2);
    const order = await shippedOrder(trade, { jars: 10, shrimp: 20, wheels: taken });
    const [jars, shrimp, wheel] = [trade.goods.No, trade.goods.Weighting, trade.goods.Yes].map((product) =>
      line(order, product),
    );
    const before = await Promise.all(
      [trade.goods.No, trade.goods.Weighting, trade.goods.Yes].map((product) => trade.level(product)),
    );
    const { status, body } = await giveBack(order, [
      { ...jars, returnQty: 4, quantity: 3 },
      { ...shrimp, returnWeight: 5.5, weight: 5 },
      { ...wheel, returnQty: 1, inventoryIds: [taken[1]] },
    ]);
    expect(status).toBe(201);
    expect(body.obj).toMatchObject({
      displayId: 1,
      orderDisplayId: order.displayId,
      invoiceId: 'RI1',
      storeName: order.storeName,
    });
    const credit = await creditOf(body.obj.id);
    expect(credit.invoiceItems.map(({ weights }) => weights)).toEqual([[], [], [10.01]]);
    expect(credit).toMatchObject({
      invoiceId: 'RI1',
      relatedDisplayId: 1,
      total: 39.02,
      status: 'UNPAID',
    });
    const after = await Promise.all(
      [trade.goods.No, trade.goods.Weighting, trade.goods.Yes].map((product) => trade.level(product)),
    );
    expect(after[0]!.quantity - before[0]!.quantity).toBe(3);
    expect(after[1]!.totalWeight - before[1]!.totalWeight).toBe(500);
    expect(after[2]!.quantity - before[2]!.quantity).toBe(1);

    const range = { start: 0, end: Date.now() + 1 };
    const cells = await trade.inTenant(() =>
      app.app
        .get<OrdersPort>(ORDERS_PORT, { strict: false })
        .usage(range, [trade.goods.No, trade.goods.Yes], [order.storeId], 100),
    );
    expect(cells.sort((a, b) => a.productId - b.productId)).toEqual([
      { storeId: order.storeId, productId: trade.goods.No, quantity: 6, weight: 0 },
      { storeId: order.storeId, productId: trade.goods.Yes, quantity: 1, weight: 1000 },
    ]);
  });

  it('are listed by page, by number, store and time', async () => {
    const order = await shippedOrder(trade, { jars: 3 });
    const back = await giveBack(order, [{ ...line(order, trade.goods.No), returnQty: 1, rate: 2, quantity: 1 }]);
    const { id, displayId, time } = back.body.obj;
    const search = async (body: object) =>
      (
        await trade.ops.post<{ list: OrderReturn[]; total: number; totalPages: number }>('/api/return/query', {
          page: 0,
          ...body,
        })
      ).body;
    const all = await search({});
    expect(all.list.map((each) => each.displayId)).toEqual(
      all.list.map((each) => each.displayId).toSorted((one, other) => other - one),
    );
    expect(all).toMatchObject({ total: all.list.length, totalPages: 1 });
    expect(await search({ page: 1 })).toMatchObject({ list: [], total: all.total });
    const store = trade.tenant.store.id;
    const ofOrder = await trade.ops.get<{ list: OrderReturn[] }>(`/api/return?orderId=${order.orderId}`);
    expect(ofOrder.body.list.map((each) => each.id)).toEqual([id]);
    for (const [body, isFound] of [
      [{ number: displayId }, true],
      [{ number: order.displayId }, true],
      [{ number: 999_999 }, false],
      [{ storeIds: [store] }, true],
      [{ storeIds: [store + 1_000] }, false],
      [{ storeIds: [] }, true],
      [{ start: time, end: time + 1 }, true],
      [{ start: time + 1 }, false],
      [{ end: time }, false],
    ] as const) {
      const { list } = await search(body);
      expect([body, list.some((each) => each.id === id)]).toEqual([body, isFound]);
    }
  });

  it('takes no more back than went out, not even by two people at once', async () => {
    const order = await shippedOrder(trade, { jars: 5 });
    const item = { ...line(order, trade.goods.No), returnQty: 3 };
    const response = await Promise.all([giveBack(order, [item]), giveBack(order, [item]), giveBack(order, [item])]);
    expect(response.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await giveBack(order, [{ ...item, returnQty: 2 }])).status).toBe(201);
    const tooMuch = await giveBack(order, [{ ...item, returnQty: 1 }]);
    expect(tooMuch.body.details).toEqual([
      { path: 'items.0.returnQty', message: 'Jar of olives: only 0 can still be returned.' },
    ]);
  });

  it('takes a piece back once', async () => {
    const taken = wheels.splice(0, 2);
    const order = await shippedOrder(trade, { wheels: taken });
    const item = { ...line(order, trade.goods.Yes), returnQty: 1, inventoryIds: [taken[0]] };
    expect((await giveBack(order, [item])).status).toBe(201);
    expect((await giveBack(order, [item])).status).toBe(400);
    expect((await giveBack(order, [{ ...item, inventoryIds: [taken[1]] }])).status).toBe(201);
  });

  it('is edited and deleted until its credit is paid', async () => {
    const order = await shippedOrder(trade, { jars: 6 });
    const item = line(order, trade.goods.No);
    const { obj } = (await giveBack(order, [{ ...item, returnQty: 2, quantity: 2 }])).body;
    const stock = (await trade.level(trade.goods.No)).quantity;
    const edited = await trade.ops.put<Answer>('/api/return', {
      id: obj.id,
      items: [{ ...item, returnQty: 6, quantity: 1 }],
    });
    expect(edited.body.obj).toMatchObject({ invoiceId: obj.invoiceId, items: [{ returnQty: 6, quantity: 1 }] });
    expect((await trade.level(trade.goods.No)).quantity).toBe(stock - 1);
    expect((await creditOf(obj.id)).total).toBe(12);
    expect((await trade.ops.delete<Answer>(`/api/return?id=${obj.id}`)).status).toBe(200);
    expect((await trade.level(trade.goods.No)).quantity).toBe(stock - 2);
    expect((await creditOf(obj.id)).status).toBe('VOID');
    expect((await trade.ops.get(`/api/return?id=${obj.id}`)).status).toBe(404);

    const again = (await giveBack(order, [{ ...item, returnQty: 1 }])).body.obj;
    const marked = await trade.ops.put<Answer>('/api/invoice/paid', { invoiceIds: [again.invoiceId] });
    expect([marked.status, marked.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect((await creditOf(again.id)).status).toBe('UNPAID');
    await trade.ops.post('/api/invoice/payment', { invoiceId: again.invoiceId, amount: 2, method: 'CASH' });
    const rejected = [
      await trade.ops.put<Answer>('/api/return', { id: again.id, items: [{ ...item, returnQty: 2 }] }),
      await trade.ops.delete<Answer>(`/api/return?id=${again.id}`),
      await trade.manager.put<Answer>(`/api/order/cancel?id=${order.orderId}&addBack=true`),
    ];
    expect(rejected.map(({ body }) => body.code)).toEqual(['INVOICE_PAID', 'INVOICE_PAID', 'INVOICE_PAID']);
  });

  it('is edited and deleted without another one of the order', async () => {
    const before = (await trade.level(trade.goods.No)).quantity;
    const order = await shippedOrder(trade, { jars: 6 });
    const item = line(order, trade.goods.No);
    const three = { ...item, returnQty: 3, quantity: 3 };
    const [{ obj: one }, { obj: other }] = [
      (await giveBack(order, [three])).body,
      (await giveBack(order, [three])).body,
    ];
    const edited = await trade.ops.put('/api/return', { id: one.id, items: [{ ...item, returnQty: 2, quantity: 2 }] });
    expect([edited.status, (await trade.level(trade.goods.No)).quantity]).toEqual([200, before - 1]);
    for (const { id } of [one, other]) expect((await trade.ops.delete(`/api/return?id=${id}`)).status).toBe(200);
    expect((await trade.level(trade.goods.No)).quantity).toBe(before - 6);
    expect((await giveBack(order, [{ ...item, returnQty: 6, quantity: 6 }])).status).toBe(201);
    expect((await trade.level(trade.goods.No)).quantity).toBe(before);
  });

  it('names its order still once that is cancelled and deleted, and the invoices that it had', async () => {
    const order = await shippedOrder(trade, { jars: 2 }, trade.tenant.store.id, { poNumber: 'PO-41' });
    const billed = await trade.manager.post<Answer>('/api/invoice', { orderId: order.orderId });
    const { obj } = (await giveBack(order, [{ ...line(order, trade.goods.No), returnQty: 1 }])).body;
    expect((await creditOf(obj.id)).creditedOrder).toMatchObject({ displayId: order.displayId, poNumber: 'PO-41' });
    expect((await trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`)).status).toBe(200);
    expect((await trade.manager.delete(`/api/order?id=${order.orderId}`)).status).toBe(200);
    expect((await creditOf(obj.id)).creditedOrder).toEqual({
      displayId: order.displayId,
      poNumber: 'PO-41',
      formattedOrderDate: '',
      invoiceIds: [billed.body.obj.invoiceId],
    });
  });

  it('is credited at the rate of the invoice, which may have been corrected, and of the order where it is on none', async () => {
    const order = await shippedOrder(trade, { jars: 5 });
    const jars = line(order, trade.goods.No);
    const back = (more = {}) => giveBack(order, [{ ...jars, returnQty: 1, quantity: 1, ...more }]);
    const credited = async ({ body }: Awaited<ReturnType<typeof back>>) => (await creditOf(body.obj.id)).total;
    expect(await credited(await back())).toBe(2);
    const { invoiceId, invoiceItems } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', order)).body.obj;
    const items = [{ invoiceItemId: invoiceItems[0]!.invoiceItemId, rate: 1.25 }];
    expect((await trade.manager.put('/api/invoice', { invoiceId, invoiceItems: items })).status).toBe(200);
    expect(await credited(await back())).toBe(1.25);
    expect((await back({ rate: 2 })).status).toBe(403);
  });

  it('gets another rate as long as it is not paid, also when its goods were sold again', async () => {
    const [taken] = wheels.splice(0, 1);
    const order = await shippedOrder(trade, { wheels: [taken!] });
    const wheel = { ...line(order, trade.goods.Yes), returnQty: 1, inventoryIds: [taken] };
    const { id } = (await giveBack(order, [{ ...wheel, rate: 2 }])).body.obj;
    await shippedOrder(trade, { wheels: [taken!] });
    const before = await trade.level(trade.goods.Yes);
    const items = [{ ...wheel, rate: 1, reason: 'dented' }];
    const { status } = await trade.manager.put('/api/return', { id, items });
    expect([status, (await creditOf(id)).invoiceItems.map(({ rate }) => rate)]).toEqual([200, [1]]);
    expect(await trade.level(trade.goods.Yes)).toEqual(before);
    expect((await trade.ops.delete(`/api/return?id=${id}`)).status).toBe(409);
  });

  it('is edited by what differs alone: what others have booked or bought of it since stays theirs', async () => {
    const taken = wheels.splice(0, 2);
    const order = await shippedOrder(trade, { jars: 6, wheels: taken });
    const jars = (count: number) => ({ ...line(order, trade.goods.No), returnQty: count, quantity: count });
    const wheel = (inventoryIds: number[]) => ({
      ...line(order, trade.goods.Yes),
      returnQty: inventoryIds.length,
      inventoryIds,
    });
    const { id } = (await giveBack(order, [jars(5), wheel(taken.slice(0, 1))])).body.obj;
    await shippedOrder(trade, { wheels: taken.slice(0, 1) });
    const stock = await trade.level(trade.goods.No);
    const orderItems = [{ productId: trade.goods.No, quantity: stock.quantity - stock.bookedQuantity - 1 }];
    const booked = await trade.store.post<{ obj: Order }>('/api/order', { orderItems });
    const edit = async (items: object[]) => (await trade.ops.put('/api/return', { id, items })).status;
    const there = async () => (await trade.level(trade.goods.No)).quantity - stock.quantity;
    expect([await edit([jars(4), wheel(taken)]), await there()]).toEqual([200, -1]);
    expect([await edit([jars(3), wheel(taken)]), await there()]).toEqual([409, -1]);
    expect([await edit([jars(4), wheel(taken.slice(1))]), await there()]).toEqual([409, -1]);
    expect([await edit([jars(6), wheel(taken)]), await there()]).toEqual([200, 1]);
    expect((await creditOf(id)).total).toBe(12 + (await creditOf(id)).invoiceItems[1]!.amount);
    await trade.manager.put(`/api/order/cancel?id=${booked.body.obj.orderId}`);
    expect([await edit([jars(2), wheel(taken)]), await there()]).toEqual([200, -3]);
  });

  it('takes no weight of pieces back without a piece', async () => {
    const order = await shippedOrder(trade, { wheels: wheels.splice(0, 1) });
    const rejected = await giveBack(order, [{ ...line(order, trade.goods.Yes), returnWeight: 5 }]);
    expect([rejected.status, rejected.body.details?.[0]?.path]).toEqual([400, 'items.0.returnQty']);
  });

  it('cancelling the order puts back what has not come back already and is not lost', async () => {
    const levels = async () => {
      const [jars, shrimp] = [await trade.level(trade.goods.No), await trade.level(trade.goods.Weighting)];
      return [jars.quantity, shrimp.totalWeight];
    };
    const [jars = 0, shrimp = 0] = await levels();
    const order = await shippedOrder(trade, { jars: 8, shrimp: 10 });
    const { obj } = (
      await giveBack(order, [
        { ...line(order, trade.goods.No), returnQty: 3, quantity: 2 },
        { ...line(order, trade.goods.Weighting), returnWeight: 4, weight: 2.5 },
      ])
    ).body;
    await trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`);
    expect(await levels()).toEqual([jars - 1, shrimp - 150]);
    expect((await creditOf(obj.id)).status).toBe('VOID');
    expect((await giveBack(order, [{ ...line(order, trade.goods.No), returnQty: 1 }])).body.code).toBe(
      'INVALID_TRANSITION',
    );
  });

  it('cancelling the order leaves out the very piece that was lost, by its weight', async () => {
    const unit = async (id: number) => (await trade.ops.get<{ obj: Unit }>(`/api/inventory?id=${id}`)).body.obj;
    const taken = wheels.splice(0, 4);
    const before = await trade.level(trade.goods.Yes);
    const { weight: lost } = await unit(taken[1]!);
    const order = await shippedOrder(trade, { wheels: taken });
    const wheel = { ...line(order, trade.goods.Yes), returnQty: 1 };
    await giveBack(order, [{ ...wheel, returnWeight: lost, quantity: 0 }]);
    await giveBack(order, [{ ...wheel, inventoryIds: [taken[3]] }]);
    await trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`);
    const after = await Promise.all(taken.map(unit));
    expect(after.map(({ status }) => status)).toEqual(['IN_STOCK', 'SHIPPED', 'IN_STOCK', 'IN_STOCK']);
    const { quantity, totalWeight } = await trade.level(trade.goods.Yes);
    expect([before.quantity - quantity, before.totalWeight - totalWeight]).toEqual([1, Math.round(lost * 100)]);
  });

  it('credits are subtracted in what a store owes', async () => {
    const store = await trade.addStore();
    const order = await shippedOrder(trade, { jars: 10 }, store.id);
    await trade.ops.post('/api/invoice', { orderId: order.orderId });
    await giveBack(order, [{ ...line(order, trade.goods.No), returnQty: 4 }]);
    const report = app.app.get<BillingReportPort>(BILLING_REPORT_PORT, { strict: false });
    const range = { start: 0, end: Date.now() + 1 };
    expect(await trade.inTenant(() => report.salesByStore(range, store.id))).toEqual([
      { storeId: store.id, sales: 1200, paid: 0 },
    ]);
    const accounts = await trade.inTenant(() => report.accounts([store.id], range, range.end, [0]));
    expect(accounts.get(store.id)?.invoices.map(({ credit, total }) => (credit ? negated(total) : total))).toEqual([
      2000, -800,
    ]);
  });

  it('come 500 at most, and say that there are older ones, which are asked for by the last one; all of an order', async () => {
    const order = await shippedOrder(trade, { jars: 1 });
    const numbers = Array.from({ length: 502 }, (_, index) => 10_001 + index);
    const rows = numbers.map((number) => `(:tenantId, ${number}, :orderId, :storeId, 1, 1)`);
    await trade.inTenant(() =>
      app.app.get(Db, { strict: false }).execute(
        `INSERT INTO order_return (tenant_id, display_id, order_id, store_id, time, created_by)
         VALUES ${rows.join(', ')}`,
        order,
      ),
    );
    type Page = { list: OrderReturn[]; more: boolean };
    const ask = async (query: string) => {
      const { list, more } = (await trade.ops.get<Page>(`/api/return${query}`)).body;
      return { shown: list.map(({ displayId }) => displayId), more };
    };
    const newestFirst = numbers.toReversed();
    expect(await ask('')).toEqual({ shown: newestFirst.slice(0, 500), more: true });
    const rest = await ask('?before=10003');
    expect([rest.shown.slice(0, 2), rest.more]).toEqual([[10_002, 10_001], false]);
    expect(await ask(`?orderId=${order.orderId}`)).toEqual({ shown: newestFirst, more: false });
  });

  it('is the warehouse’s', async () => {
    expect((await trade.store.get('/api/return')).status).toBe(403);
    expect((await trade.ops.get<{ list: OrderReturn[] }>('/api/return')).body.list.length).toBeGreaterThan(0);
  });
});
