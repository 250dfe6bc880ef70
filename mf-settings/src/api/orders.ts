import type { templateBody } from '@depot/contracts/orders';
import type * as z from 'zod';
import { ordersApi } from './generated/orders.js';

export type TemplateRequest = z.input<typeof templateBody>;

ordersApi.enhanceEndpoints({
  endpoints: {
    ordersFindTemplate: { providesTags: ['OrderTemplate'] },
    ordersDeleteTemplate: { invalidatesTags: ['OrderTemplate'] },
    ordersCreateTemplate: { invalidatesTags: ['OrderTemplate'] },
    ordersUpdateTemplate: { invalidatesTags: ['OrderTemplate'] },
    ordersSetStanding: { invalidatesTags: ['OrderTemplate'] },
  },
});

export {
  useOrdersCreateTemplateMutation,
  useOrdersDeleteTemplateMutation,
  useOrdersFindTemplateQuery,
  useOrdersSetStandingMutation,
  useOrdersUpdateTemplateMutation,
} from './generated/orders.js';
