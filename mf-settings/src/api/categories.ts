import type { category } from '@depot/contracts/catalog';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

/** Category 1, with its categories 2. */
export type Category = z.output<typeof category>;

const changed = ['Category', 'Warehouse', 'Product'] as const;

askingApi.enhanceEndpoints({
  endpoints: {
    settingsCategories: { providesTags: ['Category'] },
    settingsDeleteCategory: { invalidatesTags: changed },
    settingsDeleteSubCategory: { invalidatesTags: changed },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsCreateCategory: { invalidatesTags: changed },
    settingsUpdateCategory: { invalidatesTags: changed },
    settingsCreateSubCategory: { invalidatesTags: changed },
    settingsUpdateSubCategory: { invalidatesTags: changed },
  },
});

export {
  useSettingsCategoriesQuery,
  useSettingsDeleteCategoryMutation,
  useSettingsDeleteSubCategoryMutation,
} from './generated/asking.js';
export {
  useSettingsCreateCategoryMutation,
  useSettingsCreateSubCategoryMutation,
  useSettingsUpdateCategoryMutation,
  useSettingsUpdateSubCategoryMutation,
} from './generated/sending.js';
