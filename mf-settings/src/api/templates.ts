import type * as z from 'zod';
import type { templateBody } from '@depot/contracts/orders';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

export type TemplateRequest = z.input<typeof templateBody>;

askingApi.enhanceEndpoints({
  endpoints: {
    settingsTemplates: { providesTags: ['OrderTemplate'] },
    settingsTemplate: { providesTags: ['OrderTemplate'] },
    settingsDeleteTemplate: { invalidatesTags: ['OrderTemplate'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsCreateTemplate: { invalidatesTags: ['OrderTemplate'] },
    settingsUpdateTemplate: { invalidatesTags: ['OrderTemplate'] },
    settingsSetStanding: { invalidatesTags: ['OrderTemplate'] },
  },
});

export { useSettingsTemplatesQuery, useSettingsTemplateQuery, useSettingsDeleteTemplateMutation } from './generated/asking.js';
export {
  useSettingsCreateTemplateMutation,
  useSettingsUpdateTemplateMutation,
  useSettingsSetStandingMutation,
} from './generated/sending.js';
