import type { NavigationAudience, NavigationEntry } from '@depot/contracts/deployments';
import type { Permission, Role } from '@depot/contracts/permissions';
import { expect, test } from '@jest/globals';
import { isVisibleTo } from './useVisibleNavigation.js';

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
const namesOf = (entries: NavigationEntry[]) =>
  entries.flatMap(({ path, children }) => [path, ...(children ?? []).map((child) => child.path)]);
const seenBy = (role: Role) => namesOf(isVisibleTo(sidebar, { r: role, v: 'false' }));

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

test('each side sees the places that are meant for it, and of those what it may open', () => {
  const meantFor = (audience: NavigationAudience, path: string, permission: Permission): NavigationEntry => ({
    ...entry(path, permission),
    audience,
  });
  const places = [
    meantFor('store', 'order/new', 'order.add'),
    meantFor('store', 'order', 'order.read'),
    meantFor('office', 'order', 'order.read'),
    meantFor('office', 'report', 'report.read'),
    entry('account', 'account.own'),
  ];
  const seen = (r: Role, v: 'true' | 'false' = 'false') =>
    isVisibleTo(places, { r, v }).map(({ path, audience }) => `${path} ${audience ?? 'both'}`);
  expect(seen('STORE')).toEqual(['order/new store', 'order store', 'account both']);
  expect(seen('STORE', 'true')).toEqual(['order store', 'account both']);
  expect(seen('READ_ONLY_STORE')).toEqual(['order store', 'account both']);
  for (const role of ['ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS'] as const)
    expect(seen(role)).toEqual(['order office', 'report office', 'account both']);
});
