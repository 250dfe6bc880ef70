import type { brand } from '@depot/contracts/catalog';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

export type Brand = z.output<typeof brand>;

askingApi.enhanceEndpoints({
  endpoints: {
    settingsBrands: { providesTags: ['Brand'] },
    settingsDeleteBrand: { invalidatesTags: ['Brand'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsCreateBrand: { invalidatesTags: ['Brand'] },
    settingsUpdateBrand: { invalidatesTags: ['Brand', 'Product'] },
  },
});

export { useSettingsBrandsQuery, useSettingsDeleteBrandMutation } from './generated/asking.js';
export { useSettingsCreateBrandMutation, useSettingsUpdateBrandMutation } from './generated/sending.js';
