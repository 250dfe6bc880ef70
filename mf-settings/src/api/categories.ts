import type * as z from 'zod';
import type {
  category,
  createCategoryBody,
  createSubCategoryBody,
  subCategory,
  updateCategoryBody,
  updateSubCategoryBody,
} from '@depot/contracts/catalog';
import type { List, Obj } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

/** Category 1, with its categories 2. */
export type Category = z.output<typeof category>;
export type SubCategory = z.output<typeof subCategory>;

const changed = ['Category', 'Warehouse', 'Product'] as const;

const categories = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    settingsCategories: build.query<List<Category>, void>({ query: () => '/category', providesTags: ['Category'] }),
    settingsCreateCategory: build.mutation<Obj<Category>, z.input<typeof createCategoryBody>>({
      query: (body) => ({ url: '/category', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    settingsUpdateCategory: build.mutation<Obj<Category>, z.input<typeof updateCategoryBody>>({
      query: (body) => ({ url: '/category', method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    settingsDeleteCategory: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/category', method: 'DELETE', params }),
      invalidatesTags: changed,
    }),
    settingsCreateSubCategory: build.mutation<Obj<SubCategory>, z.input<typeof createSubCategoryBody>>({
      query: (body) => ({ url: '/category/sub', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    settingsUpdateSubCategory: build.mutation<Obj<SubCategory>, z.input<typeof updateSubCategoryBody>>({
      query: (body) => ({ url: '/category/sub', method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    settingsDeleteSubCategory: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/category/sub', method: 'DELETE', params }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useSettingsCategoriesQuery,
  useSettingsCreateCategoryMutation,
  useSettingsUpdateCategoryMutation,
  useSettingsDeleteCategoryMutation,
  useSettingsCreateSubCategoryMutation,
  useSettingsUpdateSubCategoryMutation,
  useSettingsDeleteSubCategoryMutation,
} = categories;
