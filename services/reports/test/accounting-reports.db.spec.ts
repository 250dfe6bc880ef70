import type { Invoice, Payment } from '@depot/contracts/billing';
import type { JournalLine, ReceiptLine, TrialBalance } from '@depot/contracts/reports';
import { startOfDay } from '@depot/contracts/time';
import type { TestApp } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

/** Noon in New York on a day of March 2026. */
const noon = (day: number) => startOfDay(`2026-03-0${day}`, 'America/New_York') + 12 * 3_600_000;

let app: TestApp;
let trade: Trade;
let invoiceIds: string[];
const names = new Map<number, string>();
const stores: number[] = [];

beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
  for (const day of [2, 4]) {
    const store = await trade.addStore();
    stores.push(store.id);
    names.set(store.id, store.name);
    await billed(trade, [{ storeId: store.id, invoiceDate: noon(day), quantity: 10, rate: 200 }]);
  }
  const lists = await Promise.all(stores.map((id) => trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${id}`)));
  invoiceIds = lists.map(({ body }) => body.list[0]!.invoiceId);
  const payments = [
    { invoiceId: invoiceIds[0], amount: 5, method: 'CHECK', reference: '10442', date: noon(3) },
    { invoiceId: invoiceIds[0], amount: 2.5, method: 'CASH', date: noon(3) },
    { invoiceId: invoiceIds[1], amount: 8, method: 'CHECK', reference: '77', date: noon(3) },
  ];
  for (const payment of payments)
    expect((await trade.ops.post<{ obj: Payment }>('/api/invoice/payment', payment)).status).toBe(201);
});
afterAll(() => app.close());

type Journal = { list: JournalLine[]; more: boolean };
const readJournal = async (query: string) =>
  (await trade.manager.get<Journal>(`/api/accounting/journal?${query}`)).body;
const sumColumns = (lines: readonly JournalLine[]) =>
  lines.reduce((sum, { debit, credit }) => sum + Math.round(100 * debit) - Math.round(100 * credit), 0);

it('the journal has the entries of its days in their order, and sums to zero', async () => {
  const { list, more } = await readJournal('from=2026-03-02&to=2026-03-04');
  expect(more).toBe(false);
  expect(sumColumns(list)).toBe(0);
  expect(list.map(({ formattedDay }) => formattedDay)).toEqual(
    list.map(({ formattedDay }) => formattedDay).toSorted((a, b) => a.localeCompare(b)),
  );
  const [first] = list;
  expect(first).toMatchObject({
    formattedDay: '3/2/2026',
    document: invoiceIds[0],
    account: 'RECEIVABLE',
    debit: 20,
    credit: 0,
    userId: stores[0],
    name: names.get(stores[0]!),
  });
  const later = await readJournal(`from=2026-03-02&to=2026-03-04&after=${list[2]!.id}`);
  expect(later.list).toEqual(list.slice(3));
  const ofStore = await readJournal(`from=2026-03-02&to=2026-03-04&store=${stores[1]}`);
  expect(ofStore.list).toEqual(list.filter(({ userId }) => userId === stores[1]));
  expect((await readJournal('from=2026-03-05&to=2026-03-09')).list).toEqual([]);
});

it('the trial balance counts what was posted up to its day, in equal columns', async () => {
  const read = async (asOf: string) =>
    (await trade.manager.get<TrialBalance>(`/api/accounting/trial-balance?asOf=${asOf}`)).body;
  expect((await read('2026-03-01')).list).toEqual([]);
  expect(await read('2026-03-03')).toEqual({
    list: [
      { account: 'RECEIVABLE', debit: 12.5, credit: 0 },
      { account: 'RECEIPTS_CASH', debit: 2.5, credit: 0 },
      { account: 'RECEIPTS_CHECK', debit: 13, credit: 0 },
      // Paid a day before its invoice.
      { account: 'CUSTOMER_CREDIT', debit: 0, credit: 8 },
      { account: 'SALES', debit: 0, credit: 20 },
    ],
    asOf: '2026-03-03',
    formattedAsOf: '3/3/2026',
    debit: 28,
    credit: 28,
  });
  const today = (await trade.manager.get<TrialBalance>('/api/accounting/trial-balance')).body;
  expect([today.debit, today.credit]).toEqual([40, 40]);
});

it('receipts are listed by day, method and payment, with the sums of each method', async () => {
  const read = async (days: string) =>
    (await trade.manager.get<{ list: ReceiptLine[]; totals: object[] }>(`/api/report/receipts?${days}`)).body;
  const { list, totals } = await read('from=2026-03-03&to=2026-03-03');
  expect(list.map(({ method, reference, amount, userId }) => [method, reference, amount, userId])).toEqual([
    ['CASH', '', 2.5, stores[0]],
    ['CHECK', '10442', 5, stores[0]],
    ['CHECK', '77', 8, stores[1]],
  ]);
  expect(totals).toEqual([
    { method: 'CASH', amount: 2.5 },
    { method: 'CHECK', amount: 13 },
  ]);
  expect((await read('from=2026-03-04&to=2026-03-09')).list).toEqual([]);
});

it('a reversal is a receipt of its own day, and the check stays where it was', async () => {
  const { list } = (await trade.ops.get<{ list: Payment[] }>(`/api/invoice/payment?invoiceId=${invoiceIds[1]}`)).body;
  const { paymentId } = list[0]!;
  await trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' });
  const read = (to: string) =>
    trade.manager.get<{ list: ReceiptLine[] }>(`/api/report/receipts?from=2026-03-03&to=${to}`);
  expect((await read('2026-03-03')).body.list).toHaveLength(3);
  const all = (await read('2099-12-31')).body.list;
  expect(all.map(({ amount }) => amount)).toEqual([2.5, 5, 8, -8]);
  expect(all[3]!.document).toBe(all[2]!.document);
});

it.each([
  ['journal', 'from=2026-03-02&to=2026-03-02', /Account.*Debit.*Credit[^]*Accounts receivable,STORE \d+,20,0/],
  ['trial-balance', 'asOf=2026-03-03', /Unapplied payments/],
  ['receipts', 'from=2026-03-03&to=2026-03-03', /Check.*10442/],
])('%s can be kept as a file', async (name, query, expected) => {
  const { status, bytes } = await trade.manager.get(`/api/document/${name}/download?${query}&format=csv`);
  expect(status).toBe(200);
  expect(bytes.toString()).toMatch(expected);
});

it('another distributor has nothing of it', async () => {
  const { manager } = await openTrade(app);
  const asked = ['accounting/journal?from=2026-03-01&to=2026-03-09', 'accounting/trial-balance?asOf=2026-03-09'];
  for (const path of [...asked, 'report/receipts?from=2026-03-01&to=2026-03-09'])
    expect((await manager.get<{ list: object[] }>(`/api/${path}`)).body.list).toEqual([]);
});
