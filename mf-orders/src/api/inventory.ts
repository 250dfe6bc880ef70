import { askingApi } from './generated/asking.js';

askingApi.enhanceEndpoints({
  endpoints: {
    /** Labelled pieces in stock, oldest first. */
    ordersUnits: { providesTags: ['Inventory'] },
    ordersUnit: { providesTags: ['Inventory'] },
  },
});

export { useOrdersUnitsQuery, useLazyOrdersUnitsQuery, useLazyOrdersUnitQuery } from './generated/asking.js';
