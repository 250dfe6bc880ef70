import type * as z from 'zod';
import type { OrderTemplate, templateBody } from '@depot/contracts/orders';
import type { List, Obj } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

export type TemplateRequest = z.input<typeof templateBody>;

const templates = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    settingsTemplates: build.query<List<OrderTemplate>, void>({ query: () => '/order-template', providesTags: ['OrderTemplate'] }),
    settingsTemplate: build.query<Obj<OrderTemplate>, { id: number }>({
      query: (params) => ({ url: '/order-template/query', params }),
      providesTags: ['OrderTemplate'],
    }),
    settingsCreateTemplate: build.mutation<Obj<OrderTemplate>, TemplateRequest>({
      query: (body) => ({ url: '/order-template', method: 'POST', body }),
      invalidatesTags: ['OrderTemplate'],
    }),
    settingsUpdateTemplate: build.mutation<Obj<OrderTemplate>, TemplateRequest>({
      query: (body) => ({ url: '/order-template', method: 'PUT', body }),
      invalidatesTags: ['OrderTemplate'],
    }),
    settingsDeleteTemplate: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/order-template', method: 'DELETE', params }),
      invalidatesTags: ['OrderTemplate'],
    }),
  }),
});

export const {
  useSettingsTemplatesQuery,
  useSettingsTemplateQuery,
  useSettingsCreateTemplateMutation,
  useSettingsUpdateTemplateMutation,
  useSettingsDeleteTemplateMutation,
} = templates;
