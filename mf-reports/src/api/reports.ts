import type { salesBody, usageBody } from '@depot/contracts/reports';
import type * as z from 'zod';
import { reportsApi } from './generated/reports.js';

export type SalesRequest = z.input<typeof salesBody>;

export type UsageRequest = z.input<typeof usageBody>;

export type { ReportsProductUsageApiResponse as UsageAnswer } from './generated/reports.js';

reportsApi.enhanceEndpoints({
  endpoints: {
    reportsAgeing: { providesTags: ['Report', 'Invoice'] },
    reportsCategory: { providesTags: ['Report', 'Inventory', 'Product', 'Category'] },
    reportsSales: { providesTags: ['Report', 'Invoice'] },
    reportsSalesOverTime: { providesTags: ['Report', 'Invoice'] },
    reportsBestProducts: { providesTags: ['Report', 'Invoice'] },
    reportsStatement: { providesTags: ['Report', 'Invoice'] },
    reportsProductUsage: { providesTags: ['Report', 'Order', 'Return'] },
  },
});

export {
  useLazyReportsProductUsageQuery,
  useReportsAgeingQuery,
  useReportsBestProductsQuery,
  useReportsCategoryQuery,
  useReportsSalesOverTimeQuery,
  useReportsSalesQuery,
  useReportsStatementQuery,
} from './generated/reports.js';
