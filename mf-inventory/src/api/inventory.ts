import { freshFor } from '@depot/api';
import type { labelledUnit } from '@depot/contracts/inventory';
import { listOf } from '@depot/live';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';
import { stockChanged } from './tags.js';

export type LabelledUnit = z.output<typeof labelledUnit>;

askingApi.enhanceEndpoints({
  endpoints: {
    inventoryDashboard: { providesTags: ['Inventory', listOf('Inventory'), 'Product'] },
    inventoryExpiring: { providesTags: ['Inventory', listOf('Inventory'), 'Product'] },
    inventoryLots: { providesTags: ['Inventory'] },
    inventoryRecall: { providesTags: ['Inventory'] },
    inventoryRows: { providesTags: ['Inventory', listOf('Inventory'), 'Product'] },
    inventoryUnits: { providesTags: ['Inventory', listOf('Inventory')] },
    inventoryRemoveUnit: { invalidatesTags: stockChanged },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    inventoryAdd: { invalidatesTags: stockChanged },
    inventoryAdjustUnit: { invalidatesTags: stockChanged },
    inventoryAdjustWeight: { invalidatesTags: stockChanged },
  },
});

/** For whoever is about to open the list. */
export const prefetchInventoryRows = () =>
  askingApi.util.prefetch('inventoryRows', undefined, { ifOlderThan: freshFor });
/** For whoever is about to open the dashboard. */
export const prefetchDashboard = () =>
  askingApi.util.prefetch('inventoryDashboard', undefined, { ifOlderThan: freshFor });

export {
  useInventoryDashboardQuery,
  useInventoryExpiringQuery,
  useInventoryLotsQuery,
  useInventoryRecallQuery,
  useInventoryRemoveUnitMutation,
  useInventoryRowsQuery,
  useInventoryUnitsQuery,
  useLazyInventoryUnitQuery,
} from './generated/asking.js';
export {
  useInventoryAddMutation,
  useInventoryAdjustUnitMutation,
  useInventoryAdjustWeightMutation,
} from './generated/sending.js';
