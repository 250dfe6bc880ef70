import { askingApi } from './generated/asking.js';

askingApi.enhanceEndpoints({
  endpoints: {
    ordersStores: { providesTags: ['User'] },
    ordersPreference: { providesTags: ['Preference'] },
  },
});

export { useOrdersStoresQuery, useOrdersPreferenceQuery } from './generated/asking.js';
