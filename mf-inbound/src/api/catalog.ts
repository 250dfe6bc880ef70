import { catalogApi } from './generated/catalog.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'], extraOptions: { keepAnswer: true } },
    catalogBrands: { providesTags: ['Brand'], extraOptions: { keepAnswer: true } },
    catalogWarehouses: { providesTags: ['Warehouse'], extraOptions: { keepAnswer: true } },
  },
});

export { useCatalogBrandsQuery, useCatalogProductsQuery, useCatalogWarehousesQuery } from './generated/catalog.js';
