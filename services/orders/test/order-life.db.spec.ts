import type { Order } from '@depot/contracts/orders';
import type { TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

describe('the life of an order', () => {
  let app: TestApp;
  let trade: Trade;
  let wheels: number[];

  beforeAll(async () => {
    app = await tradeApp();
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    trade = await openTrade(app);
    const { goods } = trade;
    await trade.receive([
      { productId: goods.No, quantity: 10 },
      { productId: goods.Weighting, weight: 5000 },
    ]);
    const labels = await trade.receive([
      { productId: goods.Yes, quantity: 1, weight: 1010 },
      { productId: goods.Yes, quantity: 1, weight: 990 },
      { productId: goods.Yes, quantity: 1, weight: 1200 },
    ]);
    wheels = labels.map(({ inventoryId }) => inventoryId);
  });

  const wanted = () => [
    { productId: trade.goods.No, quantity: 3, notes: 'ripe' },
    { productId: trade.goods.Yes, quantity: 2 },
    { productId: trade.goods.Weighting, weight: 12.34 },
  ];
  const place = async () => (await trade.store.post<{ obj: Order }>('/api/order', { orderItems: wanted() })).body.obj;
  const process = (order: Order) =>
    trade.ops.post<{ obj: Order }>('/api/order/process', {
      orderId: order.orderId,
      version: order.version,
      orderItemList: order.orderItems.map(({ orderItemId, productId, quantity, weight }) =>
        weight > 0 ? { orderItemId, productId, weight } : { orderItemId, productId, quantity },
      ),
    });
  const outbound = (order: Order, inventoryList = [wheels[0], wheels[2]]) =>
    trade.ops.post<{ obj: Order; message: string }>('/api/order/outbound', {
      orderId: order.orderId,
      inventoryList,
      nonWeightOrderItems: [
        { productId: trade.goods.No, quantity: 3 },
        { productId: trade.goods.Weighting, weight: 12.34 },
      ],
    });

  it('goes from PENDING to DONE, its goods booked and then gone, and is invoiced and paid', async () => {
    const placed = await trade.store.post<{ obj: Order }>('/api/order', { orderItems: wanted() });
    expect(placed.status).toBe(201);
    const order = placed.body.obj;
    expect(order).toMatchObject({
      displayId: 1,
      status: 'PENDING',
      version: 1,
      historyOrder: false,
      storeId: trade.tenant.store.id,
    });
    expect(order.orderItems.map(({ rate, quantity, weight, notes }) => [rate, quantity, weight, notes])).toEqual([
      [2, 3, 0, 'ripe'],
      [2, 2, 0, ''],
      [2, 0, 12.34, ''],
    ]);
    expect((await trade.level(trade.goods.Yes)).bookedQuantity).toBe(2);

    expect((await trade.manager.get('/api/order/pending-count')).body.obj).toEqual({ count: 1 });
    expect((await process(order)).body.obj).toMatchObject({ status: 'PROCESSING', version: 2 });

    const shipped = await outbound(order);
    expect(shipped.body.message).toBe('Order outbound success.');
    expect(shipped.body.obj).toMatchObject({ status: 'OUTBOUND', historyOrder: true });
    expect(shipped.body.obj.orderItems[1]).toMatchObject({ weight: 22.1, scannedInvIds: [wheels[0], wheels[2]] });
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 7, bookedQuantity: 0 });
    expect(await trade.level(trade.goods.Weighting)).toMatchObject({ totalWeight: 3766, bookedWeight: 0 });

    expect(
      (await trade.store.post<{ obj: Order }>('/api/order/confirm', { orderId: order.orderId })).body.obj.status,
    ).toBe('DONE');

    const invoiced = await trade.ops.post('/api/invoice', { orderId: order.orderId });
    expect(invoiced.status).toBe(201);
    expect(invoiced.body.obj).toMatchObject({
      invoiceId: 'I1',
      total: 74.88,
      formattedTotal: '$74.88',
      balanceDue: 74.88,
      status: 'UNPAID',
    });
    const again = await trade.ops.post('/api/invoice', { orderId: order.orderId });
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE']);

    const paid = await trade.ops.put('/api/invoice/paid', { invoiceIds: ['I1'] });
    expect(paid.body.list[0]).toMatchObject({ status: 'PAID', paid: 74.88, balanceDue: 0 });
    const seen = await trade.store.get<{ obj: Order }>(`/api/order?orderId=${order.orderId}`);
    expect(seen.body.obj).toMatchObject({ invoiceIds: ['I1'], paidFull: true });
    const cancelled = await trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`);
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'INVOICE_PAID']);
  });

  it('gives everything back exactly when it is cancelled before it leaves', async () => {
    const before = await trade.level(trade.goods.Weighting);
    const order = await place();
    const cancelled = await trade.store.put<{ obj: Order }>(`/api/order/cancel?id=${order.orderId}`);
    expect(cancelled.body.obj.status).toBe('CANCELLED');
    expect(await trade.level(trade.goods.Weighting)).toEqual(before);
  });

  it('puts the same pieces back when it is cancelled after it left, voids its invoice, and can then be deleted', async () => {
    const order = await place();
    await process(order);
    await outbound(order);
    await trade.manager.put(`/api/order/direct-complete?id=${order.orderId}`);
    await trade.ops.post('/api/invoice', { orderId: order.orderId });
    expect((await trade.manager.delete(`/api/order?id=${order.orderId}`)).body.code).toBe('INVALID_TRANSITION');
    expect((await trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`)).status).toBe(200);
    expect(await trade.level(trade.goods.Yes)).toMatchObject({ quantity: 3, totalWeight: 3200, bookedQuantity: 0 });
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 10, bookedQuantity: 0 });
    const invoices = await trade.ops.get(`/api/invoice?orderId=${order.orderId}`);
    expect(invoices.body.list).toMatchObject([{ invoiceId: 'I1', status: 'VOID', balanceDue: 0 }]);
    expect((await trade.manager.delete(`/api/order?id=${order.orderId}`)).body.message).toBe('Order #1 was deleted.');
    expect((await trade.manager.get(`/api/order?orderId=${order.orderId}`)).status).toBe(404);
    expect((await place()).displayId).toBe(2);
  });

  it('is not cancelled by whoever looked at it before it left: nobody was asked what becomes of its goods', async () => {
    const order = await place();
    const { version } = (await process(order)).body.obj;
    await outbound(order);
    const cancel = (more: string) => trade.manager.put(`/api/order/cancel?id=${order.orderId}${more}`);
    expect(await cancel(`&version=${version}`)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect((await cancel(`&version=${version + 1}&addBack=true`)).status).toBe(200);
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 10, bookedQuantity: 0 });
  });

  it('takes out exactly the ordered pieces', async () => {
    const order = await place();
    await process(order);
    const rejectedWith = async (inventoryList: number[]) => {
      const { status, body } = await outbound(order, inventoryList);
      return [status, (body as unknown as { details: { path: string }[] }).details.map(({ path }) => path)];
    };
    expect(await rejectedWith([wheels[0]!])).toEqual([400, ['inventoryList']]);
    expect(await rejectedWith([wheels[0]!, wheels[0]!])).toEqual([400, ['inventoryList.1']]);
    expect(await rejectedWith([wheels[0]!, 4_000_000])).toEqual([400, ['inventoryList.1']]);
    expect(await rejectedWith(wheels)).toEqual([400, ['inventoryList']]);
    expect((await outbound(order)).status).toBe(200);
    expect((await outbound(order)).body).toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('takes out exactly the ordered amounts of goods without labels', async () => {
    const order = await place();
    await process(order);
    const { No, Weighting, Yes } = trade.goods;
    const jars = (quantity: number) => ({ productId: No, quantity });
    const shrimp = (weight: number) => ({ productId: Weighting, weight });
    const ship = (...nonWeightOrderItems: object[]) =>
      trade.ops.post('/api/order/outbound', {
        orderId: order.orderId,
        inventoryList: [wheels[0], wheels[2]],
        nonWeightOrderItems,
      });
    const wrong = [
      [jars(2), shrimp(12.34)],
      [jars(4), shrimp(12.34)],
      [jars(3), shrimp(12.33)],
      [jars(3), shrimp(12.35)],
      [jars(3)],
      [shrimp(12.34)],
      [jars(3), shrimp(12.34), jars(1)],
      [jars(3), shrimp(12.34), { productId: Yes, quantity: 1 }],
    ];
    for (const given of wrong) {
      const { status, body } = await ship(...given);
      expect([given, status, body.code]).toEqual([given, 400, 'VALIDATION']);
      expect(body.details.map(({ path }) => String(path).split('.')[0])).toContain('nonWeightOrderItems');
    }
    expect(await trade.level(No)).toMatchObject({ quantity: 10, bookedQuantity: 3 });
    expect((await ship(jars(1), shrimp(12.34), jars(2))).status).toBe(200);
    expect(await trade.level(No)).toMatchObject({ quantity: 7, bookedQuantity: 0 });
  });

  it('names every short line and books nothing when there is not enough', async () => {
    const lines = [
      { productId: trade.goods.No, quantity: 4 },
      { productId: trade.goods.No, quantity: 7 },
      { productId: trade.goods.Weighting, weight: 50.01 },
      { productId: trade.goods.Yes, quantity: 1 },
    ];
    const { status, body } = await trade.store.post('/api/order', { orderItems: lines });
    expect([status, body.code]).toEqual([409, 'INSUFFICIENT_STOCK']);
    expect(body.details).toEqual([
      { productId: trade.goods.No, productName: 'Jar of olives', requested: 11, available: 10 },
      { productId: trade.goods.Weighting, productName: 'Loose shrimp', requested: 50.01, available: 50 },
    ]);
    expect((await trade.store.post('/api/order/validate', { orderItems: lines })).body.list).toEqual(body.details);
    expect((await trade.level(trade.goods.Yes)).bookedQuantity).toBe(0);
  });

  it('lets ADMIN ask for more than there is, keeps the rest as short, and processes only without it', async () => {
    const body = { storeId: trade.tenant.store.id, orderItems: [{ productId: trade.goods.No, quantity: 12 }] };
    const { obj: order } = (await trade.admin.post<{ obj: Order }>('/api/order', body)).body;
    expect(order.orderItems[0]).toMatchObject({ quantity: 12, short: 2 });
    expect((await trade.level(trade.goods.No)).bookedQuantity).toBe(10);
    expect((await process(order)).body).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
    await trade.receive([{ productId: trade.goods.No, quantity: 2 }]);
    const { version, orderItems } = (await process(order)).body.obj;
    expect(orderItems[0]).toMatchObject({ quantity: 12, short: 0 });
    expect((await trade.level(trade.goods.No)).bookedQuantity).toBe(12);
    // From then on no line is short, whichever role edits it.
    const edit = (quantity: number) =>
      trade.admin.put<{ obj: Order; code: string }>('/api/order', {
        orderId: order.orderId,
        version,
        orderItemList: [{ productId: trade.goods.No, quantity }],
      });
    expect((await edit(13)).body).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
    expect((await edit(11)).body.obj.orderItems[0]).toMatchObject({ quantity: 11, short: 0 });
    expect((await trade.level(trade.goods.No)).bookedQuantity).toBe(11);
  });

  it('refuses an edit of an older version, and rebooks with a newer one', async () => {
    const order = await place();
    const edit = (version: number, quantity: number) =>
      trade.store.put<{ obj: Order; code: string }>('/api/order', {
        orderId: order.orderId,
        version,
        orderItemList: [{ productId: trade.goods.No, quantity, rate: 0.01 }],
      });
    const edited = await edit(1, 9);
    expect(edited.body.obj).toMatchObject({ version: 2, orderItems: [{ quantity: 9, rate: 2, notes: 'ripe' }] });
    expect(edited.body.obj.orderItems[0]!.orderItemId).toBe(order.orderItems[0]!.orderItemId);
    expect((await trade.level(trade.goods.Yes)).bookedQuantity).toBe(0);
    const stale = await edit(1, 5);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  });

  it('is not processed from an older version than there is; without a version it is', async () => {
    const order = await place();
    const orderItemList = [{ productId: trade.goods.No, quantity: 4 }];
    const lines = { orderId: order.orderId, version: 1, orderItemList };
    expect((await trade.manager.put('/api/order', lines)).status).toBe(200);
    const stale = await process(order);
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'STALE' }]);
    const now = (await trade.manager.get<{ obj: Order }>(`/api/order?orderId=${order.orderId}`)).body.obj;
    expect(now).toMatchObject({ status: 'PENDING', version: 2, orderItems: [{ quantity: 4 }] });
    const { status, body } = await trade.ops.post('/api/order/process', { orderId: order.orderId, orderItemList });
    expect([status, body.obj]).toMatchObject([200, { status: 'PROCESSING', version: 3 }]);
  });

  it('names the pieces that left on it, be they all it holds or none of it', async () => {
    const [pieces, plain] = [await shippedOrder(trade, { wheels }), await shippedOrder(trade, { jars: 2 })];
    for (const [{ orderId }, scannedInvIds] of [
      [pieces, wheels],
      [plain, []],
    ] as const) {
      const { obj } = (await trade.ops.get<{ obj: Order }>(`/api/order?orderId=${orderId}`)).body;
      expect(obj.orderItems.map((item) => item.scannedInvIds)).toEqual([scannedInvIds]);
    }
  });

  it('is told by mail to those who asked for it, in their language, and only if it was placed', async () => {
    await trade.manager.put('/api/preference', { newOrderNotice: true, language: 'cn' });
    await trade.admin.put('/api/preference', { newOrderNotice: true });
    await trade.ops.put('/api/preference', { newOrderNotice: true });
    const order = await place();
    await trade.store.post('/api/order', { orderItems: [{ productId: trade.goods.No, quantity: 999 }] });
    const mails = async () => {
      const rows = await app.db
        .unscoped('mails belong to no table of this domain')
        .query<{ payload: string }>('SELECT payload FROM outbox WHERE tenant_id = :tenant ORDER BY id', {
          tenant: trade.tenant.tenantId,
        });
      return rows.map(({ payload }) => JSON.parse(payload) as { to: string; subject: string; body: string });
    };
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [trade.tenant.manager.username, `新订单 #1（${trade.tenant.store.name}）`],
        [trade.tenant.admin.username, `New order #1 from ${trade.tenant.store.name}`],
      ].sort(),
    );
    expect(sent.find(({ subject }) => subject.startsWith('New'))!.body).toContain('Loose shrimp: 12.34 lb');
    expect(sent[0]).toMatchObject({ sender: expect.any(String), unsubscribeUrl: expect.stringMatching(/preference$/) });
    expect(sent[0]!.body).toContain(`/in/order/edit?id=${order.orderId}`);
    // The user who places an order gets no mail about it; replies go to the office.
    const office = { legalName: 'Acme', address: '', phone: '', email: 'office@acme.test', taxId: '' };
    await trade.manager.put('/api/seller', { ...office, paymentInstructions: '', paper: 'LETTER' });
    const orderItems = [{ productId: trade.goods.No, quantity: 1 }];
    await trade.admin.post('/api/order', { storeId: trade.tenant.store.id, orderItems });
    expect((await mails()).slice(2)).toMatchObject([
      { to: trade.tenant.manager.username, replyTo: 'office@acme.test', sender: 'Acme' },
    ]);
  });
});
