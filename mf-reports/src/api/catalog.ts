import { catalogApi } from './generated/catalog.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'] },
  },
});

export { useCatalogProductsQuery } from './generated/catalog.js';
