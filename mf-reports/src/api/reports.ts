import type { salesBody, usageBody } from '@depot/contracts/reports';
import type * as z from 'zod';
export type SalesRequest = z.input<typeof salesBody>;

export type UsageRequest = z.input<typeof usageBody>;

export { useBillingPeriodQuery, useBillingSavePeriodMutation } from './generated/billing.js';
export type { ReportsProductUsageApiResponse as UsageAnswer } from './generated/reports.js';
export {
  useLazyReportsProductUsageQuery,
  useReportsAgeingQuery,
  useReportsBestProductsQuery,
  useReportsCategoryQuery,
  useReportsJournalQuery,
  useReportsReceiptsQuery,
  useReportsSalesOverTimeQuery,
  useReportsSalesQuery,
  useReportsStatementQuery,
  useReportsTrialBalanceQuery,
} from './generated/reports.js';
