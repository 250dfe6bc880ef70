import type { Invoice } from '@depot/contracts/billing';
import type { OrderReturn } from '@depot/contracts/orders';
import type { Db } from '@depot/node-database';
import { type TestApp, type TestUser, untilLockWait } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { providerOf } from '@depot/service-testing/provider-of';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

// One test corrects many invoices while others are paid.
jest.setTimeout(120_000);

describe('invoices', () => {
  let app: TestApp;
  let trade: Trade;
  let wheels: number[];
  let wholesaler: TestUser;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([
      { productId: trade.goods.No, quantity: 1000 },
      { productId: trade.goods.Weighting, weight: 100_000 },
    ]);
    wheels = (
      await trade.receive([1010, 995].map((weight) => ({ productId: trade.goods.Yes, quantity: 1, weight })))
    ).map(({ inventoryId }) => inventoryId);
    wholesaler = await trade.addStore({ wholesalePrice: true });
  });
  afterAll(() => app.close());

  const generate = (body: object) =>
    trade.ops.post<{ obj: Invoice; code: string; details: { path: string }[] }>('/api/invoice', body);
  const invoiced = async (orderId: number) => (await generate({ orderId })).body.obj;
  const edit = (invoiceId: string, item: object) =>
    trade.ops.put<{ obj: Invoice; message: string; code: string }>('/api/invoice', { invoiceId, invoiceItems: [item] });
  const pay = (invoiceIds: string[], due?: number) => trade.ops.put('/api/invoice/paid', { invoiceIds, due });
  const ofOrder = async (orderId: number) =>
    (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?orderId=${orderId}`)).body.list;

  it('bills weighed pieces by weight, and shows the weight of each', async () => {
    const order = await shippedOrder(trade, { wheels });
    const invoice = await invoiced(order.orderId);
    expect(invoice.invoiceItems).toMatchObject([
      {
        description: 'Wheel of cheese',
        quantity: 2,
        weight: 20.05,
        weights: [10.1, 9.95],
        rate: 2,
        amount: 40.1,
        formattedAmount: '$40.10',
      },
    ]);
    expect(invoice).toMatchObject({
      total: 40.1,
      sellerName: 'Acme Foods',
      clientName: trade.tenant.store.name,
      relatedDisplayId: order.displayId,
    });
  });

  it('reads of invoices and of who sold them what is asked for, however many there are', async () => {
    const [one, other] = [await shippedOrder(trade, { jars: 1 }), await shippedOrder(trade, { jars: 1 })];
    for (const { orderId } of [one, other]) await generate({ orderId });
    type Read = (ids: readonly number[]) => Promise<Map<number, unknown>>;
    const invoices = providerOf<{ findByOrders: Read }>(app, 'InvoiceRepository');
    const sellers = providerOf<{ findByIds: Read; saveSeller(seller: object): Promise<number> }>(
      app,
      'InvoiceSellerRepository',
    );
    await trade.asManager(() =>
      app.db.transaction(async () => {
        const first = await sellers.saveSeller({ name: 'Acme' });
        await sellers.saveSeller({ name: 'Acme Foods' });
        expect([...(await sellers.findByIds([first])).keys()]).toEqual([first]);
        expect([...(await invoices.findByOrders([other.orderId])).keys()]).toEqual([other.orderId]);
      }),
    );
  });

  it('bills each line once over several invoices, a missing rate being nothing', async () => {
    const { orderId, orderItems } = await shippedOrder(trade, { jars: 4, shrimp: 10.01 });
    const [jars, shrimp] = orderItems;
    const first = await generate({
      orderId,
      orderItemList: [{ orderItemId: jars!.orderItemId, quantity: 3, rate: 1.25 }],
    });
    expect(first.body.obj).toMatchObject({ total: 3.75, invoiceItems: [{ quantity: 3 }] });
    const twice = await generate({ orderId, orderItemList: [{ orderItemId: jars!.orderItemId, quantity: 1 }] });
    expect([twice.status, twice.body.code]).toEqual([409, 'DUPLICATE']);
    const above = await generate({ orderId, orderItemList: [{ orderItemId: shrimp!.orderItemId, weight: 10.02 }] });
    expect([above.status, above.body.details[0]!.path]).toEqual([400, 'orderItemList.0.weight']);
    const second = await generate({ orderId, orderItemList: [{ orderItemId: shrimp!.orderItemId }] });
    expect(second.body.obj).toMatchObject({ total: 0, invoiceItems: [{ weight: 10.01, rate: 0, amount: 0 }] });
    const { obj } = (await trade.ops.get(`/api/order?orderId=${orderId}`)).body;
    expect(obj).toMatchObject({ invoiceIds: [first.body.obj.invoiceId, second.body.obj.invoiceId], paidFull: false });
  });

  it('once it is void leaves the lines of others billed', async () => {
    const [cancelled, other] = [await shippedOrder(trade, { jars: 1 }), await shippedOrder(trade, { jars: 1 })];
    await invoiced(cancelled.orderId);
    const { invoiceId } = await invoiced(other.orderId);
    const { status } = await trade.manager.put(`/api/order/cancel?id=${cancelled.orderId}&addBack=true`);
    expect([status, (await ofOrder(cancelled.orderId)).map((invoice) => invoice.status)]).toEqual([200, ['VOID']]);
    const again = await generate({ orderId: other.orderId });
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE']);
    expect(await ofOrder(other.orderId)).toMatchObject([{ invoiceId, status: 'UNPAID' }]);
  });

  it('says where the store is billed, and where it is delivered, as on its day', async () => {
    const store = await trade.addStore();
    const place = { address1: '1 Pier', address2: '', state: 'MA', zipCode: '02110' };
    const move = async (type: 'BILL' | 'SHIP', city: string) =>
      expect((await app.as(store).put('/api/client/address', { type, name: 'Quay', city, ...place })).status).toBe(200);
    await move('BILL', 'Boston');
    await move('SHIP', 'Lynn');
    const { orderId, ...invoice } = await invoiced((await shippedOrder(trade, { jars: 1 }, store.id)).orderId);
    const cities = { billAddress: { city: 'Boston' }, shipAddress: { city: 'Lynn' } };
    expect(invoice).toMatchObject(cities);
    await move('BILL', 'Salem');
    expect((await ofOrder(orderId))[0]).toMatchObject(cities);
  });

  it('only DONE orders are billed', async () => {
    const { body } = await trade.store.post('/api/order', { orderItems: [{ productId: trade.goods.No, quantity: 1 }] });
    const rejected = await generate({ orderId: body.obj.orderId });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('an edit rounds half up and never goes above what was shipped', async () => {
    const order = await shippedOrder(trade, { jars: 5, shrimp: 0.5 });
    const { invoiceId, invoiceItems } = await invoiced(order.orderId);
    const [jars, shrimp] = invoiceItems;
    const edited = await edit(invoiceId, { invoiceItemId: shrimp!.invoiceItemId, rate: 0.01 });
    expect(edited.body).toMatchObject({ message: 'Invoice Updated!', obj: { total: 10.01 } });
    expect((await edit(invoiceId, { invoiceItemId: jars!.invoiceItemId, quantity: 6 })).status).toBe(400);
    expect((await edit(invoiceId, { invoiceItemId: jars!.invoiceItemId, quantity: 0 })).status).toBe(400);
    expect((await edit(invoiceId, { invoiceItemId: jars!.invoiceItemId, quantity: 4 })).body.obj.total).toBe(8.01);
    expect((await edit(invoiceId, { invoiceItemId: jars!.invoiceItemId, quantity: 5 })).body.obj.total).toBe(10.01);
    const other = await invoiced((await shippedOrder(trade, { jars: 1 })).orderId);
    expect((await edit(invoiceId, { invoiceItemId: other.invoiceItems[0]!.invoiceItemId, rate: 9 })).status).toBe(400);
  });

  it('is paid all or nothing, once, and never changes again', async () => {
    const [one, two] = [await shippedOrder(trade, { jars: 1 }), await shippedOrder(trade, { jars: 2 })];
    const [first, second] = [await invoiced(one.orderId), await invoiced(two.orderId)];
    expect((await pay([first.invoiceId, 'I999999'])).status).toBe(404);
    expect((await ofOrder(one.orderId))[0]!.status).toBe('UNPAID');
    expect((await pay([first.invoiceId])).status).toBe(200);
    const paid = await pay([first.invoiceId, second.invoiceId]);
    expect(paid.body.list).toMatchObject([
      { status: 'PAID', balanceDue: 0 },
      { status: 'PAID', formattedPaid: '$4.00' },
    ]);
    const hashOf = async () =>
      trade.inTenant(() =>
        app.db.query(`SELECT content_hash, paid_time FROM invoice WHERE tenant_id = :tenantId AND order_id = :id`, {
          id: one.orderId,
        }),
      );
    const before = [await hashOf(), await ofOrder(one.orderId)];
    const rejected = await edit(first.invoiceId, { invoiceItemId: first.invoiceItems[0]!.invoiceItemId, rate: 5 });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'INVOICE_PAID']);
    await pay([first.invoiceId]);
    await trade.manager.put('/api/correction/invoice-product-price', {
      productId: trade.goods.No,
      price: 77,
      wholesalePrice: 77,
      start: 0,
      end: Date.now() + 1,
    });
    await trade.inTenant(() =>
      app.db.execute(`UPDATE user SET name = 'Renamed' WHERE tenant_id = :tenantId AND id = :id`, { id: one.storeId }),
    );
    expect([await hashOf(), await ofOrder(one.orderId)]).toEqual(before);
    expect((await trade.ops.get(`/api/order?orderId=${one.orderId}`)).body.obj.paidFull).toBe(true);
  });

  it('is paid for good only with what the person was told to be due; a credit is not', async () => {
    const order = await shippedOrder(trade, { jars: 5 });
    const { invoiceId, invoiceItems } = await invoiced(order.orderId);
    const [jars] = order.orderItems;
    const back = await trade.ops.post<{ obj: OrderReturn }>('/api/return', {
      orderId: order.orderId,
      items: [{ orderItemId: jars!.orderItemId, productId: jars!.productId, returnQty: 1, quantity: 1 }],
    });
    await edit(invoiceId, { invoiceItemId: invoiceItems[0]!.invoiceItemId, rate: 20 });
    const withCredit = await pay([invoiceId, back.body.obj.invoiceId], 98);
    expect(withCredit).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    const refused = await pay([invoiceId], 8);
    expect(refused).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(refused.body.message).toContain('$100.00 is due by now');
    expect((await ofOrder(order.orderId)).at(-1)).toMatchObject({ status: 'UNPAID', total: 100 });
    expect((await pay([invoiceId], 100)).body.list).toMatchObject([{ status: 'PAID' }]);
    expect((await pay([invoiceId], 0)).status).toBe(200);
  });

  it('lists invoices of one moment with the newest first', async () => {
    const { id: storeId } = await trade.addStore();
    const moment = { storeId, invoiceDate: Date.UTC(2026, 1, 3, 15), quantity: 1 };
    await billed(
      trade,
      [100, 200, 300].map((rate) => ({ ...moment, rate })),
    );
    const { list } = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${storeId}`)).body;
    expect(list.map(({ total }) => total)).toEqual([3, 2, 1]);
  });

  it('come 200 at most, and say that there are older ones, which are asked for by the last one', async () => {
    const store = await trade.addStore();
    const moment = { storeId: store.id, invoiceDate: Date.UTC(2026, 1, 5, 15), quantity: 1, rate: 100 };
    const later = Array.from({ length: 3 }, () => ({ ...moment, invoiceDate: moment.invoiceDate + 1 }));
    await billed(trade, [...later, ...Array.from({ length: 200 }, () => moment)]);
    type Answer = { list: Invoice[]; more: boolean };
    const ask = async (query: string) => (await trade.ops.get<Answer>(`/api/invoice?${query}`)).body;
    const ids = ({ list }: Answer) => list.map(({ invoiceId }) => invoiceId);

    const mine = `userId=${store.id}`;
    const first = await ask(mine);
    const rest = await ask(`${mine}&before=${first.list.at(-1)?.invoiceId}`);
    expect([first.list.length, first.more, rest.list.length, rest.more]).toEqual([200, true, 3, false]);
    expect(new Set([...ids(first), ...ids(rest)]).size).toBe(203);
    const period = `start=${moment.invoiceDate}&end=${moment.invoiceDate + 1}`;
    const ofPeriod = await ask(period);
    expect([ids(ofPeriod), ofPeriod.more]).toEqual([ids(first), true]);
    expect(ids(await ask(`${period}&before=${ids(ofPeriod).at(-1)}`))).toEqual(ids(rest));
    expect((await ask(`${mine}&start=${moment.invoiceDate + 1}`)).more).toBe(false);
    // A cursor of another store's invoice discloses nothing.
    for (const unknown of ['I3999999999', ids(first)[0]])
      expect((await trade.store.get(`/api/invoice?before=${unknown}`)).status).toBe(404);
  });

  it('a store sees its own invoices only, in the range it asks for', async () => {
    const own = await invoiced((await shippedOrder(trade, { jars: 1 })).orderId);
    const theirs = await invoiced((await shippedOrder(trade, { jars: 1 }, wholesaler.id)).orderId);
    const ids = async (query: string) =>
      (await trade.store.get<{ list: Invoice[] }>(`/api/invoice${query}`)).body.list.map(({ invoiceId }) => invoiceId);
    expect(await ids('')).toContain(own.invoiceId);
    expect(await ids('')).not.toContain(theirs.invoiceId);
    expect(await ids(`?userId=${wholesaler.id}`)).toEqual([]);
    expect(await ids(`?orderId=${theirs.orderId}`)).toEqual([]);
    expect(await ids(`?start=${own.invoiceDate}&end=${own.invoiceDate}`)).toEqual([own.invoiceId]);
    expect(await ids(`?start=${own.invoiceDate + 1}&end=${own.invoiceDate + 2}`)).toEqual([]);
  });

  describe('corrections', () => {
    const correct = async (body: object) =>
      (await trade.manager.put<{ list: string[] }>('/api/correction/invoice-product-price', body)).body.list;
    const sync = async (body: object) =>
      (await trade.manager.post<{ list: string[] }>('/api/correction/sync-up-invoice-item-rates', body)).body.list;

    it('change unpaid invoices of the chosen stores and days, by price type, and a second run changes nothing', async () => {
      const plain = await invoiced((await shippedOrder(trade, { jars: 3, shrimp: 1.11 })).orderId);
      const wholesale = await invoiced((await shippedOrder(trade, { jars: 3 }, wholesaler.id)).orderId);
      expect(wholesale.total).toBe(4.5);
      const scope = { start: plain.invoiceDate, end: wholesale.invoiceDate };
      const body = { ...scope, productId: trade.goods.No, price: 2.5, wholesalePrice: 1.75 };
      expect(await correct({ ...body, dryRun: true })).toEqual([plain.invoiceId, wholesale.invoiceId]);
      const { body: preview } = await trade.manager.put<{ changes: object[] }>(
        '/api/correction/invoice-product-price',
        { ...body, dryRun: true },
      );
      expect(preview.changes).toEqual([
        { invoiceId: plain.invoiceId, storeName: expect.any(String), before: plain.total, after: 9.72 },
        { invoiceId: wholesale.invoiceId, storeName: expect.any(String), before: 4.5, after: 5.25 },
      ]);
      expect((await ofOrder(plain.orderId))[0]!.total).toBe(plain.total);
      expect(await correct({ ...body, storeIds: [wholesaler.id] })).toEqual([wholesale.invoiceId]);
      expect(await correct(body)).toEqual([plain.invoiceId]);
      expect(await correct(body)).toEqual([]);
      expect((await ofOrder(plain.orderId))[0]).toMatchObject({
        total: 9.72,
        invoiceItems: [{ rate: 2.5, amount: 7.5 }, { amount: 2.22 }],
      });
      expect((await ofOrder(wholesale.orderId))[0]!.total).toBe(5.25);
      expect(
        await correct({ ...body, price: 9, start: wholesale.invoiceDate + 1, end: wholesale.invoiceDate + 2 }),
      ).toEqual([]);

      expect(await sync({ ...scope, productIds: [trade.goods.Weighting] })).toEqual([]);
      expect(await sync(scope)).toEqual([plain.invoiceId, wholesale.invoiceId]);
      expect(await sync(scope)).toEqual([]);
      expect((await ofOrder(plain.orderId))[0]!.total).toBe(plain.total);
    });

    it('count every line that they change, in the preview as well', async () => {
      const { id: storeId } = await trade.addStore();
      const orders = [
        await shippedOrder(trade, { jars: 3, shrimp: 2 }, storeId),
        await shippedOrder(trade, { jars: 5, shrimp: 4 }, storeId),
      ];
      const invoices = [await invoiced(orders[0]!.orderId), await invoiced(orders[1]!.orderId)];
      for (const { invoiceId, invoiceItems } of invoices)
        for (const [index, { invoiceItemId }] of invoiceItems.entries())
          await edit(invoiceId, { invoiceItemId, rate: 0.5 + index / 4 });
      const [first, second] = invoices as [Invoice, Invoice];
      const scope = { start: first.invoiceDate, end: second.invoiceDate, storeIds: [storeId] };
      const changesOf = async (dryRun: boolean) =>
        (
          await trade.manager.post<{ changes: object[] }>('/api/correction/sync-up-invoice-item-rates', {
            ...scope,
            dryRun,
          })
        ).body.changes;
      const expected = [
        { invoiceId: first.invoiceId, storeName: expect.any(String), before: 3, after: first.total },
        { invoiceId: second.invoiceId, storeName: expect.any(String), before: 5.5, after: second.total },
      ];
      expect(await changesOf(true)).toEqual(expected);
      expect(await changesOf(false)).toEqual(expected);
      expect((await ofOrder(first.orderId))[0]!.total).toBe(first.total);
    });

    it('wait for a payment that is being recorded, and leave what it has paid as it is', async () => {
      const { id: storeId } = await trade.addStore();
      const { invoiceId, orderId, total } = await invoiced((await shippedOrder(trade, { jars: 1 }, storeId)).orderId);
      const markPaid = providerOf<{ execute(body: { invoiceIds: string[] }): Promise<unknown> }>(
        app,
        'MarkInvoicesPaid',
      );
      const price = { productId: trade.goods.No, price: 9, wholesalePrice: 9 };
      const scope = { storeIds: [storeId], start: 0, end: Date.now() + 1 };
      let asked = Promise.resolve<string[]>([]);
      await trade.asManager(() =>
        app.db.transaction(async () => {
          await markPaid.execute({ invoiceIds: [invoiceId] });
          asked = app.db.outsideTransaction(() => correct({ ...price, ...scope }));
          await untilLockWait(app.database.dataSource, asked);
        }),
      );
      expect(await asked).toEqual([]);
      expect((await ofOrder(orderId))[0]).toMatchObject({ total, paid: total, status: 'PAID' });
    });

    it('change what they have locked, and nothing that has been billed since, which may be paid meanwhile', async () => {
      const { id: storeId } = await trade.addStore();
      const first = await invoiced((await shippedOrder(trade, { jars: 1 }, storeId)).orderId);
      const { orderId } = await shippedOrder(trade, { jars: 1 }, storeId);
      const { db } = providerOf<{ db: Db }>(app, 'InvoiceItemRepository');
      const query = db.query.bind(db);
      let since: Invoice | undefined;
      const spy = jest.spyOn(db, 'query').mockImplementation(async <T extends object>(sql: string, values?: object) => {
        const rows = await query<T>(sql, { ...values });
        if (sql.includes('FROM invoice i') && sql.trimEnd().endsWith('FOR UPDATE') && !since)
          since = await db.outsideTransaction(() => invoiced(orderId));
        return rows;
      });
      const price = { productId: trade.goods.No, price: 9, wholesalePrice: 9 };
      const changed = await correct({ ...price, storeIds: [storeId], start: 0, end: Date.now() + 60_000 });
      spy.mockRestore();
      expect([changed, since?.total]).toEqual([[first.invoiceId], first.total]);
      expect((await ofOrder(orderId))[0]).toMatchObject({ total: first.total });
    });

    it('leave credits of returns as they were given', async () => {
      const { orderId, orderItems } = await shippedOrder(trade, { jars: 3 });
      const { orderItemId, productId } = orderItems[0]!;
      const items = [{ orderItemId, productId, returnQty: 1, quantity: 0 }];
      const { id } = (await trade.ops.post<{ obj: { id: number } }>('/api/return', { orderId, items })).body.obj;
      const credit = async () => (await trade.ops.get<{ obj: Invoice }>(`/api/invoice?returnId=${id}`)).body.obj;
      const { invoiceId } = await invoiced(orderId);
      const given = await credit();
      const body = { productId, price: 8, wholesalePrice: 8, start: given.invoiceDate, end: Date.now() + 1 };
      expect(await correct(body)).toEqual([invoiceId]);
      expect(await credit()).toEqual(given);
    });

    it('are the admin group’s', async () => {
      const body = { start: 0, end: 1 };
      expect((await trade.ops.post('/api/correction/sync-up-invoice-item-rates', body)).status).toBe(403);
      expect((await trade.store.post('/api/correction/sync-up-invoice-item-rates', body)).status).toBe(403);
    });
  });
});
