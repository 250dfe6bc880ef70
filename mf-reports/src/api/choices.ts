import { askingApi } from './generated/asking.js';

/** What a report can be about. */
askingApi.enhanceEndpoints({
  endpoints: {
    reportsProducts: { providesTags: ['Product'] },
    reportsStores: { providesTags: ['User'] },
  },
});

export { useReportsProductsQuery, useReportsStoresQuery } from './generated/asking.js';
