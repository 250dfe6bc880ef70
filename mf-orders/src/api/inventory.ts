import { inventoryApi } from './generated/inventory.js';

inventoryApi.enhanceEndpoints({
  endpoints: {
    inventoryPropose: { providesTags: ['Inventory'] },
    /** Labelled pieces in stock, oldest first. */
    inventoryUnitsToPick: { providesTags: ['Inventory'] },
    inventoryUnitToPick: { providesTags: ['Inventory'] },
  },
});

export {
  useInventoryProposeQuery,
  useInventoryUnitsToPickQuery,
  useLazyInventoryUnitsToPickQuery,
  useLazyInventoryUnitToPickQuery,
} from './generated/inventory.js';
