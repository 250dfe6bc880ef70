import { baseApi, isApiFailure } from '@depot/api';

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

/** Refused because something has changed since it was shown: that is read again. */
export const isStale = (failure: unknown): boolean => isApiFailure(failure) && failure.code === 'STALE';

/** Goods were weighed again or removed, or have moved before that; no other refusal makes anything stale. */
export const stockChanged = (_answer: unknown, failure: unknown) =>
  failure && !isStale(failure) ? [] : (['Inventory', 'Product', 'Received'] as const);
