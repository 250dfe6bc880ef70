import { askingApi } from './generated/asking.js';

/** What ordering reads of the catalogue. A store gets its own products only. */
askingApi.enhanceEndpoints({
  endpoints: {
    ordersProducts: { providesTags: ['Product'] },
    ordersProductsOfStore: { providesTags: ['ProductVisibility'] },
  },
});

export { useOrdersProductsOfStoreQuery, useOrdersProductsQuery } from './generated/asking.js';
