import type { NavigationEntry } from '@depot/contracts/deployments';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { addShellTexts } from '../../boot/start.js';
import { BottomBar } from './BottomBar.js';

const label = (gb: string) => ({ gb, cn: gb });
const entry = (path: string, gb: string, own: Partial<NavigationEntry> = {}): NavigationEntry => ({
  path,
  label: label(gb),
  permission: 'order.read',
  icon: 'order',
  order: 1,
  ...own,
});
const entries = [
  entry('dashboard', 'Dashboard'),
  entry('order', 'Orders', { badge: 'pendingOrders' }),
  entry('report', 'Reports', {
    children: [{ path: 'report/sales', label: label('Sales'), permission: 'report.read' }],
  }),
  entry('inventory', 'Inventory'),
  entry('settings', 'Settings'),
];

async function open(at: string, count = 3) {
  const page = await renderScreen(<BottomBar entries={entries} />, {
    at,
    route: '/in/*',
    response: { 'GET /order/pending-count': { obj: { count } } },
  });
  await act(addShellTexts);
  return page;
}
const links = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);

test('four places are under the thumb, a group leads to its first page, and where somebody is is marked', async () => {
  await open('/in/report/sales');
  expect(links()).toEqual([
    ['/in/dashboard', null],
    ['/in/order', null],
    ['/in/report/sales', 'page'],
    ['/in/inventory', null],
  ]);
});

test('a worker of the floor has the delivery receipts under the thumb', async () => {
  const shown = ['dashboard', 'order', 'return', 'inventory', 'received', 'delivery-receipt'];
  await renderScreen(<BottomBar entries={shown.map((path) => entry(path, path))} />, {
    at: '/in/order',
    route: '/in/*',
    claims: { r: 'WAREHOUSE_OPS' },
  });
  expect(links().map(([path]) => path)).toEqual([
    '/in/dashboard',
    '/in/order',
    '/in/inventory',
    '/in/delivery-receipt',
  ]);
});

test('a page below an entry stands under it, and one of a similar name does not', async () => {
  const { unmount } = await open('/in/order/edit');
  expect(links()[1]).toEqual(['/in/order', 'page']);
  unmount();
  await open('/in/orders');
  expect(links()[1]).toEqual(['/in/order', null]);
});

test.each([
  [3, '3', '3 pending orders'],
  [999, '999', '999 pending orders'],
  [1_000, '999+', '1000 pending orders'],
])('%i orders that wait are counted at their entry', async (count, shown, said) => {
  await open('/in/dashboard', count);
  expect((await screen.findByRole('img', { name: said })).textContent).toBe(shown);
});

test('all places are behind More, which goes with the way to one of them', async () => {
  const { user, address } = await open('/in/order');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('link', { name: 'Welcome, Dana' }).getAttribute('href')).toBe('/in/account');
  await user.click(sheet.getByRole('link', { name: 'Settings' }));
  expect(address()).toBe('/in/settings');
});
