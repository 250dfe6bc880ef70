import { listOf } from '@depot/live';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';
import { stockChanged } from './tags.js';

askingApi.enhanceEndpoints({
  endpoints: {
    inventoryProducts: { providesTags: ['Product'] },
    inventoryEveryProduct: { providesTags: ['Product'] },
    inventoryProduct: { providesTags: ['Product', 'Inventory', listOf('Inventory')] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    inventoryReserve: { invalidatesTags: stockChanged },
  },
});

export {
  useInventoryEveryProductQuery,
  useInventoryProductQuery,
  useInventoryProductsQuery,
} from './generated/asking.js';
export { useInventoryReserveMutation } from './generated/sending.js';
