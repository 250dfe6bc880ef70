import { catalogApi } from './generated/catalog.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'], extraOptions: { keepAnswer: true } },
    catalogProductIdsOfStore: { providesTags: ['ProductVisibility'] },
  },
});

export { useCatalogProductIdsOfStoreQuery, useCatalogProductsQuery } from './generated/catalog.js';
