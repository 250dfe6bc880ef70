import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Invoice } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import type { OrderHit } from '@depot/contracts/search';
import { Db } from '@depot/node-database';
import { Importers, runImport, translateProblem } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import type { TestApp, TestClient } from '@depot/node-testing';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const header = 'Order,Date,Store,Product,Quantity,Weight,Rate,Paid';

describe('past orders from a file', () => {
  let app: TestApp;
  let trade: Trade;
  let folder: string;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    folder = await mkdtemp(join(tmpdir(), 'depot-past-orders-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const run = async (lines: readonly string[], dryRun = false) => {
    const path = join(folder, 'orders.csv');
    await writeFile(path, [header, ...lines].join('\n'));
    const importer = app.app.get(Importers, { strict: false }).find('orders')!;
    return trade.asManager(() =>
      runImport(path, importer, app.app.get(Db, { strict: false }), { dryRun, stage: createStage(1) }),
    );
  };
  const all = async () =>
    (await trade.manager.post<{ list: Order[]; total: number }>('/api/order/query', { page: 0 })).body;

  it('come with their invoices, and leave stock alone', async () => {
    await trade.receive([{ productId: trade.goods.No, quantity: 7 }]);
    const store = trade.tenant.store.name;
    const lines = [
      `A1,2026-03-04 10:30,${store},Jar of olives,4,,1.25,Yes`,
      `A1,2026-03-04 10:30,${store},Wheel of cheese,2,20.05,3,Yes`,
      `A2,2026-03-05 09:00,${store.toLowerCase()},loose shrimp,,10.01,0.5,No`,
    ];
    expect((await run(lines, true)).result).toBe('checked');
    expect((await all()).total).toBe(0);
    expect((await run(lines)).result).toBe('applied');
    const { list, total } = await all();
    expect(total).toBe(2);
    expect(list.map(({ displayId }) => displayId)).toEqual([2, 1]);
    expect(list).toMatchObject([
      { status: 'DONE', historyOrder: true, paidFull: false, time: Date.UTC(2026, 2, 5, 14) },
      {
        status: 'DONE',
        paidFull: true,
        orderItems: [
          { quantity: 4, rate: 1.25 },
          { quantity: 2, weight: 20.05 },
        ],
      },
    ]);
    const invoices = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${trade.tenant.store.id}`)).body
      .list;
    expect(invoices.map(({ formattedInvoiceDate, total: sum, status }) => [formattedInvoiceDate, sum, status])).toEqual(
      [
        ['3/5/2026', 5.01, 'UNPAID'],
        ['3/4/2026', 65.15, 'PAID'],
      ],
    );
    expect(invoices.map(({ relatedDisplayId }) => relatedDisplayId)).toEqual([2, 1]);
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 7, bookedQuantity: 0 });
    const next = await trade.store.post<{ obj: Order }>('/api/order', {
      orderItems: [{ productId: trade.goods.No, quantity: 1 }],
    });
    expect(next.body.obj.displayId).toBe(3);
  });

  it('keep the number that they have in the file, on their invoices too, and are found by it', async () => {
    const { list } = await all();
    const [a2, a1] = list.filter(({ externalId }) => externalId);
    expect([a2?.externalId, a1?.externalId]).toEqual(['A2', 'A1']);
    const invoices = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${trade.tenant.store.id}`)).body;
    expect(invoices.list.map(({ externalId }) => externalId)).toEqual(['A2', 'A1']);
    const find = async (client: TestClient, q: string) =>
      (await client.get<{ list: OrderHit[] }>(`/api/search/orders?q=${encodeURIComponent(q)}`)).body.list.map(
        ({ orderId, externalId }) => [orderId, externalId],
      );
    expect(await find(trade.manager, ' a1\u200b')).toEqual([[a1?.orderId, 'A1']]);
    expect(await find(trade.manager, 'A')).toEqual([
      [a1?.orderId, 'A1'],
      [a2?.orderId, 'A2'],
    ]);
    expect(await find(trade.store, 'A2')).toEqual([[a2?.orderId, 'A2']]);
    const other = await trade.addStore();
    expect(await find(app.as(other), 'A2')).toEqual([]);
    expect(await find(trade.manager, 'A_')).toEqual([]);
  });

  it('name products as a spreadsheet or a Chinese keyboard writes them', async () => {
    const row = (product: string) => `H1,2026-03-04,${trade.tenant.store.name},${product},4,,1,No`;
    expect((await run([row("'Jar of olives"), row('Ｊａｒ of\u00a0olives')], true)).problems).toEqual([]);
  });

  it('can be returned for credit and called off, without goods that were never here', async () => {
    const order = (await all()).list.find(({ paidFull, status }) => status === 'DONE' && !paidFull)!;
    const { orderItemId, productId } = order.orderItems[0]!;
    const credited = await trade.ops.post('/api/return', {
      orderId: order.orderId,
      items: [{ orderItemId, productId, returnWeight: 2 }],
    });
    expect([credited.status, credited.body.obj.invoiceId]).toEqual([201, 'RI1']);
    const before = await trade.level(productId);
    expect((await trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`)).status).toBe(200);
    expect(await trade.level(productId)).toEqual(before);
  });

  it('take part payments and credits on their invoices, and none of their goods back into stock', async () => {
    const store = await trade.addStore();
    expect((await run([`K1,2026-03-07,${store.name},Jar of olives,8,,2.5,No`])).result).toBe('applied');
    const { orderId, orderItems } = (await all()).list.find(({ externalId }) => externalId === 'K1')!;
    const { orderItemId, productId } = orderItems[0]!;
    const invoices = async () =>
      (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?orderId=${orderId}`)).body.list.map(
        ({ total, paid, status }) => [total, paid, status],
      );
    const [made] = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?orderId=${orderId}`)).body.list;
    const paid = await trade.ops.post('/api/invoice/payment', {
      invoiceId: made!.invoiceId,
      amount: 7.5,
      method: 'CASH',
    });
    expect([paid.status, await invoices()]).toEqual([201, [[20, 7.5, 'UNPAID']]]);

    const before = await trade.level(productId);
    const takeBack = (back: object) =>
      trade.ops.post('/api/return', { orderId, items: [{ orderItemId, productId, returnQty: 3, ...back }] });
    const refused = await takeBack({ quantity: 3 });
    const message =
      'Jar of olives: goods of a past order left before stock was counted here, so none can go back into stock by a ' +
      'return. Credit them only, and add good ones as new stock.';
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'items.0.quantity', message }] },
    });
    expect((await takeBack({ quantity: 0 })).status).toBe(201);
    expect(await trade.level(productId)).toEqual(before);

    const settled = { userId: store.id, amount: 5, method: 'CASH', useCredits: true };
    expect((await trade.ops.post('/api/invoice/payment/store', settled)).status).toBe(201);
    expect(await invoices()).toEqual(
      expect.arrayContaining([
        [20, 20, 'PAID'],
        [7.5, 7.5, 'PAID'],
      ]),
    );
  });

  it('come paid also where they cost nothing, without a payment of nothing', async () => {
    const store = await trade.addStore();
    expect((await run([`F1,2026-03-06 09:00,${store.name},Jar of olives,1,,0,Yes`])).result).toBe('applied');
    const [invoice] = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${store.id}`)).body.list;
    expect(invoice).toMatchObject({ total: 0, status: 'PAID' });
    const payments = await trade.ops.get(`/api/invoice/payment?invoiceId=${invoice!.invoiceId}`);
    expect(payments.body.list).toEqual([]);
  });

  it('are refused as a whole, every wrong row being named', async () => {
    const before = await all();
    const store = trade.tenant.store.name;
    const { result, problems } = await run([
      `B1,2026-03-04,${store},Jar of olives,4,,1,No`,
      `B1,2026-03-04,Nobody,Jar of olives,4,,1,No`,
      `B2,2026-03-04,${store},Nothing,4,,1,No`,
      `B3,2026-03-04,${store},Wheel of cheese,4,,1,No`,
      `A1,2026-03-04,${store},Jar of olives,4,,1,No`,
      `B1,2026-03-04,${store},Jar of olives,4,,1,No`,
    ]);
    expect(result).toBe('refused');
    expect(problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      { line: 3, column: 'Store', message: 'There is no store “Nobody”.' },
      { line: 4, column: 'Product', message: 'There is no product “Nothing”.' },
      { line: 5, column: 'Weight', message: 'A weight is needed for Wheel of cheese.' },
      { line: 6, column: 'Order', message: 'Order A1 was brought in already, or its lines do not stand together.' },
      { line: 7, column: 'Order', message: 'Order B1 was brought in already, or its lines do not stand together.' },
    ]);
    expect(await all()).toEqual(before);
  });

  it('are refused where nothing tells which of two stores or products is meant', async () => {
    const [deli, twin] = [await trade.addStore(), await trade.addStore()];
    for (const { id } of [deli, twin])
      expect((await trade.manager.put('/api/user', { id, name: 'Corner Deli' })).status).toBe(200);
    const crackers = await trade.addProduct('Crackers', 'No');
    await trade.addProduct('crackers', 'No');
    const rows = [
      `C1,2026-03-04,Corner Deli,Jar of olives,4,,1,No`,
      `C2,2026-03-04,${trade.tenant.store.name},Crackers,4,,1,No`,
    ];
    const { result, problems } = await run(rows);
    expect(result).toBe('refused');
    expect(problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      {
        line: 2,
        column: 'Store',
        message: 'Several stores are called “Corner Deli”. Give each a name of its own first.',
      },
      {
        line: 3,
        column: 'Product',
        message: 'Several products are called “Crackers”. Use a code or name that only one of them has.',
      },
    ]);
    // A disabled one yields to the other.
    expect((await trade.manager.put('/api/user', { id: twin.id, disabled: true })).status).toBe(200);
    expect((await trade.manager.delete(`/api/product?id=${crackers}`)).status).toBe(200);
    expect((await run(rows)).result).toBe('applied');
    const brought = (await all()).list.filter(({ storeId }) => [deli.id, twin.id].includes(storeId));
    expect(brought.map(({ storeId }) => storeId)).toEqual([deli.id]);
  });

  it('are refused where their numbers differ by accents alone, which the books take for one', async () => {
    const row = (order: string) => `${order},2026-03-04,${trade.tenant.store.name},Jar of olives,4,,1,No`;
    const refusal = (order: string, line: number) => ({
      line,
      column: 'Order',
      message: `Order ${order} was brought in already, or its lines do not stand together.`,
    });
    const problemsOf = async (lines: string[]) =>
      (await run(lines)).problems.map((problem) => translateProblem(problem, 'gb'));
    expect(await problemsOf([row('É1'), row('E1')])).toEqual([refusal('E1', 3)]);
    expect(await problemsOf([row('É1')])).toEqual([]);
    expect(await problemsOf([row('Ｅ1')])).toEqual([refusal('Ｅ1', 2)]);
  });

  it('are refused where they have not been placed yet, at the row where each begins', async () => {
    const year = new Date().getUTCFullYear();
    const row = (order: string, day: string) => `${order},${day},${trade.tenant.store.name},Jar of olives,4,,1,No`;
    const message = 'A past order cannot be of the future.';
    const { result, problems } = await run([
      ...[row('G1', `${year - 1}-03-04`), row('G2', `${year + 36}-03-04 10:30`), row('G2', `${year + 36}-03-04`)],
      row('G3', `${year + 2}-03-04`),
    ]);
    expect(result).toBe('refused');
    expect(problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      { line: 3, column: 'Date', message },
      { line: 5, column: 'Date', message },
    ]);
  });

  it('are refused where one row says that the order is paid and another that it is not', async () => {
    const row = (order: string, paid: string) =>
      `${order},2026-03-04,${trade.tenant.store.name},Jar of olives,4,,1,${paid}`;
    const { result, problems } = await run([row('D1', 'Yes'), row('D1', ''), row('D1', 'No')]);
    expect(result).toBe('refused');
    expect(problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      { line: 4, column: 'Paid', message: 'Order D1 is paid in one row and unpaid in another.' },
    ]);
    expect((await run([row('D2', ''), row('D2', 'Yes'), row('D3', 'No'), row('D3', '')])).result).toBe('applied');
    const [unpaid, paid] = (await all()).list.toSorted((a, b) => b.displayId - a.displayId);
    expect([unpaid?.paidFull, paid?.paidFull]).toEqual([false, true]);
  });
});
