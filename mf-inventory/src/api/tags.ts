import { baseApi } from '@depot/api';

/** What these endpoints keep in the cache. Tags of the same name in other remotes are the same tags. */
const tagTypes = [
  'Inventory',
  'Product',
  'Received',
  'DeliveryReceipt',
  'InventoryColumns',
  'StockCount',
  'Order',
  'Invoice',
] as const;

export const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: tagTypes });

/** Goods came in: stock, receipts and records show it. Nothing is stale when it was refused. */
export const goodsCameIn = (_answer: unknown, failure: unknown) =>
  failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const);

/** Goods were weighed again or removed: nothing is stale when it was refused. */
export const stockChanged = (_answer: unknown, failure: unknown) =>
  failure ? [] : (['Inventory', 'Product', 'Received'] as const);
