import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { DashboardScreen } from './DashboardScreen.js';

const dashboard = {
  activeInventories: 11,
  removedInventories: 12,
  productsCount: 13,
  noQtyProductsCount: 14,
  insufficientProducts: [],
  inventoryCounts: [],
  placedOrders: [
    { day: '2026-11-02', count: 9 },
    { day: '2026-11-01', count: 4 },
  ],
  lateOrders: [{ day: '2026-10-30', count: 2 }],
};
const waiting = { pending: 1, processing: 2, outbound: 3, dueToday: 4, late: 5, short: 6, unpaid: 7 };

afterEach(() => void jest.restoreAllMocks());

test('a dashboard that stays open counts and leads to what is due on the new day', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 1, 3));
  const { calls } = await renderScreen(<DashboardScreen />, {
    texts: { [manifest.name]: manifest.locales },
    claims: { r: 'WAREHOUSE_OPS', tz: 'America/New_York' },
    response: {
      'GET /dashboard': { obj: dashboard },
      'GET /order/waiting': { obj: waiting },
      'GET /delivery-receipt': { list: [] },
      'GET /dashboard/expiring': { list: [] },
    },
  });
  const dueToday = async () => (await screen.findByText('4')).closest('a')?.getAttribute('href');
  expect(await dueToday()).toMatch(/deliveryFrom=2026-10-31&deliveryTo=2026-10-31$/);
  clock.mockReturnValue(Date.UTC(2026, 10, 1, 4));
  fireEvent(document, new Event('visibilitychange'));
  expect(await dueToday()).toMatch(/deliveryFrom=2026-11-01&deliveryTo=2026-11-01$/);
  await waitFor(() => expect(calls.filter(({ path }) => path === '/order/waiting')).toHaveLength(2));
});

const open = (r: 'WAREHOUSE_OPS' | 'WAREHOUSE_ADMIN', own: object = {}) =>
  renderScreen(<DashboardScreen />, {
    texts: { [manifest.name]: manifest.locales },
    claims: { r, tz: 'America/New_York' },
    response: {
      'GET /dashboard': { obj: { ...dashboard, ...own } },
      'GET /order/waiting': { obj: { ...waiting, late: 0 } },
      'GET /delivery-receipt': { list: [] },
      'GET /dashboard/expiring': { list: [] },
      'GET /dashboard/first-steps': { obj: {} },
      'GET /report/ageing': { list: [] },
      'GET /report/category': {
        list: [
          { id: 1, name: 'Cheese', subWarehouse: { name: 'Cold' }, totalPrice: 120.5 },
          { id: 2, name: 'Tea', subWarehouse: { name: 'Dry' }, totalPrice: 0 },
        ],
      },
      'POST /report/sales/over-time': {
        list: [
          { day: '2026-11-01', sales: 70.25, paid: 0, owed: 70.25 },
          { day: '2026-11-02', sales: -20, paid: 0, owed: -20 },
        ],
      },
    },
  });

/** The panel with this heading, as text. */
const panelOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('section')?.textContent ?? '';

test('orders of the last days and missed delivery days are drawn, each column with its day', async () => {
  const { calls } = await open('WAREHOUSE_OPS');
  await waitFor(async () => expect(await panelOf('Orders placed, last 2 days')).toContain('13'));
  expect(screen.getByText('11/2/2026: 9')).toBeTruthy();
  expect(await panelOf('Late deliveries, by delivery day')).toContain('2');
  expect(screen.queryByRole('heading', { name: 'Stock value, wholesale' })).toBeNull();
  expect(calls.some(({ path }) => path.startsWith('/report'))).toBe(false);
});

test('who may read reports sees sales and the value of the stock; nothing late draws nothing', async () => {
  await open('WAREHOUSE_ADMIN', { lateOrders: [] });
  await waitFor(async () => expect(await panelOf('Sales, last 14 days')).toContain('$50.25'));
  const stock = await panelOf('Stock value, wholesale');
  expect([stock.includes('$120.50'), stock.includes('Cheese'), stock.includes('Tea')]).toEqual([true, true, false]);
  expect(screen.queryByRole('heading', { name: /Late deliveries/ })).toBeNull();
});

test('what is to do is large, and what is not is quiet', async () => {
  await open('WAREHOUSE_OPS');
  const quiet = async (figure: string) => (await screen.findByText(figure)).closest('a')?.dataset['quiet'];
  await screen.findByText('to process');
  await waitFor(async () => expect(await quiet('to process')).toBe('false'));
  expect(await quiet('late')).toBe('true');
});
