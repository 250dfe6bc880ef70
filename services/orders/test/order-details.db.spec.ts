import { amountOfWeight, estimateWeight } from '@depot/contracts/amounts';
import type { Invoice } from '@depot/contracts/billing';
import type { Product } from '@depot/contracts/catalog';
import type { Dashboard } from '@depot/contracts/inventory';
import type { Order } from '@depot/contracts/orders';
import { addDays, dayOf } from '@depot/contracts/time';
import type { TestApp, TestClient } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

interface Answer {
  obj: Order;
  code: string;
  message: string;
  details: { path: string; message: string }[];
}

/** The tenants of the tests keep New York's calendar. */
const timezone = 'America/New_York';
const day = (ahead: number) => addDays(dayOf(Date.now(), timezone), ahead);

describe('what an order says of itself', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([
      { productId: trade.goods.No, quantity: 10_000 },
      { productId: trade.goods.Weighting, weight: 100_000 },
      ...[1000, 1101, 1200].map((weight) => ({ productId: trade.goods.Yes, quantity: 1, weight })),
    ]);
  });
  afterAll(() => app.close());

  const jars = (quantity = 1) => [{ productId: trade.goods.No, quantity }];
  const place = (facts: object, by: TestClient = trade.store) =>
    by.post<Answer>('/api/order', { orderItems: jars(), ...facts });
  const edit = ({ orderId, version }: Order, facts: object, by = trade.store) =>
    by.put<Answer>('/api/order', { orderId, version, orderItemList: jars(2), ...facts });
  const said = ({ deliveryDate, poNumber, note }: Order) => ({ deliveryDate, poNumber, note });
  const wanted = { deliveryDate: day(3), poNumber: 'PO-17', note: 'Back door\nring twice' };

  it('comes from the store, is seen by the warehouse, and stays through its whole life', async () => {
    const placed = await place(wanted);
    expect(said(placed.body.obj)).toEqual(wanted);
    const { orderId } = placed.body.obj;
    expect(said((await trade.ops.get<Answer>(`/api/order?orderId=${orderId}`)).body.obj)).toEqual(wanted);
    const processed = await trade.ops.post<Answer>('/api/order/process', { orderId, orderItemList: jars() });
    expect(said(processed.body.obj)).toEqual(wanted);
  });

  it('is empty where nobody says anything', async () => {
    expect(said((await place({})).body.obj)).toEqual({ deliveryDate: null, poNumber: '', note: '' });
  });

  it('changes as long as the order does: what is left out stays, null and nothing take away', async () => {
    const { obj } = (await place(wanted)).body;
    const kept = await edit(obj, { poNumber: ' PO-18 ' });
    expect(said(kept.body.obj)).toEqual({ ...wanted, poNumber: 'PO-18' });
    const gone = await edit(kept.body.obj, { deliveryDate: null, poNumber: '', note: '' }, trade.manager);
    expect(said(gone.body.obj)).toEqual({ deliveryDate: null, poNumber: '', note: '' });
    expect((await edit(obj, wanted)).body.code).toBe('STALE');
    await trade.ops.post('/api/order/process', { orderId: obj.orderId, orderItemList: jars() });
    const late = await edit({ ...obj, version: gone.body.obj.version + 1 }, wanted);
    expect([late.status, late.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('wants no day that has passed, unless the order had it already', async () => {
    const refused = await place({ deliveryDate: day(-1) });
    expect([refused.status, refused.body.details[0]?.path]).toEqual([400, 'deliveryDate']);
    expect(refused.body.details[0]?.message).toMatch(
      /^The delivery day has passed\. Choose \d+\/\d+\/\d{4} or a later/,
    );
    const { obj } = (await place({ deliveryDate: day(0) })).body;
    await trade.inTenant(() =>
      app.db.execute('UPDATE orders SET delivery_date = :day WHERE tenant_id = :tenantId AND id = :orderId', {
        day: day(-2),
        orderId: obj.orderId,
      }),
    );
    expect((await edit(obj, { deliveryDate: day(-1) })).status).toBe(400);
    expect((await edit(obj, { deliveryDate: day(-2) })).body.obj.deliveryDate).toBe(day(-2));
  });

  it('of an order recorded by hand it goes by the order’s own day', async () => {
    const record = (deliveryDate: string) =>
      trade.manager.post<Answer>('/api/order/manual', {
        storeId: trade.tenant.store.id,
        time: Date.UTC(2026, 2, 5, 14),
        orderItems: [{ ...jars()[0], rate: 2 }],
        deliveryDate,
      });
    expect((await record('2026-03-06')).body.obj.deliveryDate).toBe('2026-03-06');
    expect((await record('2026-03-04')).status).toBe(400);
  });

  it.each([
    ['a day that is none', { deliveryDate: '2026-02-30' }],
    ['a moment', { deliveryDate: '2026-03-01T10:00' }],
    ['a long number', { poNumber: 'x'.repeat(41) }],
    ['a number on two lines', { poNumber: 'a\nb' }],
    ['a long note', { note: 'x'.repeat(501) }],
  ])('refuses %s', async (_name, facts) => {
    expect((await place(facts)).status).toBe(400);
  });

  it('stands on the invoice with the notes of its lines, as it was when it was billed', async () => {
    const orderItems = [{ productId: trade.goods.No, quantity: 2, notes: 'Ripe ones' }];
    const { obj } = (await place({ ...wanted, orderItems })).body;
    const { orderId } = obj;
    await trade.ops.post('/api/order/process', { orderId, orderItemList: orderItems });
    await trade.ops.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: jars(2) });
    await trade.manager.put(`/api/order/direct-complete?id=${orderId}`);
    const made = await trade.manager.post<{ obj: Invoice }>('/api/invoice', { orderId });
    expect(made.body.obj).toMatchObject({ ...wanted, invoiceItems: [{ notes: 'Ripe ones' }] });
    const { invoiceId } = made.body.obj;
    await trade.manager.put('/api/invoice/paid', { invoiceIds: [invoiceId] });
    await trade.inTenant(() =>
      app.db.execute(`UPDATE orders SET po_number = 'other' WHERE tenant_id = :tenantId AND id = :orderId`, {
        orderId,
      }),
    );
    const { list } = (await trade.store.get<{ list: Invoice[] }>(`/api/invoice?orderId=${orderId}`)).body;
    expect(list).toMatchObject([{ invoiceId, status: 'PAID', ...wanted }]);
  });

  it('is told by the activity log, before and after', async () => {
    const { obj } = (await place(wanted)).body;
    await edit(obj, { poNumber: 'PO-99' });
    const [row] = await trade.inTenant(() =>
      app.db.query<{ before: string; after: string }>(
        `SELECT JSON_VALUE(before_json, '$.poNumber') \`before\`, JSON_VALUE(after_json, '$.poNumber') \`after\`
         FROM activity_log WHERE tenant_id = :tenantId AND operation = 'ordersUpdate' ORDER BY id DESC LIMIT 1`,
      ),
    );
    expect(row).toEqual({ before: 'PO-17', after: 'PO-99' });
  });
});

describe('what orders come to, and which are found by their details', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
  });
  afterAll(() => app.close());

  const find = async (body: object, by: TestClient = trade.manager) => {
    const answer = await by.post<{ list: Order[]; total: number }>('/api/order/query', { page: 0, ...body });
    expect(answer.status).toBe(200);
    expect(answer.body.total).toBe(answer.body.list.length);
    return answer.body.list;
  };

  it('is the sum of the lines, estimated while pieces are not weighed, exact once they left', async () => {
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
    const wheels = await trade.receive(
      [1000, 1101, 1200].map((weight) => ({ productId: trade.goods.Yes, quantity: 1, weight })),
    );
    const orderItems = [
      { productId: trade.goods.No, quantity: 3 },
      { productId: trade.goods.Yes, quantity: 2 },
    ];
    const placed = (await trade.store.post<Answer>('/api/order', { orderItems })).body.obj;
    // two wheels of 11.0033… lb on average at $2.00
    expect(placed).toMatchObject({ total: 50.02, estimated: true });
    expect(placed.orderItems.map(({ amount }) => amount)).toEqual([6, 44.02]);
    const [row] = await find({});
    expect(row).toMatchObject({ total: 50.02, estimated: true });
    // from the average that the store is told, its screen comes to the same
    const path = `/api/order?orderId=${placed.orderId}&includeProduct=true`;
    const [, wheel] = (await trade.store.get<Answer>(path)).body.obj.orderItems;
    const { list } = (await trade.store.get<{ list: Product[] }>('/api/product')).body;
    const product = list.find(({ productId }) => productId === trade.goods.Yes);
    expect([wheel?.averageWeight, product?.averageWeight]).toEqual([11.003333, 11.003333]);
    expect(amountOfWeight(estimateWeight(2, 11.003333), 200)).toBe(4402);
    expect(list.find(({ productId }) => productId === trade.goods.No)).not.toHaveProperty('averageWeight');
    const { orderId } = placed;
    const processed = await trade.ops.post<Answer>('/api/order/process', { orderId, orderItemList: orderItems });
    expect(processed.body.obj).toMatchObject({ total: 50.02, estimated: true });
    const shipped = await trade.ops.post<Answer>('/api/order/outbound', {
      orderId,
      inventoryList: [wheels[0]!.inventoryId, wheels[2]!.inventoryId],
      nonWeightOrderItems: [orderItems[0]],
    });
    expect(shipped.body.obj).toMatchObject({ total: 50, estimated: false });
    expect((await find({}))[0]).toMatchObject({ total: 50, estimated: false });
  });

  it('is, for any lines, the sum of what each comes to', async () => {
    trade = await openTrade(app);
    await trade.receive([
      { productId: trade.goods.No, quantity: 100_000 },
      { productId: trade.goods.Weighting, weight: 10_000_000 },
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 99_999 }),
        fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 2, maxLength: 2 }),
        async (quantity, hundredths, [perPiece = 0, perPound = 0]) => {
          const { body } = await trade.manager.post<Answer>('/api/order/manual', {
            storeId: trade.tenant.store.id,
            time: Date.now() - 1000,
            orderItems: [
              { productId: trade.goods.No, quantity, rate: perPiece / 100 },
              { productId: trade.goods.Weighting, weight: hundredths / 100, rate: perPound / 100 },
            ],
          });
          const cents = quantity * perPiece + Number((BigInt(hundredths) * BigInt(perPound) + 50n) / 100n);
          expect(Math.round(body.obj.total * 100)).toBe(cents);
          expect(body.obj.estimated).toBe(false);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('found by delivery day', async () => {
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
    const days = [day(0), day(1), day(1), day(5), null];
    for (const deliveryDate of days)
      await trade.store.post('/api/order', { orderItems: [{ productId: trade.goods.No, quantity: 1 }], deliveryDate });
    const found = async (body: object) => (await find(body)).map(({ deliveryDate }) => deliveryDate);
    expect(await found({ deliveryFrom: day(1), deliveryTo: day(1) })).toEqual([day(1), day(1)]);
    expect(await found({ deliveryTo: day(1) })).toEqual([day(1), day(1), day(0)]);
    expect(await found({ deliveryFrom: day(2) })).toEqual([day(5)]);
    expect(await found({ deliveryFrom: day(2), statuses: ['DONE'] })).toEqual([]);
    expect(await found({})).toHaveLength(5);
  });

  it('found by what is not paid, each by who may see it', async () => {
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
    const other = await trade.addStore();
    const bill = async (storeId: number) => {
      const { orderId, orderItems } = await shippedOrder(trade, { jars: 2 }, storeId);
      return {
        orderId,
        orderItems,
        invoiceId: (await trade.ops.post('/api/invoice', { orderId })).body.obj.invoiceId as string,
      };
    };
    const [open, paid, theirs] = [
      await bill(trade.tenant.store.id),
      await bill(trade.tenant.store.id),
      await bill(other.id),
    ];
    await shippedOrder(trade, { jars: 1 });
    expect((await trade.manager.put('/api/invoice/paid', { invoiceIds: [paid.invoiceId] })).status).toBe(200);
    // An open credit is owed to the store, so its order does not count as unpaid.
    const [{ orderItemId, productId }] = paid.orderItems as [Order['orderItems'][number]];
    const items = [{ orderItemId, productId, returnQty: 1, quantity: 0 }];
    expect((await trade.ops.post('/api/return', { orderId: paid.orderId, items })).status).toBe(201);
    const ids = async (body: object, by?: TestClient) => (await find(body, by)).map(({ orderId }) => orderId);
    expect(await ids({ unpaid: true })).toEqual([theirs.orderId, open.orderId]);
    expect(await ids({ unpaid: true, storeIds: [other.id] })).toEqual([theirs.orderId]);
    expect(await ids({ unpaid: true, statuses: ['PENDING'] })).toEqual([]);
    expect(await ids({ unpaid: true }, trade.store)).toEqual([open.orderId]);
    expect(await ids({ unpaid: true }, app.as(trade.tenant.viewer))).toEqual([]);
    expect((await trade.ops.get('/api/order/waiting')).body.obj).toMatchObject({ unpaid: 2 });
  });

  it('is counted for the morning: what waits, what is wanted today, late, short or unpaid', async () => {
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 20 }]);
    const place = (quantity: number, deliveryDate?: string) =>
      trade.admin.post<Answer>('/api/order', {
        storeId: trade.tenant.store.id,
        orderItems: [{ productId: trade.goods.No, quantity }],
        deliveryDate,
      });
    const done = await shippedOrder(trade, { jars: 1 });
    await trade.ops.post('/api/invoice', { orderId: done.orderId });
    const late = (await place(1, day(0))).body.obj;
    await trade.inTenant(() =>
      app.db.execute('UPDATE orders SET delivery_date = :day WHERE tenant_id = :tenantId AND id = :orderId', {
        day: day(-1),
        orderId: late.orderId,
      }),
    );
    await place(1, day(0));
    await place(1, day(1));
    const short = (await place(50)).body.obj;
    const waiting = (by: TestClient) => by.get('/api/order/waiting');
    const expected = { pending: 4, processing: 0, outbound: 0, dueToday: 1, late: 1, short: 1, unpaid: 1 };
    expect((await waiting(trade.ops)).body.obj).toEqual(expected);
    expect((await waiting(trade.store)).status).toBe(403);
    const { placedOrders, lateOrders } = (await trade.ops.get<{ obj: Dashboard }>('/api/dashboard')).body.obj;
    expect(placedOrders).toHaveLength(14);
    expect(placedOrders[0]).toEqual({ day: day(0), count: 5 });
    expect(lateOrders).toEqual([{ day: day(-1), count: 1 }]);
    const found = await find({ shortOfStock: true });
    expect(found.map(({ orderId }) => orderId)).toEqual([short.orderId]);
    expect(await find({ shortOfStock: true, unpaid: true })).toEqual([]);
    expect(await find({ shortOfStock: true, statuses: ['PROCESSING'] })).toEqual([]);
  });
});
