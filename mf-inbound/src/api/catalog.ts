import { byId, entryProducts } from '@depot/stock-entry';
import { useMemo } from 'react';
import { catalogApi, useCatalogProductsQuery } from './generated/catalog.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'], extraOptions: { keepAnswer: true } },
    catalogBrands: { providesTags: ['Brand'], extraOptions: { keepAnswer: true } },
    catalogWarehouses: { providesTags: ['Warehouse'], extraOptions: { keepAnswer: true } },
  },
});

export { useCatalogBrandsQuery, useCatalogWarehousesQuery } from './generated/catalog.js';

/** Products that goods can be entered for, by id. */
export function useEntryProducts() {
  const query = useCatalogProductsQuery({});
  const products = useMemo(() => byId(entryProducts(query.data?.list ?? [])), [query.data]);
  return { query, products };
}
