import type { subWarehouse } from '@depot/contracts/catalog';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

/** What people call a warehouse; `subWarehouse` in the entities. */
export type Warehouse = z.output<typeof subWarehouse>;

askingApi.enhanceEndpoints({
  endpoints: {
    settingsWarehouses: { providesTags: ['Warehouse'] },
    settingsDeleteWarehouse: { invalidatesTags: ['Warehouse'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsCreateWarehouse: { invalidatesTags: ['Warehouse'] },
    settingsUpdateWarehouse: { invalidatesTags: ['Warehouse', 'Category', 'Product'] },
  },
});

export { useSettingsDeleteWarehouseMutation, useSettingsWarehousesQuery } from './generated/asking.js';
export { useSettingsCreateWarehouseMutation, useSettingsUpdateWarehouseMutation } from './generated/sending.js';
