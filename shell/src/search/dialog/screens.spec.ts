import type { NavigationEntry } from '@depot/contracts/deployments';
import { expect, test } from '@jest/globals';
import type { Catalogue } from '../../remotes/registry/catalogue.js';
import { listPageEntries, searchScreens } from './screens.js';

const entries: NavigationEntry[] = [
  { path: 'order', label: { gb: 'Order', cn: '订单' }, permission: 'order.read', icon: 'order', order: 1 },
  {
    path: 'settings',
    label: { gb: 'Settings', cn: '设置' },
    permission: 'settings.open',
    icon: 'settings',
    order: 2,
    children: [{ path: 'settings/address', label: { gb: 'Address', cn: '地址' }, permission: 'address.read' }],
  },
];
const route = (path: string, gb: string, cn: string, permission: string) =>
  [path, { path, title: { gb, cn }, permission }] as const;
const routes = new Map([
  route('order/new', 'New Order', '新建订单', 'order.add'),
  route('order/edit', 'Order', '订单', 'order.read'),
  route('settings/product/new', 'Add Product', '添加商品', 'product.edit'),
]) as unknown as Catalogue['routes'];
const labels = (role: 'STORE' | 'WAREHOUSE_ADMIN', v: 'true' | 'false' = 'false') =>
  listPageEntries(entries, routes, { r: role, v }, 'gb').map(({ label, detail }) =>
    detail ? `${detail} › ${label}` : label,
  );

test('are the entries of the sidebar, and what the person may begin', () => {
  expect(labels('STORE')).toEqual(['Order', 'Settings › Address', 'New Order']);
  expect(labels('WAREHOUSE_ADMIN')).toEqual(['Order', 'Settings › Address', 'Add Product']);
  expect(labels('WAREHOUSE_ADMIN', 'true')).toEqual(['Order', 'Settings › Address']);
});

test('are there once: what stands in the sidebar is not begun a second time', () => {
  const order: NavigationEntry[] = [
    { path: 'order/new', label: { gb: 'Order', cn: '下单' }, permission: 'order.add', icon: 'order', order: 1 },
  ];
  const screens = listPageEntries(order, routes, { r: 'STORE', v: 'false' }, 'gb');
  expect(screens.map(({ to, label }) => [to, label])).toEqual([['/in/order/new', 'Order']]);
});

test('are found by every word of their names, in either language, and are called in the reader’s', () => {
  const screens = listPageEntries(entries, routes, { r: 'STORE', v: 'false' }, 'cn');
  const found = (text: string) => searchScreens(screens, text).map(({ label }) => label);
  expect(found('addr settings')).toEqual(['地址']);
  expect(found('订单')).toEqual(['订单', '新建订单']);
  expect(found('new')).toEqual(['新建订单']);
  expect(found('address order')).toEqual([]);
});
