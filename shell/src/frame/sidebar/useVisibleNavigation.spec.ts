import type { NavigationEntry } from '@depot/contracts/deployments';
import { may, type Permission } from '@depot/contracts/permissions';
import { expect, test } from '@jest/globals';
import { visibleTo } from './useVisibleNavigation.js';

const label = { gb: 'x', cn: 'x' };
const entry = (path: string, permission: Permission, children?: [string, Permission][]): NavigationEntry => ({
  path,
  permission,
  label,
  icon: 'order',
  order: 1,
  children: children?.map(([childPath, childPermission]) => ({ path: childPath, permission: childPermission, label })),
});
const sidebar = [
  entry('order', 'order.read'),
  entry('inventory', 'inventory.read'),
  entry('report', 'report.read', [
    ['report/statement', 'report.read'],
    ['report/category', 'report.admin'],
  ]),
  entry('settings', 'settings.open', [['settings/user', 'user.read']]),
  entry('admin', 'admin.section', [['admin/warehouse-control', 'admin.section']]),
];
const seenBy = (role: Parameters<typeof may>[0]) =>
  visibleTo(sidebar, ({ permission }) => may(role, permission)).flatMap(({ path, children }) => [
    path,
    ...(children ?? []).map((child) => child.path),
  ]);

test('each role sees the entries and sub-pages that it may open', () => {
  expect(seenBy('ADMIN')).toEqual([
    'order',
    'inventory',
    'report',
    'report/statement',
    'report/category',
    'settings',
    'settings/user',
    'admin',
    'admin/warehouse-control',
  ]);
  expect(seenBy('WAREHOUSE_OPS')).toEqual(['order', 'inventory', 'report', 'report/statement']);
  expect(seenBy('STORE')).toEqual(['order', 'report', 'report/statement']);
  expect(seenBy('READ_ONLY_STORE')).toEqual(['order']);
});
