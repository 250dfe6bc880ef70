import type { Invoice, Payment } from '@depot/contracts/billing';
import type { AgeingRow, BalanceRow, OpenDocument, TrialBalance } from '@depot/contracts/reports';
import { startOfDay } from '@depot/contracts/time';
import type { TestApp } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';

const dayName = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;
/** Noon in New York on a day of March 2026. */
const noon = (day: number) => startOfDay(dayName(day), 'America/New_York') + 12 * 3_600_000;

let app: TestApp;
let trade: Trade;
let stores: number[];

beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
  stores = [(await trade.addStore()).id, (await trade.addStore()).id];
});
afterAll(() => app.close());

interface Entry {
  id: number;
  day: string;
  account: string;
  storeId: number;
  amount: number;
}

const readEntries = () =>
  trade.inTenant(() =>
    app.db.query<Entry>(
      `SELECT id, CAST(posting_day AS CHAR) day, account, store_id storeId, amount FROM ledger_entry
       WHERE tenant_id = :tenantId ORDER BY id`,
    ),
  );
const cents = (dollars: number) => Math.round(dollars * 100);

/** Everything that the product reports as of a day, by store and account. */
async function readReports(asOf: string) {
  const read = async <T extends object>(path: string) => (await trade.manager.get<T>(`/api/${path}`)).body;
  const { list: balances } = await read<{ list: BalanceRow[] }>(`report/balances?asOf=${asOf}`);
  const { list: open } = await read<{ list: OpenDocument[] }>(`report/open-invoices?asOf=${asOf}`);
  const { list: ageing } = await read<{ list: AgeingRow[] }>(`report/ageing?asOf=${asOf}`);
  const accounts = await read<TrialBalance>(`accounting/trial-balance?asOf=${asOf}`);
  return { balances, open, ageing, accounts };
}
type Reports = Awaited<ReturnType<typeof readReports>>;

/** The same sums from the entries alone. */
function expectToFollowFrom(entries: readonly Entry[], { balances, open, ageing, accounts }: Reports) {
  const sum = (condition: (entry: Entry) => boolean) =>
    entries.filter(condition).reduce((total, { amount }) => total + amount, 0);
  for (const { account, debit, credit } of accounts.list)
    expect([account, cents(debit) - cents(credit)]).toEqual([account, sum((entry) => entry.account === account)]);
  expect(cents(accounts.debit)).toBe(cents(accounts.credit));
  for (const storeId of stores) {
    const ofStore = (account: string) => sum((entry) => entry.storeId === storeId && entry.account === account);
    const [receivable, unapplied] = [ofStore('RECEIVABLE'), 0 - ofStore('CUSTOMER_CREDIT')];
    const row = balances.find(({ userId }) => userId === storeId);
    expect([cents(row?.receivable ?? 0), cents(row?.unapplied ?? 0)]).toEqual([receivable, unapplied + 0]);
    const due = open.filter(({ userId }) => userId === storeId).map(({ balanceDue }) => cents(balanceDue));
    expect(due.reduce((total, amount) => total + amount, 0)).toBe(receivable);
    const ages = ageing.find(({ userId }) => userId === storeId);
    expect(cents(ages?.owed ?? 0)).toBe(receivable - unapplied);
    expect((ages?.amounts ?? []).reduce((total, amount) => total + cents(amount), 0)).toBe(receivable);
  }
}

const command = fc.record({
  kind: fc.constantFrom('bill', 'bill', 'credit', 'pay', 'pay', 'payAll', 'reverse', 'edit'),
  day: fc.integer({ min: 1, max: 9 }),
  store: fc.integer({ min: 0, max: 1 }),
  pick: fc.nat(1000),
  amount: fc.integer({ min: 1, max: 900 }),
});
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Runs a command at what there is; a refusal by the rules changes nothing. */
async function run({ kind, day, store, pick, amount }: Command): Promise<number> {
  const storeId = stores[store]!;
  const dated = { storeId, invoiceDate: noon(day), quantity: 1, rate: amount };
  if (kind === 'bill' || kind === 'credit') {
    await billed(trade, [{ ...dated, isCredit: kind === 'credit' }]).catch(() => undefined);
    return 201;
  }
  const { list } = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${storeId}`)).body;
  const invoice = list[pick % Math.max(1, list.length)];
  if (!invoice) return 404;
  const { invoiceId, invoiceItems } = invoice;
  const money = { amount: amount / 200, method: 'CHECK', date: noon(day) };
  if (kind === 'pay') return (await trade.ops.post('/api/invoice/payment', { invoiceId, ...money })).status;
  if (kind === 'payAll') {
    const body = { userId: storeId, ...money, useCredits: true };
    return (await trade.ops.post('/api/invoice/payment/store', body)).status;
  }
  if (kind === 'edit') {
    const items = [{ invoiceItemId: invoiceItems[0]!.invoiceItemId, rate: amount / 100 }];
    return (await trade.ops.put('/api/invoice', { invoiceId, invoiceItems: items })).status;
  }
  const payments = (await trade.ops.get<{ list: Payment[] }>(`/api/invoice/payment?invoiceId=${invoiceId}`)).body.list;
  const { paymentId } = payments.find(({ mayReverse }) => mayReverse) ?? { paymentId: 1_000_000 };
  return (await trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' })).status;
}

it('each report is that of the entries posted up to its day and recorded up to its moment', async () => {
  const commands = fc.sample(command, { numRuns: 45, seed: 20_260_301 });
  const captured: { asOf: string; last: number; reports: Reports }[] = [];
  const statuses = new Set<number>();
  for (const [at, one] of commands.entries()) {
    statuses.add(await run(one));
    if (at % 9 < 8) continue;
    const last = (await readEntries()).at(-1)?.id ?? 0;
    for (const day of [2, 5, 9]) captured.push({ asOf: dayName(day), last, reports: await readReports(dayName(day)) });
  }
  expect(statuses.has(201)).toBe(true);
  const entries = await readEntries();
  for (const { asOf, last, reports } of captured)
    expectToFollowFrom(
      entries.filter(({ id, day }) => id <= last && day <= asOf),
      reports,
    );
});

it('a closed day stays as it is whatever is recorded afterwards', async () => {
  const asOf = dayName(6);
  await trade.manager.put('/api/accounting/period', { closedThrough: asOf });
  const before = await readReports(asOf);
  expect(before.open.length).toBeGreaterThan(0);
  const statuses = [];
  for (const one of fc.sample(command, { numRuns: 20, seed: 7 })) statuses.push(await run(one));
  expect(statuses).toEqual(expect.arrayContaining([201, 409]));
  expect(await readReports(asOf)).toEqual(before);
});

it('another distributor has nothing of it', async () => {
  const { manager } = await openTrade(app);
  for (const path of ['report/balances', 'report/open-invoices', 'report/ageing'])
    expect((await manager.get<{ list: object[] }>(`/api/${path}?asOf=${dayName(9)}`)).body.list).toEqual([]);
});
