import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SalesRow, Statement } from '@depot/contracts/reports';
import { refusal, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { manifest } from '../../manifest.js';
import { SalesReport } from './SalesReport.js';

const row = (userId: number, name: string, sales: number, paid: number): SalesRow => ({
  ...{ userId, name, sales, paid, owed: sales - paid },
  ...{ formattedSales: `$${sales}`, formattedPaid: `$${paid}`, formattedOwed: `$${sales - paid}` },
});
const rows = [row(7, 'Alpha Foods', 100.1, 40), row(8, 'Bravo Market', 50.2, 50.2)];

const statement: Statement = {
  clientName: 'Alpha Foods',
  address: '1 Main Street',
  timeRange: '10/1/2026 – 10/31/2026',
  tables: [
    { name: 'Invoices', invoices: [], formattedTotalAmount: '$100.10', formattedTotalPaid: '$40.00', formattedTotalOpenAmt: '$60.10' },
  ],
  ageing: [
    { name: 'Current', amount: 60, formattedAmount: '$60.00' },
    { name: 'Over 90 days', amount: 0.1, formattedAmount: '$0.10' },
  ],
};

const october = { start: Date.UTC(2026, 9, 1, 4), end: Date.UTC(2026, 10, 1, 4) - 1 };
const inOctober = `/in/report/statement?start=${october.start}&end=${october.end}`;
const show = (settings: ScreenSettings = {}) =>
  renderScreen(<SalesReport />, {
    at: inOctober,
    texts: { [manifest.name]: manifest.locales },
    answers: { 'POST /report/sales': { list: rows }, 'POST /report/statement': { obj: statement } },
    ...settings,
  });

describe('sales report', () => {
  test('asks for the period of the address and sums what it got to the cent', async () => {
    const { calls } = await show();
    expect(await screen.findByText('$150.30')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ startDate: october.start, endDate: october.end, timezone: 'America/New_York' });
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
    expect(within(dialog).getAllByText('$60.10')).toHaveLength(2);
    expect(within(dialog).getByText('Preview')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ userId: 7, ...october });
  });

  test('nothing sold says so', async () => {
    await show({ answers: { 'POST /report/sales': { list: [] } } });
    expect(await screen.findByText('No reports available. Try adjusting filters.')).toBeTruthy();
  });

  test('a failure says why and can be tried again', async () => {
    let isDown = true;
    const answer = () => (isDown ? refusal(500, 'INTERNAL', 'Out of order.') : { list: rows });
    const { user } = await show({ answers: { 'POST /report/sales': answer } });
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByText('Try again'));
    expect(await screen.findAllByText('Alpha Foods')).not.toEqual([]);
  });
});
