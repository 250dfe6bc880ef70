import type { createProductBody, updateProductBody } from '@depot/contracts/catalog';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

export type CreateProductRequest = z.input<typeof createProductBody>;
export type UpdateProductRequest = z.input<typeof updateProductBody>;

askingApi.enhanceEndpoints({
  endpoints: {
    settingsProducts: { providesTags: ['Product'] },
    settingsProduct: { providesTags: ['Product'] },
    settingsAlternates: { providesTags: ['Product'] },
    settingsDisableProduct: { invalidatesTags: ['Product'] },
    settingsStoresOfProduct: { providesTags: ['ProductVisibility'] },
    settingsProductsOfStore: { providesTags: ['ProductVisibility'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsCreateProduct: { invalidatesTags: ['Product', 'ProductVisibility'] },
    settingsUpdateProduct: { invalidatesTags: (_answer, failure) => (failure ? [] : ['Product', 'ProductVisibility']) },
    settingsEnableProduct: { invalidatesTags: ['Product'] },
  },
});

export {
  useSettingsAlternatesQuery,
  useSettingsDisableProductMutation,
  useSettingsProductQuery,
  useSettingsProductsOfStoreQuery,
  useSettingsProductsQuery,
  useSettingsStoresOfProductQuery,
} from './generated/asking.js';
export {
  useSettingsCreateProductMutation,
  useSettingsEnableProductMutation,
  useSettingsUpdateProductMutation,
} from './generated/sending.js';
