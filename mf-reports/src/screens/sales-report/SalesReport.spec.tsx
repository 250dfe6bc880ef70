import type { SalesRow, Statement } from '@depot/contracts/reports';
import { boxAlongTheWay, failureResponse, renderScreen, type Responses, type ScreenSettings } from '@depot/web-testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { SalesReport } from './SalesReport.js';

const row = (userId: number, name: string, sales: number, paid: number): SalesRow => ({
  userId,
  name,
  sales,
  paid,
  owed: sales - paid,
  formattedSales: `$${sales}`,
  formattedPaid: `$${paid}`,
  formattedOwed: `$${sales - paid}`,
});
const rows = [row(7, 'Alpha Foods', 100.1, 40), row(8, 'Bravo Market', 50.2, 50.2)];

const statement: Statement = {
  seller: {
    legalName: 'Northgate',
    address: '',
    phone: '',
    email: '',
    taxId: '',
    paymentInstructions: '',
    paper: 'LETTER',
  },
  clientName: 'Alpha Foods',
  address: '1 Main Street',
  timeRange: '10/1/2026 – 10/31/2026',
  tables: [
    {
      name: 'Invoices',
      invoices: [],
      formattedTotalAmount: '$100.10',
      formattedTotalPaid: '$40.00',
      formattedTotalOpenAmt: '$60.10',
    },
  ],
  broughtForward: 10,
  formattedBroughtForward: '$10.00',
  formattedBilled: '$100.10',
  payments: [
    {
      number: 4,
      formattedDate: '10/9/2026',
      method: 'CHECK',
      reference: '1042',
      kind: 'PAYMENT',
      formattedAmount: '$50.00',
    },
  ],
  formattedTotalPayments: '$50.00',
  balance: 60.1,
  formattedBalance: '$60.10',
  overdue: 0.1,
  formattedOverdue: '$0.10',
  nextDueDay: '2026-11-15',
  formattedNextDueDay: '11/15/2026',
  formattedNextDue: '$60.00',
  asOf: '2026-10-31',
  formattedAsOf: '10/31/2026',
  ageing: [
    { name: 'Not yet due', amount: 60, formattedAmount: '$60.00' },
    { name: 'Over 90 days', amount: 0.1, formattedAmount: '$0.10' },
  ],
};

const october = { start: Date.UTC(2026, 9, 1, 4), end: Date.UTC(2026, 10, 1, 4) - 1 };
const inOctober = `/in/report/statement?start=${october.start}&end=${october.end}`;
/** The account today is another figure than that of the period. */
const balance = {
  userId: 7,
  balance: 7855.67,
  formattedBalance: '$7,855.67',
  overdue: 1200,
  formattedOverdue: '$1,200.00',
  asOf: '2026-11-28',
  formattedAsOf: '11/28/2026',
};
const steps = { list: [{ day: '2026-10-05', sales: 150.3, paid: 90.2, owed: 60.1 }] };
const response: Responses = {
  'POST /report/sales': { list: rows },
  'POST /report/statement': { obj: statement },
  'POST /report/sales/over-time': steps,
  'GET /report/balance': { obj: balance },
};
const show = (settings: ScreenSettings = {}) =>
  renderScreen(<SalesReport />, {
    at: inOctober,
    texts: { [manifest.name]: manifest.locales },
    response,
    ...settings,
  });

afterEach(() => void jest.restoreAllMocks());

describe('sales report', () => {
  test('asks for the period of the address and sums what it got to the cent', async () => {
    const { calls } = await show();
    expect((await screen.findAllByText('$150.30')).length).toBeGreaterThan(0);
    expect(calls[0]?.body).toEqual({ startDate: october.start, endDate: october.end, timezone: 'America/New_York' });
  });

  test('this month goes on with the days while the report stays open', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(october.end);
    const { calls } = await show({ at: '/in/report/statement?preset=current' });
    await screen.findAllByText('$150.30');
    const asked = () => calls.filter(({ path }) => path === '/report/sales').map(({ body }) => body);
    expect(asked()).toMatchObject([{ startDate: october.start, endDate: october.end }]);
    clock.mockReturnValue(october.end + 1);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toHaveLength(2));
    const november = { startDate: Date.UTC(2026, 10, 1, 4), endDate: Date.UTC(2026, 10, 2, 5) - 1 };
    expect(asked()[1]).toMatchObject(november);
  });

  test('the box shows what the address says, and the report’s own link empties it', async () => {
    const at = { open: (to: string) => show({ at: to }), path: '/in/report/statement', query: 'filter=abc' };
    expect(await boxAlongTheWay({ ...at, box: 'Search customers' })).toEqual(['abc', '', '', 'abc']);
  });

  test('choosing another period keeps the filter', async () => {
    const { user, address } = await show({ at: `${inOctober}&filter=alp` });
    await user.click(await screen.findByText('Last Month'));
    await waitFor(() => expect(address()).toBe('/in/report/statement?filter=alp&preset=last'));
  });

  test('a customer leads to his invoices of the same period', async () => {
    await show();
    const link = (await screen.findAllByText('Alpha Foods'))[0]!;
    expect(link.getAttribute('href')).toBe(`/in/invoices?userId=7&start=${october.start}&end=${october.end}`);
  });

  test('a preset goes into the address and from there to the invoices', async () => {
    const { user, address } = await show();
    await user.click(await screen.findByText('All Time'));
    expect(address()).toBe('/in/report/statement?preset=all');
    const link = (await screen.findAllByText('Alpha Foods'))[0]!;
    const params = new URL(link.getAttribute('href') ?? '', 'http://depot').searchParams;
    expect(params.get('preset')).toBe('all');
    expect(params.get('start')).toBe(String(Date.UTC(2023, 0, 1, 5)));
  });

  test('a statement is shown as it is printed, with what is owed in all', async () => {
    const { user, calls } = await show();
    await user.click(await screen.findByLabelText('Statement of Alpha Foods'));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('STATEMENT')).toBeTruthy();
    expect(within(dialog).getAllByText('$60.10')).toHaveLength(1);
    expect(within(dialog).getByText('Preview')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ userId: 7, ...october });
  });

  test('nothing sold says so', async () => {
    await show({ response: { ...response, 'POST /report/sales': { list: [] } } });
    expect(await screen.findByText('No reports available. Try adjusting filters.')).toBeTruthy();
  });

  test('a failure says why and can be tried again', async () => {
    let isDown = true;
    const answer = () => (isDown ? failureResponse(500, 'INTERNAL', 'Out of order.') : { list: rows });
    const { user } = await show({ response: { ...response, 'POST /report/sales': answer } });
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByText('Try again'));
    expect(await screen.findAllByText('Alpha Foods')).not.toEqual([]);
  });

  test('sales over time are drawn, and stand in a table; products are asked for when they are looked at', async () => {
    const best = { productId: 1, productName: 'Queso', hasWeight: 'No', quantity: 12, weight: 0, sales: 90.2 };
    const { user, calls } = await show({ response: { ...response, 'POST /report/sales/products': { list: [best] } } });
    const table = await screen.findByLabelText('Sales over time');
    expect(within(table).getByText('10/5/2026')).toBeTruthy();
    expect(within(table).getByText('$60.10')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/report/sales/over-time')?.body).toMatchObject({ step: 'day' });
    await user.click(screen.getByText('Products'));
    expect(await screen.findByText('12 pieces')).toBeTruthy();
    expect(screen.queryByLabelText('Sales over time')).toBeNull();
  });

  test('statements are mailed to those who have an address; who has none is named', async () => {
    const recipients = [
      { userId: 7, name: 'Alpha Foods', mailTo: 'alpha@x.test', mailedTime: null },
      { userId: 8, name: 'Bravo Market', mailTo: null, mailedTime: null },
    ];
    const { user, calls, log } = await show({
      response: {
        ...response,
        'POST /document/statements/recipients': { list: recipients },
        'POST /document/statements/mail': { obj: { jobId: 5 } },
        'GET /document/job': { obj: { status: 'DONE', done: 1, total: 1, leftOut: 1 } },
      },
    });
    await screen.findAllByText('Alpha Foods');
    await user.click(screen.getByText('Mail statements'));
    expect(await screen.findByText('1 customer cannot be mailed: no address, or not registered')).toBeTruthy();
    await user.click(screen.getByText('Mail 1 statement'));
    await waitFor(() => expect(log).toContain('success 1 statement is on its way.'));
    expect(calls.find(({ path }) => path === '/document/statements/mail')?.body).toEqual({ ...october, again: false });
  });

  test.each([
    ['gb', 'Your invoices', 'Statement', ['Bought', 'Paid', 'Still unpaid']],
    ['cn', '查看发票', '对账单', ['采购额', '已付', '其中未付']],
  ] as const)('a store reads of itself what it bought and owes, without its own name (%s)', async (...said) => {
    const [language, to, statement, amounts] = said;
    const only = { ...response, 'POST /report/sales': { list: rows.slice(0, 1) } };
    const { user, address } = await show({ claims: { r: 'STORE' }, response: only, language });
    const invoices = await screen.findByRole('link', { name: to });
    // the chart of purchases may already be loaded, with columns of the same names
    for (const name of amounts) expect(screen.getAllByRole('columnheader', { name })).not.toEqual([]);
    expect(screen.queryByText('Alpha Foods')).toBeNull();
    await user.click(screen.getByRole('button', { name: new RegExp(`${statement}$`) }));
    expect(await screen.findByRole('dialog', { name: statement })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(invoices);
    expect(address()).toMatch(/^\/in\/invoices\?userId=7&/);
  });

  test('what a store owes is as of today, whatever the period on screen', async () => {
    const { user, calls } = await show({ claims: { r: 'STORE', id: 7 }, at: '/in/report/statement?preset=last' });
    const owed = await screen.findByRole('region', { name: 'Balance' });
    await waitFor(() => expect(owed.textContent).toBe('You owe$7,855.67$1,200.00 overdueas of 11/28/2026'));
    expect(screen.getByText('Last Month:')).toBeTruthy();
    await user.click(await screen.findByText('All Time'));
    expect(owed.textContent).toContain('$7,855.67');
    expect(calls.filter(({ path }) => path === '/report/balance').map(({ query }) => query.get('userId'))).toEqual([
      '7',
    ]);
  });

  test('the office reads of which period its sums are', async () => {
    await show({ at: '/in/report/statement?preset=all' });
    expect((await screen.findByText('All Time:')).textContent).toMatch(/^All Time: 1\/1\/2023 – /);
    expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
  });

  test('view-only mode and a store mail nothing', async () => {
    for (const claims of [{ r: 'STORE' as const }, { r: 'WAREHOUSE_ADMIN' as const, v: 'true' as const }]) {
      const { unmount } = await show({ claims });
      await screen.findAllByText('$150.30');
      expect(screen.queryByText('Mail statements')).toBeNull();
      unmount();
    }
  });
});
