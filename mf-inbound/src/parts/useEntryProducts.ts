import { byId, entryProducts } from '@depot/stock-entry';
import { useMemo } from 'react';
import { useCatalogProductsQuery } from '../api/catalog.js';

/** Products that goods can be entered for, by id. */
export function useEntryProducts() {
  const query = useCatalogProductsQuery({});
  const products = useMemo(() => byId(entryProducts(query.data?.list ?? [])), [query.data]);
  return { query, products };
}
