import { formatCents, parseDecimalText, toHundredths } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort, type Invoice, isReturnInvoice, type Payment } from '@depot/contracts/billing';
import {
  type AgeingRow,
  type BestProductRow,
  type SalesRow,
  type SalesStepRow,
  salesSteps,
  type Statement,
} from '@depot/contracts/reports';
import { addDays, dayOf, daysBetween, startOfDay } from '@depot/contracts/time';
import type { TestApp, TestUser } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { expectLedgerToAgree } from '@depot/service-testing/ledger-invariants';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';

// Compares every report of a random year with sums of its own.
jest.setTimeout(120_000);

const zones = ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Auckland'];
/** Clocks change, a block of 32 UTC days begins, a year ends. */
const edges = [
  ...['2026-03-08', '2026-11-01', '2026-04-05', '2026-09-27', '2026-01-01'].map((day) =>
    Date.parse(`${day}T00:00:00Z`),
  ),
  Math.ceil(Date.UTC(2026, 1, 1) / (32 * 86_400_000)) * 32 * 86_400_000,
];
const moment = fc
  .tuple(fc.constantFrom(...edges), fc.integer({ min: -40, max: 40 }), fc.constantFrom(-1, 0, 1))
  .map(([edge, hours, ms]) => edge + hours * 3_600_000 + ms);
const step = fc.record({
  kind: fc.constantFrom(
    'bill',
    'bill',
    'bill',
    'credit',
    'part',
    'part',
    'paid',
    'reverse',
    'void',
    'storePays',
    'reprice',
  ),
  store: fc.nat(1),
  at: fc.nat(1000),
  time: moment,
  cents: fc.integer({ min: 1, max: 99_999 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const dollars = (text: string) => parseDecimalText(text.replace(/[$,]/g, ''));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A part of a payment, or its reversal, with its document. */
interface Paid {
  id: string;
  storeId: number;
  kind: string;
  invoiceDate: number;
  date: number;
  amount: number;
}

describe.each(zones)('whatever is billed, paid and taken back in %s', (timezone) => {
  let app: TestApp;
  let trade: Trade;
  let stores: TestUser[];
  /** Content of paid invoices when the test first saw them paid. */
  const sealed = new Map<number, string>();

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    await app.database.dataSource.query('UPDATE tenant SET timezone = ? WHERE id = ?', [
      timezone,
      trade.tenant.tenantId,
    ]);
    app.forgetSessions();
    stores = [await trade.addStore(), await trade.addStore()];
  });
  afterAll(() => app.close());

  const rows = <T extends object>(sql: string) => trade.inTenant(() => app.db.query<T>(sql));
  const all = () =>
    rows<{
      id: string;
      storeId: number;
      orderId: number;
      date: number;
      kind: string;
      status: string;
      total: number;
      paid: number;
    }>(
      `SELECT CONCAT(kind, number) id, store_id storeId, order_id orderId, invoice_date date, kind, status, total, paid FROM invoice WHERE tenant_id = :tenantId`,
    );
  const payments = () =>
    rows<Paid>(
      `SELECT CONCAT(i.kind, i.number) id, i.store_id storeId, i.kind, i.invoice_date invoiceDate, p.payment_date date, p.amount
       FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id WHERE i.tenant_id = :tenantId AND i.status <> 'VOID'`,
    );
  const pick = <T>(list: readonly T[], at: number) => list[at % Math.max(list.length, 1)];
  const ops = {
    bill: async ({ store, time, cents }: Step) =>
      billed(trade, [{ storeId: stores[store]!.id, invoiceDate: time, quantity: 1, rate: cents }]),
    credit: async ({ store, time, cents }: Step) =>
      billed(trade, [{ storeId: stores[store]!.id, invoiceDate: time, quantity: 1, rate: cents, isCredit: true }]),
    part: async ({ at, cents, time }: Step) => {
      const one = pick(await all(), at);
      const body = { amount: cents / 100, method: 'CASH', date: Math.min(time, Date.now()) };
      if (one) await trade.ops.post('/api/invoice/payment', { invoiceId: one.id, ...body });
    },
    paid: async ({ at }: Step) => {
      const one = pick(await all(), at);
      if (one) await trade.ops.put('/api/invoice/paid', { invoiceIds: [one.id] });
    },
    reverse: async ({ at }: Step) => {
      const one = pick(
        (await all()).filter(({ paid }) => paid > 0),
        at,
      );
      const { list } = one
        ? (await trade.ops.get<{ list: Payment[] }>(`/api/invoice/payment?invoiceId=${one.id}`)).body
        : { list: [] };
      const payment = pick(list, at);
      if (payment) await trade.ops.post('/api/invoice/payment/reverse', { paymentId: payment.paymentId, reason: 'x' });
    },
    void: async ({ at }: Step) => {
      const one = pick(
        (await all()).filter(({ status, paid }) => status === 'UNPAID' && paid === 0),
        at,
      );
      const billing = app.app.get<BillingPort>(BILLING_PORT, { strict: false });
      if (one) await trade.inTenant(() => app.db.transaction(() => billing.voidInvoicesOf(one.orderId)));
    },
    storePays: async ({ store, cents, at }: Step) => {
      await trade.ops.post('/api/invoice/payment/store', {
        userId: stores[store]!.id,
        amount: cents / 100,
        method: 'CHECK',
        useCredits: at % 2 === 0,
      });
    },
    reprice: async ({ cents, time }: Step) => {
      const body = {
        productId: trade.goods.No,
        price: cents / 100,
        wholesalePrice: cents / 100,
        start: time,
        end: time + 30 * 3_600_000,
      };
      const before = await all();
      const correct = async () =>
        (await trade.manager.put<{ list: string[] }>('/api/correction/invoice-product-price', body)).body.list;
      const changed = await correct();
      const mayChange = before.filter(({ kind, status, paid, date }) => {
        return kind === 'I' && status === 'UNPAID' && paid === 0 && date >= body.start && date <= body.end;
      });
      expect(mayChange.map(({ id }) => id)).toEqual(expect.arrayContaining(changed));
      const after = new Map((await all()).map((row) => [row.id, row]));
      expect(
        before.filter((row) => after.get(row.id)?.total !== row.total).every(({ id }) => changed.includes(id)),
      ).toBe(true);
      expect(await correct()).toEqual([]);
    },
  };

  /**
   * Checks that sales, statements, ageing and the invoice list agree, and that the payment ledger matches the paid
   * amounts.
   */
  async function check(start: number, end: number): Promise<void> {
    const live = (await all()).filter(({ status }) => status !== 'VOID');
    const sales = (
      await trade.manager.post<{ list: SalesRow[] }>('/api/report/sales', { startDate: start, endDate: end })
    ).body.list;
    const ageing = (await trade.manager.get<{ list: AgeingRow[] }>('/api/report/ageing')).body.list;
    const paidParts = await payments();
    for (const { id } of stores) {
      const own = live.filter(({ storeId }) => storeId === id);
      const ranged = own.filter(({ date }) => date >= start && date <= end);
      const signed = (list: typeof own, of: (row: (typeof own)[number]) => number) =>
        sum(list.map((row) => (row.kind === 'I' ? of(row) : -of(row))));
      const row = sales.find(({ userId }) => userId === id);
      const expected = [signed(ranged, ({ total }) => total), signed(ranged, ({ paid }) => paid)];
      expect([row !== undefined, toHundredths(row?.sales ?? 0), toHundredths(row?.paid ?? 0)]).toEqual([
        ranged.length > 0,
        ...expected,
      ]);
      const { obj } = (
        await trade.manager.post<{ obj: Statement }>('/api/report/statement', { userId: id, start, end })
      ).body;
      const [invoices, returns] = obj.tables;
      expect(dollars(invoices!.formattedTotalAmount) - dollars(returns!.formattedTotalAmount)).toBe(expected[0]);
      checkAccount(
        obj,
        own,
        paidParts.filter(({ storeId }) => storeId === id),
        { start, end },
      );
      const { list } = (
        await trade.manager.get<{ list: Invoice[] }>(`/api/invoice?userId=${id}&start=${start}&end=${end}`)
      ).body;
      const listed = list.filter(({ status }) => status !== 'VOID');
      expect(sum(listed.map(({ invoiceId, total }) => toHundredths(isReturnInvoice(invoiceId) ? -total : total)))).toBe(
        expected[0],
      );
      checkAgeing(
        ageing.find(({ userId }) => userId === id),
        own,
      );
    }
    await checkCharts(start, end, sum(sales.map((row) => toHundredths(row.sales))));
    await checkPapers();
    await expectLedgerToAgree(trade);
    const wrong = await rows(`SELECT i.id FROM invoice i WHERE i.tenant_id = :tenantId
      AND i.paid <> COALESCE((SELECT SUM(p.amount) FROM invoice_payment p WHERE p.invoice_id = i.id), 0)`);
    expect(wrong).toEqual([]);
    expect(live.filter(({ status, total, paid }) => (status === 'PAID') !== (paid === total))).toEqual([]);
  }

  /** Checks that days, weeks and months add up to the report, and so do products, if each has sales. */
  async function checkCharts(start: number, end: number, whole: number): Promise<void> {
    const body = { startDate: start, endDate: end };
    for (const step of salesSteps) {
      const { status, body: found } = await trade.manager.post<{ list: SalesStepRow[] }>(
        '/api/report/sales/over-time',
        { ...body, step },
      );
      if (status === 400) continue; // too many steps
      expect(sum(found.list.map((row) => toHundredths(row.sales)))).toBe(whole);
    }
    const { list } = (await trade.manager.post<{ list: BestProductRow[] }>('/api/report/sales/products', body)).body;
    expect(sum(list.map((row) => toHundredths(row.sales)))).toBe(Math.max(whole, 0));
  }

  /** Checks that totals are the sums of their lines, lines are pieces × rate, and paid invoices never change. */
  async function checkPapers(): Promise<void> {
    const wrong =
      await rows(`SELECT i.id FROM invoice i JOIN invoice_item it ON it.invoice_id = i.id WHERE i.tenant_id = :tenantId
      GROUP BY i.id, i.total, i.paid HAVING i.total <> SUM(it.amount) OR SUM(it.amount <> it.quantity * it.rate) > 0 OR i.paid NOT BETWEEN 0 AND i.total`);
    expect(wrong).toEqual([]);
    const papers = await rows<{ id: number; hash: string }>(
      `SELECT i.id, CONCAT(i.content_hash, ':', GROUP_CONCAT(it.quantity, 'x', it.rate, '=', it.amount ORDER BY it.position)) hash
       FROM invoice i JOIN invoice_item it ON it.invoice_id = i.id WHERE i.tenant_id = :tenantId AND i.content_hash IS NOT NULL GROUP BY i.id`,
    );
    for (const { id, hash } of papers) {
      expect(sealed.get(id) ?? hash).toBe(hash);
      sealed.set(id, hash);
    }
    expect(papers).toHaveLength(sealed.size);
  }

  /** Open amounts by due day, thirty days after the invoice, in days of the warehouse. */
  function openByDueDay(own: Awaited<ReturnType<typeof all>>, asOf: number): number[] {
    const amounts = [0, 0, 0, 0, 0];
    for (const { date, kind, total, paid } of own) {
      const late = daysBetween(dayOf(date, timezone), dayOf(asOf, timezone)) - 30;
      const at = [0, 30, 60, 90, Infinity].findIndex((upTo) => late <= upTo);
      amounts[at]! += kind === 'I' ? total - paid : paid - total;
    }
    return amounts;
  }

  /** The first due day from this one on, thirty days after an open invoice, and the amount due on it. */
  function nextDueOf(own: Awaited<ReturnType<typeof all>>, day: string): [string | null, string] {
    const open = own
      .filter(({ kind, total, paid }) => kind === 'I' && total > paid)
      .map(({ date, total, paid }) => ({ due: addDays(dayOf(date, timezone), 30), open: total - paid }))
      .filter(({ due }) => due >= day);
    const [next] = open.map(({ due }) => due).sort();
    if (next === undefined) return [null, ''];
    return [next, formatCents(sum(open.filter(({ due }) => due === next).map((one) => one.open)))];
  }

  /** Checks an account: balance brought forward, invoices, payments, and the closing balance. */
  function checkAccount(
    obj: Statement,
    own: Awaited<ReturnType<typeof all>>,
    paid: readonly Paid[],
    { start, end }: { start: number; end: number },
  ): void {
    const isOver = end < startOfDay(addDays(dayOf(Date.now(), timezone), 1), timezone) - 1;
    const asOf = isOver ? end : Date.now();
    const signed = ({ kind }: { kind: string }, amount: number) => (kind === 'I' ? amount : -amount);
    const counted = paid.filter(({ date, invoiceDate }) => invoiceDate <= asOf && (!isOver || date <= end));
    const documents = own
      .filter(({ date }) => date <= asOf)
      .map((one) => ({ ...one, paid: sum(counted.filter(({ id }) => id === one.id).map(({ amount }) => amount)) }));
    const owedAt = (before: number) =>
      sum(documents.filter(({ date }) => date < before).map((one) => signed(one, one.total))) -
      sum(
        counted
          .filter(({ date, invoiceDate }) => Math.max(date, invoiceDate) < before)
          .map((one) => signed(one, one.amount)),
      );
    expect(toHundredths(obj.broughtForward)).toBe(owedAt(start));
    expect(toHundredths(obj.balance)).toBe(owedAt(Infinity));
    expect(obj.ageing.map(({ amount }) => toHundredths(amount))).toEqual(openByDueDay(documents, asOf));
    expect(toHundredths(obj.overdue)).toBe(sum(openByDueDay(documents, asOf).slice(1)));
    expect(obj.asOf).toBe(dayOf(asOf, timezone));
    expect([obj.nextDueDay, obj.formattedNextDue]).toEqual(nextDueOf(documents, dayOf(asOf, timezone)));
    const [invoices, returns] = obj.tables;
    const period = documents.filter(({ date }) => date >= start);
    expect(dollars(invoices!.formattedTotalOpenAmt) - dollars(returns!.formattedTotalOpenAmt)).toBe(
      sum(period.map((one) => signed(one, one.total - one.paid))),
    );
    const told = dollars(obj.formattedBroughtForward) + dollars(obj.formattedBilled);
    expect(told - sum(obj.payments.map((one) => dollars(one.formattedAmount)))).toBe(toHundredths(obj.balance));
  }

  function checkAgeing(row: AgeingRow | undefined, own: Awaited<ReturnType<typeof all>>): void {
    const amounts = openByDueDay(own, Date.now());
    expect((row?.amounts ?? [0, 0, 0, 0, 0]).map(toHundredths)).toEqual(amounts);
    expect(toHundredths(row?.owed ?? 0)).toBe(sum(amounts));
  }

  it('adds up in every report, for every range', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), moment, moment, async (steps, a, b) => {
        for (const one of steps) await ops[one.kind](one);
        await check(Math.min(a, b), Math.max(a, b));
        await check(0, Date.UTC(2027, 0, 1));
        const day = dayOf(a, timezone);
        await check(startOfDay(day, timezone), startOfDay(day, timezone) + 86_399_999);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
