import type * as z from 'zod';
import type { orderTemplate } from '@depot/contracts/orders';
import type { List } from '@depot/contracts/wire';
import { ordersApi } from './tags.js';

export type OrderTemplate = z.output<typeof orderTemplate>;

const templates = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    ordersUsableTemplates: build.query<List<OrderTemplate>, void>({ query: () => '/order-template', providesTags: ['OrderTemplate'] }),
  }),
});

export const { useOrdersUsableTemplatesQuery } = templates;
