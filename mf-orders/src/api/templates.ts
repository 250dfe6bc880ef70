import type { orderTemplate } from '@depot/contracts/orders';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';

export type OrderTemplate = z.output<typeof orderTemplate>;

askingApi.enhanceEndpoints({
  endpoints: {
    ordersUsableTemplates: { providesTags: ['OrderTemplate'] },
  },
});

export { useOrdersUsableTemplatesQuery } from './generated/asking.js';
