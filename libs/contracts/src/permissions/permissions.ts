import type { Message } from '../errors/index.js';

export const roles = ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS', 'READ_ONLY_STORE'] as const;
export type Role = (typeof roles)[number];

/** Names of the roles within a sentence. */
export const roleWords: Record<Role, Message> = {
  STORE: { gb: 'store', cn: '门店' },
  ADMIN: { gb: 'system admin', cn: '系统管理员' },
  WAREHOUSE_ADMIN: { gb: 'warehouse admin', cn: '仓库管理员' },
  WAREHOUSE_OPS: { gb: 'warehouse ops', cn: '仓库操作员' },
  READ_ONLY_STORE: { gb: 'read-only store', cn: '只读门店' },
};

/** WAREHOUSE_ADMIN or ADMIN. */
export function isAdminGroup(role: Role): boolean {
  return role === 'ADMIN' || role === 'WAREHOUSE_ADMIN';
}

/** True for STORE and READ_ONLY_STORE, which see one store only. */
export function belongsToStore(role: Role): boolean {
  return role === 'STORE' || role === 'READ_ONLY_STORE';
}

const everyone: Role[] = ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS', 'READ_ONLY_STORE'];
const members: Role[] = ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS'];
const warehouse: Role[] = ['ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS'];
const adminGroup: Role[] = ['ADMIN', 'WAREHOUSE_ADMIN'];
const storeSide: Role[] = ['ADMIN', 'STORE'];
const systemAdmin: Role[] = ['ADMIN'];

/**
 * The only table of permissions, used by the server's guards, the sidebar, the routes and the buttons. In view-only
 * mode `write` permissions are limited to ADMIN.
 */
const table = {
  'order.read': { roles: everyone, write: false },
  'order.add': { roles: storeSide, write: true },
  'order.edit': { roles: ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN'], write: true },
  'order.confirm': { roles: storeSide, write: true },
  'order.directComplete': { roles: adminGroup, write: true },
  'order.process': { roles: warehouse, write: true },
  'order.outbound': { roles: warehouse, write: true },
  'order.cancel': { roles: ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN'], write: true },
  'order.delete': { roles: adminGroup, write: true },
  'order.manual': { roles: adminGroup, write: true },
  'order.print': { roles: warehouse, write: false },
  'order.printOwn': { roles: everyone, write: false },
  'order.pendingCount': { roles: adminGroup, write: false },
  'template.use': { roles: ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN'], write: false },
  'template.edit': { roles: ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN'], write: true },
  'return.read': { roles: warehouse, write: false },
  'return.edit': { roles: warehouse, write: true },
  'inventory.read': { roles: warehouse, write: false },
  'inventory.edit': { roles: warehouse, write: true },
  'product.reserve': { roles: systemAdmin, write: true },
  'deliveryReceipt.read': { roles: warehouse, write: false },
  'deliveryReceipt.edit': { roles: warehouse, write: true },
  'inbound.run': { roles: warehouse, write: true },
  'dashboard.read': { roles: warehouse, write: false },
  'invoice.read': { roles: members, write: false },
  'invoice.generate': { roles: warehouse, write: true },
  'report.read': { roles: members, write: false },
  'report.admin': { roles: adminGroup, write: false },
  'report.mail': { roles: adminGroup, write: true },
  'accounting.read': { roles: adminGroup, write: false },
  'accounting.close': { roles: adminGroup, write: true },
  'address.read': { roles: storeSide, write: false },
  'address.edit': { roles: storeSide, write: true },
  'seller.read': { roles: adminGroup, write: false },
  'seller.edit': { roles: adminGroup, write: true },
  'product.read': { roles: members, write: false },
  'product.edit': { roles: adminGroup, write: true },
  'product.page': { roles: adminGroup, write: false },
  'catalogue.edit': { roles: adminGroup, write: true },
  'catalogue.page': { roles: adminGroup, write: false },
  'user.read': { roles: adminGroup, write: false },
  'user.edit': { roles: adminGroup, write: true },
  'store.read': { roles: warehouse, write: false },
  'correction.run': { roles: adminGroup, write: true },
  'import.run': { roles: adminGroup, write: true },
  'settings.open': { roles: ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN', 'READ_ONLY_STORE'], write: false },
  'preference.own': { roles: everyone, write: false },
  'live.listen': { roles: everyone, write: false },
  'secondFactor.own': { roles: warehouse, write: false },
  'account.own': { roles: everyone, write: false },
  'admin.section': { roles: systemAdmin, write: false },
  'admin.edit': { roles: systemAdmin, write: true },
} as const satisfies Record<string, { roles: readonly Role[]; write: boolean }>;

export type Permission = keyof typeof table;

export const permissions: Record<Permission, { roles: readonly Role[]; write: boolean }> = table;

/** May this role do it? In view-only mode everything that writes is ADMIN's alone. */
export function may(role: Role, permission: Permission, viewOnly = false): boolean {
  const { roles, write } = permissions[permission];
  if (viewOnly && write && role !== 'ADMIN') return false;
  return roles.includes(role);
}
