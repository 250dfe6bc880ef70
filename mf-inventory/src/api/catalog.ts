import { listTag } from '@depot/live';
import { catalogApi } from './generated/catalog.js';
import { stockChanged } from './tags.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'], extraOptions: { keepAnswer: true } },
    catalogProductWithStock: { providesTags: ['Product', 'Inventory', listTag('Inventory')] },
    catalogReserve: { invalidatesTags: stockChanged },
  },
});

export {
  useCatalogProductsQuery,
  useCatalogProductWithStockQuery,
  useCatalogReserveMutation,
  useLazyCatalogProductWithStockQuery,
} from './generated/catalog.js';
