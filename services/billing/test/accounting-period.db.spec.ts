import type { AccountingPeriod, Corrected, Invoice, Payment } from '@depot/contracts/billing';
import { addDays, dayOf, startOfDay } from '@depot/contracts/time';
import { eventually, type TestApp, type TestClient } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { expectLedgerToAgree } from '@depot/service-testing/ledger-invariants';
import { providerOf } from '@depot/service-testing/provider-of';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';

const path = '/api/accounting/period';
const closedThrough = '2026-03-31';
/** Noon in New York. */
const noon = (day: string) => startOfDay(day, 'America/New_York') + 12 * 3_600_000;
const [inClosed, inOpen] = [noon(closedThrough), noon('2026-04-01')];

interface Refused {
  code: string;
  message: string;
  details: { closedThrough: string };
}

describe('a closed period', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 1000 }]);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await save({ closedThrough: null, reason: 'The next test' });
  });
  afterAll(() => app.close());

  const save = (body: object, client: TestClient = trade.manager) => client.put<{ obj: AccountingPeriod }>(path, body);
  const close = () => save({ closedThrough });
  const read = async () => (await trade.manager.get<{ obj: AccountingPeriod }>(path)).body.obj;
  const unscoped = () => app.db.unscoped('a test moves documents to a closed day');
  /** Moves the entries of invoices and credits with them. */
  const moveEntries = (time: number) =>
    unscoped().execute(
      `UPDATE ledger_entry e JOIN invoice i ON i.id = e.document_id AND i.kind = e.document
       SET e.posting_day = :day WHERE e.tenant_id = :tenantId AND i.invoice_date = :time`,
      { time, day: dayOf(time, 'America/New_York'), tenantId: trade.tenant.tenantId },
    );
  /** An invoice of that moment of a new store. */
  const invoiceOf = async (invoiceDate: number, isPaid = false): Promise<Invoice> => {
    const { id: storeId } = await trade.addStore();
    await billed(trade, [{ storeId, invoiceDate, quantity: 10, rate: 200, isPaid }]);
    return (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${storeId}`)).body.list[0]!;
  };
  /** A billed order that was shipped and billed at that moment. */
  const tradeOf = async (time: number) => {
    const { id: storeId } = await trade.addStore();
    const order = await shippedOrder(trade, { jars: 10 }, storeId);
    const { orderId } = order;
    const { invoiceId } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
    await unscoped().execute('UPDATE orders SET outbound_time = :time WHERE id = :orderId', { time, orderId });
    const number = Number(invoiceId.slice(1));
    const { tenantId } = trade.tenant;
    await unscoped().execute(
      `UPDATE invoice SET invoice_date = :time WHERE tenant_id = :tenantId AND kind = 'I' AND number = :number`,
      { time, tenantId, number },
    );
    await moveEntries(time);
    return { storeId, order, invoiceId };
  };
  const refusal = { status: 409, code: 'PERIOD_CLOSED', details: { closedThrough } };
  const outcome = ({ status, body }: { status: number; body: object }) => {
    const { code, details } = body as Refused;
    return status < 300 ? status : { status, code, details };
  };

  it('ends before today, is moved back for a reason only, and stays as it is for the same request', async () => {
    expect(await read()).toMatchObject({ closedThrough: null, booksFrom: '2000-01-01' });
    const today = dayOf(Date.now(), 'America/New_York');
    expect((await read()).latestClosable).toBe(addDays(today, -1));
    for (const body of [{ closedThrough: today }, { closedThrough: null, booksFrom: addDays(today, 1) }])
      expect((await save(body)).status).toBe(400);
    for (let again = 0; again < 2; again += 1)
      expect((await close()).body.obj).toMatchObject({ closedThrough, formattedClosedThrough: '3/31/2026' });
    for (const earlier of [null, '2026-03-30'])
      expect((await save({ closedThrough: earlier })).body).toMatchObject({ details: [{ path: 'reason' }] });
    expect((await read()).closedThrough).toBe(closedThrough);
    expect((await save({ closedThrough: '2026-03-30', reason: 'A late bill' })).status).toBe(200);
    expect((await save({ closedThrough: '2026-02-28', reason: 'More' }, trade.ops)).status).toBe(403);
    expect((await read()).closedThrough).toBe('2026-03-30');
  });

  it('is logged when it is closed and reopened', async () => {
    await close();
    await save({ closedThrough: null, reason: 'A late bill' });
    const rows = await trade.inTenant(() =>
      app.db.query<{ message: string }>(
        `SELECT CONCAT(text_gb, sentence_values) message FROM activity_log
         WHERE tenant_id = :tenantId ORDER BY id DESC LIMIT 2`,
      ),
    );
    expect(rows.map(({ message }) => message).join()).toMatch(
      /Reopened.*3\/31\/2026.*A late bill.*Closed.*3\/31\/2026/,
    );
  });

  it('refuses payments, edits, voids and past invoices of its days, and no other', async () => {
    const [old, later] = [await invoiceOf(inClosed), await invoiceOf(inOpen)];
    const earlier = await trade.ops.post<{ obj: Payment }>('/api/invoice/payment', {
      invoiceId: old.invoiceId,
      amount: 1,
      method: 'CHECK',
      date: inClosed,
    });
    const { storeId, order } = await tradeOf(inClosed);
    await close();
    const pay = (invoiceId: string, date?: number) =>
      trade.ops.post('/api/invoice/payment', { invoiceId, amount: 1, method: 'CASH', date });
    const edit = ({ invoiceId, invoiceItems }: Invoice) =>
      trade.ops.put('/api/invoice', {
        invoiceId,
        invoiceItems: [{ invoiceItemId: invoiceItems[0]!.invoiceItemId, rate: 3 }],
      });
    const payAll = { userId: storeId, amount: 1, method: 'CASH', date: inClosed };
    const refused = {
      payment: await pay(later.invoiceId, inClosed),
      paymentOfStore: await trade.ops.post('/api/invoice/payment/store', payAll),
      edit: await edit(old),
      cancel: await trade.manager.put(`/api/order/cancel?id=${order.orderId}`),
    };
    for (const [name, answer] of Object.entries(refused)) expect([name, outcome(answer)]).toEqual([name, refusal]);
    await expect(invoiceOf(inClosed)).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
    const { paymentId } = earlier.body.obj;
    const allowed = {
      paymentToday: await pay(old.invoiceId),
      paymentOfOpenDay: await pay(later.invoiceId, inOpen),
      reversalToday: await trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' }),
      edit: await edit(await invoiceOf(inOpen)),
      bill: await trade.ops.post('/api/invoice', { orderId: (await shippedOrder(trade, { jars: 1 })).orderId }),
    };
    for (const [name, answer] of Object.entries(allowed)) expect([name, answer.status < 300]).toEqual([name, true]);
    const message = (await edit(old)).body.message;
    expect(message).toMatch(/closed through 3\/31\/2026.*dated 3\/31\/2026.*later day.*Accounting/);
  });

  it('refuses a change and the end of a credit, a manual order, and the deletion of an order of its days', async () => {
    const { storeId, order } = await tradeOf(inOpen);
    const { orderItemId, productId } = order.orderItems[0]!;
    const items = (returnQty: number) => [{ orderItemId, productId, returnQty, quantity: 0 }];
    const recorded = await trade.ops.post<{ obj: { id: number } }>('/api/return', {
      orderId: order.orderId,
      items: items(3),
    });
    const { id } = recorded.body.obj;
    const cancelled = await tradeOf(inOpen);
    await trade.manager.put(`/api/order/cancel?id=${cancelled.order.orderId}`);
    await unscoped().execute('UPDATE orders SET outbound_time = :inClosed WHERE id = :id', {
      inClosed,
      id: cancelled.order.orderId,
    });
    await unscoped().execute('UPDATE invoice SET invoice_date = :inClosed WHERE return_id = :id', { inClosed, id });
    await moveEntries(inClosed);
    await close();
    const manual = { storeId, time: inClosed, orderItems: [{ productId: trade.goods.No, quantity: 1, rate: 2 }] };
    const answers = {
      changedCredit: await trade.ops.put('/api/return', { id, items: items(2) }),
      deletedReturn: await trade.ops.delete(`/api/return?id=${id}`),
      manualOrder: await trade.manager.post('/api/order/manual', manual),
      deletedOrder: await trade.manager.delete(`/api/order?id=${cancelled.order.orderId}`),
    };
    for (const [name, answer] of Object.entries(answers)) expect([name, outcome(answer)]).toEqual([name, refusal]);
    expect(outcome(await trade.manager.post('/api/order/manual', { ...manual, time: inOpen }))).toBe(201);
  });

  it('refuses a price correction as a whole, and a dry run names its invoices', async () => {
    const [old, later] = [await invoiceOf(inClosed), await invoiceOf(inOpen)];
    await close();
    const body = { productId: trade.goods.No, price: 5, wholesalePrice: 5, start: inClosed, end: inOpen };
    const correct = (more: object) =>
      trade.manager.put<Corrected & Refused>('/api/correction/invoice-product-price', { ...body, ...more });
    const tried = (await correct({ dryRun: true })).body;
    expect(tried.list).toEqual(expect.arrayContaining([old.invoiceId, later.invoiceId]));
    expect(tried.closed).toContain(old.invoiceId);
    expect(tried.closed).not.toContain(later.invoiceId);
    const refused = await correct({});
    expect(outcome(refused)).toEqual(refusal);
    expect(refused.body.message).toContain(old.invoiceId);
    const read = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?id=${later.invoiceId}`)).body;
    expect(JSON.stringify(read)).not.toContain('$5.00');
    expect(outcome(await correct({ start: inOpen }))).toBe(200);
  });

  it('refuses goods of its days, and those before the first day of the books', async () => {
    await close();
    const receive = (time: number) =>
      trade.asManager(() =>
        app.db.transaction(() =>
          providerOf<{ receive(lines: object[], cause: object): Promise<object[]> }>(app, 'StockAdapter').receive(
            [{ productId: trade.goods.No, quantity: 1, weight: 0 }],
            { cause: 'RECEIVED', time },
          ),
        ),
      );
    await expect(receive(inClosed)).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
    await expect(receive(inOpen)).resolves.toHaveLength(1);
    await save({ closedThrough, booksFrom: '2026-05-01' });
    await expect(receive(inOpen)).rejects.toMatchObject({ details: { closedThrough: '2026-04-30' } });
    await save({ closedThrough, booksFrom: '2000-01-01' });
  });

  it('is that of one distributor', async () => {
    await close();
    const other = await openTrade(app);
    expect((await other.manager.get<{ obj: AccountingPeriod }>(path)).body.obj.closedThrough).toBeNull();
    const { id: storeId } = await other.addStore();
    await billed(other, [{ storeId, invoiceDate: inClosed, quantity: 1, rate: 100 }]);
    await expectLedgerToAgree(other);
  });

  describe('when it is closed at the same time', () => {
    const createGate = () => {
      let open = () => {};
      const promise = new Promise<void>((resolve) => (open = resolve));
      return { promise, open };
    };
    /** Holds the first call of a method until the gate opens. */
    const holdAt = (provider: string, method: string) => {
      const target = providerOf<Record<string, (...values: never[]) => Promise<unknown>>>(app, provider);
      const original = target[method]!.bind(target);
      const [reached, gate] = [createGate(), createGate()];
      jest.spyOn(target, method).mockImplementationOnce(async (...values) => {
        reached.open();
        await gate.promise;
        return original(...values);
      });
      return { reached: reached.promise, open: gate.open };
    };
    const untilWaiting = (lock: string) =>
      eventually(
        () =>
          unscoped().query(
            `SELECT id FROM information_schema.processlist
             WHERE info LIKE '%accounting_period%' AND info LIKE :lock AND info NOT LIKE '%processlist%'`,
            { lock: `%${lock}%` },
          ),
        (rows) => rows.length > 0,
      );
    const commands: Record<string, { provider: string; method: string; run: () => Promise<() => Promise<unknown>> }> = {
      payment: {
        provider: 'PaymentRepository',
        method: 'add',
        run: async () => {
          const { invoiceId } = await invoiceOf(inOpen);
          return async () =>
            outcome(
              await trade.ops.post('/api/invoice/payment', { invoiceId, amount: 1, method: 'CASH', date: inClosed }),
            );
        },
      },
      invoice: {
        provider: 'InvoiceItemRepository',
        method: 'update',
        run: async () => {
          const { invoiceId, invoiceItems } = await invoiceOf(inClosed);
          const items = [{ invoiceItemId: invoiceItems[0]!.invoiceItemId, rate: 3 }];
          return async () => outcome(await trade.ops.put('/api/invoice', { invoiceId, invoiceItems: items }));
        },
      },
      import: {
        provider: 'InvoiceRepository',
        method: 'insert',
        run: async () => {
          const { id: storeId } = await trade.addStore();
          return () =>
            billed(trade, [{ storeId, invoiceDate: inClosed, quantity: 1, rate: 100 }]).then(
              () => 201,
              ({ code, details }: Refused) => ({ status: 409, code, details }),
            );
        },
      },
    };

    it.each(Object.keys(commands))('waits for a %s that has begun', async (name) => {
      const { provider, method, run } = commands[name]!;
      const command = await run();
      const { reached, open } = holdAt(provider, method);
      const done = command();
      await reached;
      const closing = close();
      await untilWaiting('FOR UPDATE');
      open();
      expect(await done).toBeLessThan(300);
      expect(outcome(await closing)).toBe(200);
      await expectLedgerToAgree(trade);
    });

    it.each(Object.keys(commands))('lets a %s wait, which is then refused', async (name) => {
      const command = await commands[name]!.run();
      const { reached, open } = holdAt('AccountingPeriodRepository', 'save');
      const closing = close();
      await reached;
      const done = command();
      await untilWaiting('SHARE MODE');
      open();
      expect(outcome(await closing)).toBe(200);
      expect(await done).toEqual(refusal);
      await expectLedgerToAgree(trade);
    });
  });
});
