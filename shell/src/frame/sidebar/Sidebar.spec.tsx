import type { NavigationEntry } from '@depot/contracts/deployments';
import { renderScreen, type ScreenSettings } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { addShellTexts } from '../../boot/start.js';
import { Sidebar } from './Sidebar.js';

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
  entry('order', 'Orders', { badge: 'pendingOrders' }),
  entry('inventory', 'Inventory', { pages: ['scan'] }),
  entry('report', 'Reports', {
    children: [
      { path: 'report/sales', label: label('Sales'), permission: 'report.read', pages: ['invoices'] },
      { path: 'report/usage', label: label('Usage'), permission: 'report.read' },
    ],
  }),
];

async function open(at: string, settings: ScreenSettings = {}) {
  const page = await renderScreen(<Sidebar entries={entries} />, {
    at,
    route: '/in/*',
    response: { 'GET /order/pending-count': { obj: { count: 7 } } },
    ...settings,
  });
  await act(addShellTexts);
  return { ...page, sidebar: within(screen.getByRole('navigation', { name: 'Main navigation' })) };
}

afterEach(() => void jest.restoreAllMocks());

test('says who is signed in where, and leads to the first page of the role', async () => {
  const { sidebar } = await open('/in/order');
  expect(sidebar.getByRole('link', { name: 'Welcome, Dana' }).getAttribute('href')).toBe('/in/account');
  expect(sidebar.getByText('Northgate')).toBeTruthy();
  expect(sidebar.getByRole('link', { name: 'Depot' }).getAttribute('href')).toBe('/in/dashboard');
  expect(sidebar.getByText('Logout')).toBeTruthy();
});

test('orders that wait are counted at the entry that says so and at no other, for whoever may know', async () => {
  const { sidebar, unmount } = await open('/in/order');
  expect((await sidebar.findByRole('img', { name: '7 pending orders' })).closest('a')?.getAttribute('href')).toBe(
    '/in/order',
  );
  expect(sidebar.getAllByRole('img', { name: '7 pending orders' })).toHaveLength(1);
  unmount();
  const { calls } = await open('/in/order', { claims: { r: 'STORE' } });
  expect(calls).toEqual([]);
});

test('the group in which somebody is stands open with its page marked, others do not', async () => {
  const { sidebar, follow } = await open('/in/order');
  expect(sidebar.queryByRole('link', { name: 'Sales' })).toBeNull();
  await follow('/in/report/sales');
  const marked = (await sidebar.findByRole('link', { name: 'Sales' })).closest('li');
  expect(marked?.className).toContain('selected');
  expect(sidebar.getByRole('link', { name: 'Usage' }).closest('li')?.className).not.toContain('selected');
});

test('a page whose address begins elsewhere is marked where it belongs', async () => {
  const { sidebar, follow } = await open('/in/scan');
  const marked = async (name: string) =>
    expect((await sidebar.findByRole('link', { name })).closest('li')?.className).toContain('selected');
  await marked('Inventory');
  await follow('/in/invoices/edit');
  await marked('Sales');
  expect(sidebar.getByRole('link', { name: 'Inventory' }).closest('li')?.className).not.toContain('selected');
});

function narrowScreen() {
  const query = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((text) => ({ ...query(text), matches: text.includes('1099') }));
}

test('on a narrow screen orders that wait are counted at the icon', async () => {
  narrowScreen();
  const { sidebar } = await open('/in/order');
  const badge = await sidebar.findByRole('img', { name: '7 pending orders' });
  expect(badge.closest('.ant-menu-item-icon')).toBeTruthy();
  expect(badge.closest('li')?.textContent).toContain('Orders');
});

test('on a narrow screen nothing but its signs is left', async () => {
  narrowScreen();
  const { sidebar } = await open('/in/report/sales');
  expect(sidebar.queryByText('Welcome, Dana')).toBeNull();
  expect(sidebar.getByRole('link', { name: 'Welcome, Dana' }).getAttribute('href')).toBe('/in/account');
  expect(sidebar.queryByText('Logout')).toBeNull();
  expect(sidebar.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(sidebar.queryByRole('link', { name: 'Sales' })).toBeNull();
});
