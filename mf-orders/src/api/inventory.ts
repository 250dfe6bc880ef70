import { inventoryApi } from './generated/inventory.js';

inventoryApi.enhanceEndpoints({
  endpoints: {
    inventoryPropose: { providesTags: ['Inventory'], extraOptions: { keepAnswer: true } },
    /** Labelled pieces in stock, oldest first. */
    inventoryUnitsToPick: { providesTags: ['Inventory'], extraOptions: { keepAnswer: true } },
    /** Labels of the units that left on an order; a return reads them without a network. */
    inventoryUnitsOfOrder: { providesTags: ['Inventory'], extraOptions: { keepAnswer: true } },
    inventoryUnitToPick: { providesTags: ['Inventory'] },
  },
});

export {
  useInventoryProposeQuery,
  useInventoryUnitsToPickQuery,
  useLazyInventoryUnitsOfOrderQuery,
  useLazyInventoryUnitsToPickQuery,
  useLazyInventoryUnitToPickQuery,
} from './generated/inventory.js';
