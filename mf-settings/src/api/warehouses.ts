import type * as z from 'zod';
import type { createNamedBody, subWarehouse, updateNamedBody } from '@depot/contracts/catalog';
import type { List, Obj } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

/** What people call a warehouse; `subWarehouse` in the entities. */
export type Warehouse = z.output<typeof subWarehouse>;

const warehouses = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    settingsWarehouses: build.query<List<Warehouse>, void>({ query: () => '/warehouse', providesTags: ['Warehouse'] }),
    settingsCreateWarehouse: build.mutation<Obj<Warehouse>, z.input<typeof createNamedBody>>({
      query: (body) => ({ url: '/warehouse', method: 'POST', body }),
      invalidatesTags: ['Warehouse'],
    }),
    settingsUpdateWarehouse: build.mutation<Obj<Warehouse>, z.input<typeof updateNamedBody>>({
      query: (body) => ({ url: '/warehouse', method: 'PUT', body }),
      invalidatesTags: ['Warehouse', 'Category', 'Product'],
    }),
    settingsDeleteWarehouse: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/warehouse', method: 'DELETE', params }),
      invalidatesTags: ['Warehouse'],
    }),
  }),
});

export const {
  useSettingsWarehousesQuery,
  useSettingsCreateWarehouseMutation,
  useSettingsUpdateWarehouseMutation,
  useSettingsDeleteWarehouseMutation,
} = warehouses;
