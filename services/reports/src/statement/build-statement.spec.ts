import type { StoreAccount } from '@depot/contracts/billing';
import type { SellerFacts, StoreFacts } from '@depot/contracts/identity';
import { runInContext } from '@depot/node-context';
import { expect, test } from '@jest/globals';
import { buildStatement } from './build-statement.js';

const timezone = 'America/New_York';
const day = (date: number, hour = 12) => Date.UTC(2026, 10, date, hour);
const empty: StoreAccount = { broughtForward: 0, invoices: [], payments: [], open: [0, 0, 0, 0, 0], upcoming: [] };

const of = (account: Partial<StoreAccount>) =>
  runInContext({}, () =>
    buildStatement({
      store: { name: 'Wok' } as StoreFacts,
      seller: {} as SellerFacts,
      address: undefined,
      timezone,
      range: { start: day(1), end: day(30) },
      asOf: day(20),
      account: { ...empty, ...account },
    }),
  );

test('sums the amounts of the next due day of the warehouse, without later days', () => {
  const upcoming = [
    { dueAt: day(25, 6), amount: 1000 },
    { dueAt: day(26, 4), amount: 200 }, // still the 25th in New York
    { dueAt: day(26, 6), amount: 70_000 },
  ];
  expect(of({ upcoming })).toMatchObject({
    nextDueDay: '2026-11-25',
    formattedNextDueDay: '11/25/2026',
    formattedNextDue: '$12.00',
  });
});

test('has no next due day without open amounts', () => {
  expect(of({})).toMatchObject({ nextDueDay: null, formattedNextDueDay: '', formattedNextDue: '' });
});

test('computes the overdue amount and the balance', () => {
  const line = { invoiceDate: day(5), dueAt: day(25), paid: 0 };
  const account = of({
    broughtForward: 500,
    invoices: [
      { ...line, invoiceId: 'I7', credit: false, total: 2000 },
      { ...line, invoiceId: 'RI7', credit: true, total: 300 },
    ],
    payments: [{ number: 1, date: day(6), method: 'CASH', reference: '', kind: 'PAYMENT', amount: 900 }],
    open: [1000, 250, 50, 0, 0],
  });
  expect(account).toMatchObject({ overdue: 300, formattedBilled: '$17.00', balance: 1300, formattedBalance: '$13.00' });
  expect(account.tables.map(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId))).toEqual([['I7'], ['RI7']]);
});
