import { listTag } from '@depot/live';
import { catalogApi } from './generated/catalog.js';
import { getTagsOfStockChange } from './tags.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProductWithStock: { providesTags: ['Inventory', listTag('Inventory')] },
    /** It changes the reserved stock, too. */
    catalogReserve: { invalidatesTags: getTagsOfStockChange },
  },
});

export {
  useCatalogProductWithStockQuery,
  useCatalogReserveMutation,
  useLazyCatalogProductWithStockQuery,
} from './generated/catalog.js';
