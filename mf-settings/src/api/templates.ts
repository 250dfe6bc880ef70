import type { templateBody } from '@depot/contracts/orders';
import type * as z from 'zod';
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

export {
  useSettingsDeleteTemplateMutation,
  useSettingsTemplateQuery,
  useSettingsTemplatesQuery,
} from './generated/asking.js';
export {
  useSettingsCreateTemplateMutation,
  useSettingsSetStandingMutation,
  useSettingsUpdateTemplateMutation,
} from './generated/sending.js';
