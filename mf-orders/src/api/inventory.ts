import type { Unit } from '@depot/contracts/inventory';
import type { List, Obj } from '@depot/contracts/wire';
import { ordersApi } from './tags.js';

const inventory = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    /** Labelled pieces in stock, oldest first. */
    ordersUnits: build.query<List<Unit>, { productId: number; available: true }>({
      query: (params) => ({ url: '/inventory', params }),
      providesTags: ['Inventory'],
    }),
    ordersUnit: build.query<Obj<Unit>, { qrValue: string }>({
      query: (params) => ({ url: '/inventory', params }),
      providesTags: ['Inventory'],
    }),
  }),
});

export const { useOrdersUnitsQuery, useLazyOrdersUnitsQuery, useLazyOrdersUnitQuery } = inventory;
