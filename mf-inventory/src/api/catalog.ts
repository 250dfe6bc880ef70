import { listTag } from '@depot/live';
import { catalogApi } from './generated/catalog.js';
import { getTagsOfStockChange } from './tags.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProductWithStock: { providesTags: ['Product', 'Inventory', listTag('Inventory')] },
    catalogReserve: { invalidatesTags: getTagsOfStockChange },
  },
});

export {
  useCatalogProductWithStockQuery,
  useCatalogReserveMutation,
  useLazyCatalogProductWithStockQuery,
} from './generated/catalog.js';
