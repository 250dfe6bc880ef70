import { catalogApi } from './generated/catalog.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'], extraOptions: { keepAnswer: true } },
  },
});

export { useCatalogProductsQuery } from './generated/catalog.js';
