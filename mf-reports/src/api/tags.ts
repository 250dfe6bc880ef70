import { baseApi } from '@depot/api';

/** What these endpoints keep in the cache. Tags of the same name in other remotes are the same tags. */
export const taggedApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Report', 'Invoice', 'Order', 'Return', 'Inventory', 'Product', 'Category', 'User'],
});
