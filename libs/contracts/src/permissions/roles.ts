export const roles = ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS', 'READ_ONLY_STORE'] as const;
export type Role = (typeof roles)[number];

/** WAREHOUSE_ADMIN or ADMIN. */
export function isAdminGroup(role: Role): boolean {
  return role === 'ADMIN' || role === 'WAREHOUSE_ADMIN';
}

/** STORE, or the reader that belongs to one: sees one store only. */
export function belongsToStore(role: Role): boolean {
  return role === 'STORE' || role === 'READ_ONLY_STORE';
}
