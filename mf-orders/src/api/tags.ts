import { baseApi } from '@depot/api';

/** What these endpoints keep in the cache. Tags of the same name in other remotes are the same tags. */
const tagTypes = [
  'Order',
  'Return',
  'Invoice',
  'Product',
  'Category',
  'Inventory',
  'User',
  'ProductVisibility',
  'Preference',
  'OrderTemplate',
] as const;

export const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: tagTypes });

/** What a change of an order's lines or status may change elsewhere. Nothing when it was refused. */
export const orderChanged = (_answer: unknown, failure: unknown) =>
  failure ? [] : (['Order', 'Product', 'Inventory'] as const);
/** The same, and the invoices of the order as well. */
export const orderAndInvoicesChanged = (_answer: unknown, failure: unknown) =>
  failure ? [] : (['Order', 'Product', 'Inventory', 'Invoice', 'Return'] as const);
