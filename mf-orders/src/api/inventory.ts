import { inventoryApi } from './generated/inventory.js';

inventoryApi.enhanceEndpoints({
  endpoints: {
    inventoryPropose: { providesTags: ['Inventory'], extraOptions: { keepAnswer: true } },
    /** Labelled pieces in stock, oldest first. */
    inventoryUnitsToPick: { providesTags: ['Inventory'], extraOptions: { keepAnswer: true } },
    inventoryUnitToPick: { providesTags: ['Inventory'] },
  },
});

export {
  useInventoryProposeQuery,
  useInventoryUnitsToPickQuery,
  useLazyInventoryUnitsToPickQuery,
  useLazyInventoryUnitToPickQuery,
} from './generated/inventory.js';
