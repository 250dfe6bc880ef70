import { baseApi } from '@depot/api';

/** What these endpoints keep in the cache. Tags of the same name in other remotes are the same tags. */
const tagTypes = ['Inventory', 'Product', 'Received', 'InventoryColumns', 'StockCount'] as const;

export const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: tagTypes });

/** Goods came in, were weighed again or were removed: nothing is stale when it was refused. */
export const stockChanged = (_answer: unknown, failure: unknown) =>
  failure ? [] : (['Inventory', 'Product', 'Received'] as const);
