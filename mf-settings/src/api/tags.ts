import { baseApi } from '@depot/api';

/** What these endpoints keep in the cache. Tags of the same name in other remotes are the same tags. */
const tagTypes = [
  'Product',
  'Category',
  'Brand',
  'Warehouse',
  'User',
  'Session',
  'SecondFactor',
  'ProductVisibility',
  'Address',
  'Preference',
  'Seller',
  'OrderTemplate',
  'Invoice',
] as const;

export const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: tagTypes });
