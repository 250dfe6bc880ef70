import type * as z from 'zod';
import type { brand, createNamedBody, updateNamedBody } from '@depot/contracts/catalog';
import type { List, Obj } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

export type Brand = z.output<typeof brand>;

const brands = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    settingsBrands: build.query<List<Brand>, void>({ query: () => '/brand', providesTags: ['Brand'] }),
    settingsCreateBrand: build.mutation<Obj<Brand>, z.input<typeof createNamedBody>>({
      query: (body) => ({ url: '/brand', method: 'POST', body }),
      invalidatesTags: ['Brand'],
    }),
    settingsUpdateBrand: build.mutation<Obj<Brand>, z.input<typeof updateNamedBody>>({
      query: (body) => ({ url: '/brand', method: 'PUT', body }),
      invalidatesTags: ['Brand', 'Product'],
    }),
    settingsDeleteBrand: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/brand', method: 'DELETE', params }),
      invalidatesTags: ['Brand'],
    }),
  }),
});

export const { useSettingsBrandsQuery, useSettingsCreateBrandMutation, useSettingsUpdateBrandMutation, useSettingsDeleteBrandMutation } =
  brands;
