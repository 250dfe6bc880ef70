import type { salesBody, statementBody, usageBody } from '@depot/contracts/reports';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

export type SalesRequest = z.input<typeof salesBody>;
export type StatementRequest = z.input<typeof statementBody>;
export type UsageRequest = z.input<typeof usageBody>;

askingApi.enhanceEndpoints({
  endpoints: {
    reportsAgeing: { providesTags: ['Report', 'Invoice'] },
    reportsCategory: { providesTags: ['Report', 'Inventory', 'Product', 'Category'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    reportsSales: { providesTags: ['Report', 'Invoice'] },
    reportsSalesOverTime: { providesTags: ['Report', 'Invoice'] },
    reportsBestProducts: { providesTags: ['Report', 'Invoice'] },
    reportsStatement: { providesTags: ['Report', 'Invoice'] },
    reportsProductUsage: { providesTags: ['Report', 'Order', 'Return'] },
  },
});

export { useReportsAgeingQuery, useReportsCategoryQuery } from './generated/asking.js';
export {
  useLazyReportsProductUsageQuery,
  useReportsBestProductsQuery,
  useReportsMailStatementsMutation,
  useReportsSalesOverTimeQuery,
  useReportsSalesQuery,
  useReportsStatementQuery,
  useReportsStatementRecipientsQuery,
} from './generated/sending.js';
