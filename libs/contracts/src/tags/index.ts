/**
 * The types of cache tags that the shell and all remotes share: what operations read and change. This list is closed.
 * A type that only one remote uses carries the name of that remote.
 */
export const sharedTags = [
  'ActivityLog',
  'Address',
  'Brand',
  'Category',
  'DeliveryReceipt',
  'Import',
  'Inventory',
  'Invoice',
  'Mismatch',
  'Order',
  'OrderTemplate',
  'Outbox',
  'Preference',
  'Product',
  'ProductVisibility',
  'Received',
  'ReleaseToken',
  'Remote',
  'Report',
  'Return',
  'SecondFactor',
  'Seller',
  'Session',
  'StockCount',
  'Tenant',
  'User',
  'Warehouse',
] as const;
export type SharedTag = (typeof sharedTags)[number];

const known: ReadonlySet<string> = new Set(sharedTags);

/** True for a type of the closed list. */
export const isSharedTag = (type: string): type is SharedTag => known.has(type);
