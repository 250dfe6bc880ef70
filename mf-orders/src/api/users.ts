import { askingApi } from './generated/asking.js';

askingApi.enhanceEndpoints({
  endpoints: {
    ordersStores: { providesTags: ['User'] },
    ordersPreference: { providesTags: ['Preference'] },
  },
});

export { useOrdersPreferenceQuery, useOrdersStoresQuery } from './generated/asking.js';
