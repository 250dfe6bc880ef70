import { inventoryApi } from './generated/inventory.js';

inventoryApi.enhanceEndpoints({
  endpoints: {
    inventoryPropose: { extraOptions: { keepAnswer: true } },
    /** Labelled pieces in stock, oldest first. */
    inventoryUnitsToPick: { extraOptions: { keepAnswer: true } },
    /** Labels of the units that left on an order; a return reads them without a network. */
    inventoryUnitsOfOrder: { extraOptions: { keepAnswer: true } },
  },
});

export {
  useInventoryProposeQuery,
  useInventoryUnitsToPickQuery,
  useLazyInventoryUnitsOfOrderQuery,
  useLazyInventoryUnitsToPickQuery,
  useLazyInventoryUnitToPickQuery,
} from './generated/inventory.js';
