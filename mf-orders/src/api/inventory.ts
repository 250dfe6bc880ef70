import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

sendingApi.enhanceEndpoints({
  endpoints: {
    ordersProposePicks: { providesTags: ['Inventory'] },
  },
});

askingApi.enhanceEndpoints({
  endpoints: {
    /** Labelled pieces in stock, oldest first. */
    ordersUnits: { providesTags: ['Inventory'] },
    ordersUnit: { providesTags: ['Inventory'] },
  },
});

export { useLazyOrdersUnitQuery, useLazyOrdersUnitsQuery, useOrdersUnitsQuery } from './generated/asking.js';
export { useOrdersProposePicksQuery } from './generated/sending.js';
