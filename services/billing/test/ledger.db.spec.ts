import type { Invoice, Payment } from '@depot/contracts/billing';
import type { TestApp, TestUser } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { expectLedgerToAgree } from '@depot/service-testing/ledger-invariants';
import { providerOf } from '@depot/service-testing/provider-of';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

type PostMissing = { execute(signal?: AbortSignal): Promise<Map<number, string[]>> };

/** Late in the evening of a day in New York, which is the next day in UTC. */
const evening = (day: number) => Date.UTC(2026, 2, day + 1, 3);

describe('the ledger', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 1000 }]);
  });
  afterAll(() => app.close());

  const query = <T extends object>(sql: string, values: object = {}) =>
    trade.inTenant(() => app.db.query<T>(sql, { ...values }));
  const postMissing = async (): Promise<string[]> =>
    (await providerOf<PostMissing>(app, 'PostMissingEntries').execute()).get(trade.tenant.tenantId) ?? [];
  const sumAccounts = async (storeId: number) => {
    const rows = await query<{ account: string; amount: number }>(
      `SELECT account, SUM(amount) amount FROM ledger_entry WHERE tenant_id = :tenantId AND store_id = :storeId
       GROUP BY account HAVING SUM(amount) <> 0`,
      { storeId },
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  };
  const invoiced = async (jars: number, { id }: TestUser): Promise<Invoice> => {
    const { orderId } = await shippedOrder(trade, { jars }, id);
    return (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
  };
  const record = (invoiceId: string, amount: number, more: object = {}) =>
    trade.ops.post<{ obj: Payment }>('/api/invoice/payment', { invoiceId, amount, method: 'CHECK', ...more });

  it('holds an invoice, its edit, its payments and their reversal', async () => {
    const store = await trade.addStore();
    const { invoiceId, invoiceItems } = await invoiced(10, store);
    expect(await sumAccounts(store.id)).toEqual({ RECEIVABLE: 2000, SALES: -2000 });
    const items = [{ invoiceItemId: invoiceItems[0]!.invoiceItemId, rate: 1.5 }];
    expect((await trade.ops.put('/api/invoice', { invoiceId, invoiceItems: items })).status).toBe(200);
    expect(await sumAccounts(store.id)).toEqual({ RECEIVABLE: 1500, SALES: -1500 });
    const { paymentId } = (await record(invoiceId, 5)).body.obj;
    expect(await sumAccounts(store.id)).toEqual({ RECEIVABLE: 1000, SALES: -1500, RECEIPTS_CHECK: 500 });
    await trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' });
    await record(invoiceId, 4, { method: 'CASH' });
    await trade.ops.put('/api/invoice/paid', { invoiceIds: [invoiceId] });
    expect(await sumAccounts(store.id)).toEqual({ SALES: -1500, RECEIPTS_CASH: 400, RECEIPTS_MARKED: 1100 });
    await expectLedgerToAgree(trade);
  });

  it('holds the credit of a return, its change, its use, its refund and its end', async () => {
    const store = await trade.addStore();
    const { orderId, orderItems } = await shippedOrder(trade, { jars: 10 }, store.id);
    const { invoiceId } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
    const { orderItemId, productId } = orderItems[0]!;
    const returned = (returnQty: number) => [{ orderItemId, productId, returnQty, quantity: 0 }];
    const { obj } = (await trade.ops.post<{ obj: { id: number } }>('/api/return', { orderId, items: returned(3) }))
      .body;
    expect(await sumAccounts(store.id)).toEqual({ RECEIVABLE: 1400, SALES: -2000, RETURNS: 600 });
    const used = { userId: store.id, amount: 15, method: 'TRANSFER', useCredits: true };
    expect((await trade.ops.post('/api/invoice/payment/store', used)).status).toBe(201);
    const refund = `/api/invoice?returnId=${obj.id}`;
    const credit = (await trade.ops.get<{ obj: Invoice }>(refund)).body.obj;
    expect(await sumAccounts(store.id)).toMatchObject({ RECEIVABLE: -100, RECEIPTS_TRANSFER: 1500 });
    expect((await record(credit.invoiceId, 1)).status).toBe(201);
    expect(await sumAccounts(store.id)).toEqual({
      SALES: -2000,
      RETURNS: 600,
      RECEIPTS_TRANSFER: 1500,
      RECEIPTS_CHECK: -100,
    });
    expect(invoiceId).toBeDefined();
    const second = (await trade.ops.post<{ obj: { id: number } }>('/api/return', { orderId, items: returned(1) })).body
      .obj;
    await trade.ops.delete(`/api/return?id=${second.id}`);
    expect(await sumAccounts(store.id)).toMatchObject({ RETURNS: 600 });
    await expectLedgerToAgree(trade);
  });

  it('holds a corrected price, and nothing of an order that was cancelled', async () => {
    const store = await trade.addStore();
    const { invoiceDate } = await invoiced(10, store);
    const body = { productId: trade.goods.No, price: 3, wholesalePrice: 3, storeIds: [store.id] };
    await trade.manager.put('/api/correction/invoice-product-price', {
      ...body,
      start: invoiceDate,
      end: invoiceDate + 1,
    });
    expect(await sumAccounts(store.id)).toEqual({ RECEIVABLE: 3000, SALES: -3000 });
    const { orderId } = await invoiced(2, store);
    const cancelled = await trade.manager.put(`/api/order/cancel?id=${orderId}&addBack=true`);
    expect(cancelled.status).toBe(200);
    expect(await sumAccounts(store.id)).toEqual({ RECEIVABLE: 3000, SALES: -3000 });
    await expectLedgerToAgree(trade);
  });

  it('is dated by the calendar of the distributor, and pays an invoice no earlier than its day', async () => {
    const store = await trade.addStore();
    await billed(trade, [{ storeId: store.id, invoiceDate: evening(10), quantity: 1, rate: 900 }]);
    const { list } = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${store.id}`)).body;
    await record(list[0]!.invoiceId, 9, { date: evening(7) });
    const rows = await query<{ day: string; account: string; amount: number }>(
      `SELECT CAST(posting_day AS CHAR) day, account, amount FROM ledger_entry
       WHERE tenant_id = :tenantId AND store_id = :id ORDER BY id`,
      { id: store.id },
    );
    expect(rows.map(({ day, account, amount }) => [day, account, amount])).toEqual([
      ['2026-03-10', 'RECEIVABLE', 900],
      ['2026-03-10', 'SALES', -900],
      ['2026-03-07', 'RECEIPTS_CHECK', 900],
      ['2026-03-07', 'CUSTOMER_CREDIT', -900],
      ['2026-03-10', 'CUSTOMER_CREDIT', 900],
      ['2026-03-10', 'RECEIVABLE', -900],
    ]);
  });

  it('gets what a process of an older version wrote, once, and nothing else', async () => {
    const store = await trade.addStore();
    const { invoiceId } = await invoiced(10, store);
    expect(await postMissing()).toEqual([]);
    const { number } = (await record(invoiceId, 5)).body.obj;
    const number_ = Number(invoiceId.slice(1));
    const unscoped = app.db.unscoped('a test writes as an older version');
    // The older version knows neither the entries nor the columns of the ledger.
    await unscoped.execute('UPDATE invoice SET total = total + 1 WHERE kind = :kind AND number = :number_', {
      kind: 'I',
      number_,
    });
    await unscoped.execute(
      `DELETE e FROM ledger_entry e JOIN invoice_payment p ON p.id = e.document_id AND e.document = 'P'
       WHERE p.number = :number AND p.tenant_id = :tenantId`,
      { number, tenantId: trade.tenant.tenantId },
    );
    const results = await Promise.all([postMissing(), postMissing()]);
    expect(results.flat().sort()).toEqual([invoiceId, `P${number}`]);
    await expectLedgerToAgree(trade);
    expect(await postMissing()).toEqual([]);
  });

  it('is posted as a whole for documents from before it', async () => {
    const before = await query('SELECT 1 FROM ledger_entry WHERE tenant_id = :tenantId');
    const unscoped = app.db.unscoped('a test takes the ledger away');
    await unscoped.execute('DELETE FROM ledger_entry');
    await unscoped.execute('UPDATE invoice SET ledger_version = 0, ledger_total = 0');
    const documents = await postMissing();
    expect(documents).toEqual(expect.arrayContaining(['I1', 'RI1', 'P1']));
    await expectLedgerToAgree(trade);
    // Mirrors of former totals are not part of the history of an existing database.
    const after = await query('SELECT 1 FROM ledger_entry WHERE tenant_id = :tenantId');
    expect(after.length).toBeLessThan(before.length);
    expect(await postMissing()).toEqual([]);
  });

  it('undoes a command whose entries do not sum to zero', async () => {
    const store = await trade.addStore();
    const { invoiceId } = await invoiced(1, store);
    const repository = providerOf<{ findPaymentsToPost(rows: number[]): Promise<object[]> }>(
      app,
      'LedgerEntryRepository',
    );
    const find = repository.findPaymentsToPost.bind(repository);
    const spy = jest
      .spyOn(repository, 'findPaymentsToPost')
      .mockImplementation(async (rows) => (await find(rows)).map((payment) => ({ ...payment, amount: NaN })));
    const { status } = await record(invoiceId, 1);
    spy.mockRestore();
    expect(status).toBe(500);
    expect((await trade.ops.get<{ list: Payment[] }>(`/api/invoice/payment?invoiceId=${invoiceId}`)).body.list).toEqual(
      [],
    );
    await expectLedgerToAgree(trade);
  });
});
