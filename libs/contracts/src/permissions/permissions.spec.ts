import { describe, expect, test } from '@jest/globals';
import { isAdminGroup, may, type Permission, permissions, type Role, roles } from './permissions.js';

/**
 * Permissions of the roles, written by hand after the specification's table of roles and later decisions: in normal
 * mode, and in view-only mode. A is ADMIN, W WAREHOUSE_ADMIN, O WAREHOUSE_OPS, S STORE, V READ_ONLY_STORE.
 */
const written: Record<Permission, [normal: string, viewOnly: string]> = {
  // Orders
  'order.read': ['AWOSV', 'AWOSV'],
  'order.add': ['AS', 'A'],
  'order.edit': ['AWS', 'A'],
  'order.confirm': ['AS', 'A'],
  'order.directComplete': ['AW', 'A'],
  'order.process': ['AWO', 'A'],
  'order.outbound': ['AWO', 'A'],
  'order.cancel': ['AWS', 'A'],
  'order.delete': ['AW', 'A'],
  'order.manual': ['AW', 'A'],
  'order.print': ['AWO', 'AWO'],
  'order.printOwn': ['AWOSV', 'AWOSV'],
  'order.pendingCount': ['AW', 'AW'],
  'template.use': ['AWS', 'AWS'],
  'template.edit': ['AWS', 'A'],
  'return.read': ['AWO', 'AWO'],
  'return.edit': ['AWO', 'A'],
  // Stock
  'inventory.read': ['AWO', 'AWO'],
  'inventory.edit': ['AWO', 'A'],
  'product.reserve': ['A', 'A'],
  'deliveryReceipt.read': ['AWO', 'AWO'],
  'deliveryReceipt.edit': ['AWO', 'A'],
  'inbound.run': ['AWO', 'A'],
  'dashboard.read': ['AWO', 'AWO'],
  // Money
  'invoice.read': ['AWOS', 'AWOS'],
  'invoice.generate': ['AWO', 'A'],
  'report.read': ['AWOS', 'AWOS'],
  'report.admin': ['AW', 'AW'],
  'report.mail': ['AW', 'A'],
  'accounting.read': ['AW', 'AW'],
  'accounting.close': ['AW', 'A'],
  'correction.run': ['AW', 'A'],
  // Catalogue, people, settings
  'address.read': ['AS', 'AS'],
  'address.edit': ['AS', 'A'],
  'seller.read': ['AW', 'AW'],
  'seller.edit': ['AW', 'A'],
  'product.read': ['AWOS', 'AWOS'],
  'product.edit': ['AW', 'A'],
  'product.page': ['AW', 'AW'],
  'catalogue.edit': ['AW', 'A'],
  'catalogue.page': ['AW', 'AW'],
  'user.read': ['AW', 'AW'],
  'user.edit': ['AW', 'A'],
  'store.read': ['AWO', 'AWO'],
  'import.run': ['AW', 'A'],
  'settings.open': ['AWSV', 'AWSV'],
  'preference.own': ['AWOSV', 'AWOSV'],
  'live.listen': ['AWOSV', 'AWOSV'],
  'secondFactor.own': ['AWO', 'AWO'],
  'account.own': ['AWOSV', 'AWOSV'],
  'admin.section': ['A', 'A'],
  'admin.edit': ['A', 'A'],
};
const letters: Record<Role, string> = {
  ADMIN: 'A',
  WAREHOUSE_ADMIN: 'W',
  WAREHOUSE_OPS: 'O',
  STORE: 'S',
  READ_ONLY_STORE: 'V',
};
const order: readonly Role[] = ['ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS', 'STORE', 'READ_ONLY_STORE'];
const whoMay = (permission: Permission, viewOnly: boolean) =>
  order
    .filter((role) => may(role, permission, viewOnly))
    .map((role) => letters[role])
    .join('');

describe('who may do what', () => {
  test.each(Object.entries(written) as [Permission, [string, string]][])('%s', (permission, [normal, viewOnly]) => {
    expect([whoMay(permission, false), whoMay(permission, true)]).toEqual([normal, viewOnly]);
  });

  test('is written down for every permission and role', () => {
    expect(Object.keys(written).sort()).toEqual(Object.keys(permissions).sort());
    expect([...order].sort()).toEqual([...roles].sort());
  });

  test('the admin group is WAREHOUSE_ADMIN and ADMIN', () => {
    expect(order.filter(isAdminGroup)).toEqual(['ADMIN', 'WAREHOUSE_ADMIN']);
  });
});
