import { isApiFailure, remoteApi } from '@depot/api';

/**
 * The cache as this remote sees it: endpoints of its own name, the tag types that all remotes share, and one type of
 * its own, for the columns that a user has chosen.
 */
export const taggedApi = remoteApi(depotRemote, ['InventoryColumns']);

/** Refused because something has changed since it was shown: that is read again. */
export const isStale = (failure: unknown): boolean => isApiFailure(failure) && failure.code === 'STALE';

/** Goods were weighed again or removed, or have moved before that; no other refusal makes anything stale. */
export const getTagsOfStockChange = (_answer: unknown, failure: unknown) =>
  failure && !isStale(failure) ? [] : (['Inventory', 'Product', 'Received'] as const);
