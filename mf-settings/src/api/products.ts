import type * as z from 'zod';
import type { createProductBody, updateProductBody } from '@depot/contracts/catalog';
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
  useSettingsProductsQuery,
  useSettingsProductQuery,
  useSettingsAlternatesQuery,
  useSettingsDisableProductMutation,
  useSettingsStoresOfProductQuery,
  useSettingsProductsOfStoreQuery,
} from './generated/asking.js';
export {
  useSettingsCreateProductMutation,
  useSettingsUpdateProductMutation,
  useSettingsEnableProductMutation,
} from './generated/sending.js';
