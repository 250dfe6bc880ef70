import { catalogApi } from './generated/catalog.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'] },
    catalogBrands: { providesTags: ['Brand'] },
    catalogWarehouses: { providesTags: ['Warehouse'] },
  },
});

export { useCatalogBrandsQuery, useCatalogProductsQuery, useCatalogWarehousesQuery } from './generated/catalog.js';
