/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type {
  ageingRow,
  bestProductRow,
  categoryRow,
  journal,
  receipts,
  salesBody,
  salesOverTimeBody,
  salesRow,
  salesStepRow,
  statement,
  statementBody,
  trialBalance,
  usageBody,
  usageReport,
} from '@depot/contracts/reports';
import type { Input, Output } from '@depot/contracts/wire';
export const reportsApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    reportsSales: build.query<ReportsSalesApiResponse, ReportsSalesApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (body) => ({ url: '/report/sales', method: 'POST', body }),
    }),
    reportsSalesOverTime: build.query<ReportsSalesOverTimeApiResponse, ReportsSalesOverTimeApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (body) => ({ url: '/report/sales/over-time', method: 'POST', body }),
    }),
    reportsBestProducts: build.query<ReportsBestProductsApiResponse, ReportsBestProductsApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (body) => ({ url: '/report/sales/products', method: 'POST', body }),
    }),
    reportsStatement: build.query<ReportsStatementApiResponse, ReportsStatementApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (body) => ({ url: '/report/statement', method: 'POST', body }),
    }),
    reportsAgeing: build.query<ReportsAgeingApiResponse, ReportsAgeingApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (params) => ({ url: '/report/ageing', params }),
    }),
    reportsCategory: build.query<ReportsCategoryApiResponse, ReportsCategoryApiArg>({
      providesTags: ['Report', 'Inventory', 'Product', 'Category'] as const,
      query: () => ({ url: '/report/category' }),
    }),
    reportsProductUsage: build.query<ReportsProductUsageApiResponse, ReportsProductUsageApiArg>({
      providesTags: ['Report', 'Order', 'Return'] as const,
      query: (body) => ({ url: '/report/product-usage', method: 'POST', body }),
    }),
    reportsJournal: build.query<ReportsJournalApiResponse, ReportsJournalApiArg>({
      providesTags: ['Accounting', 'Invoice'] as const,
      query: (params) => ({ url: '/accounting/journal', params }),
    }),
    reportsTrialBalance: build.query<ReportsTrialBalanceApiResponse, ReportsTrialBalanceApiArg>({
      providesTags: ['Accounting', 'Invoice'] as const,
      query: (params) => ({ url: '/accounting/trial-balance', params }),
    }),
    reportsReceipts: build.query<ReportsReceiptsApiResponse, ReportsReceiptsApiArg>({
      providesTags: ['Accounting', 'Invoice'] as const,
      query: (params) => ({ url: '/report/receipts', params }),
    }),
  }),
});
export type ReportsSalesApiResponse = { list: Output<typeof salesRow>[]; message?: string };
export type ReportsSalesApiArg = Input<typeof salesBody>;
export type ReportsSalesOverTimeApiResponse = { list: Output<typeof salesStepRow>[]; message?: string };
export type ReportsSalesOverTimeApiArg = Input<typeof salesOverTimeBody>;
export type ReportsBestProductsApiResponse = { list: Output<typeof bestProductRow>[]; message?: string };
export type ReportsBestProductsApiArg = Input<typeof salesBody>;
export type ReportsStatementApiResponse = { obj: Output<typeof statement>; message?: string };
export type ReportsStatementApiArg = Input<typeof statementBody>;
export type ReportsAgeingApiResponse = { list: Output<typeof ageingRow>[]; message?: string };
export type ReportsAgeingApiArg = { asOf?: string };
export type ReportsCategoryApiResponse = { list: Output<typeof categoryRow>[]; message?: string };
export type ReportsCategoryApiArg = void;
export type ReportsProductUsageApiResponse = Output<typeof usageReport>;
export type ReportsProductUsageApiArg = Input<typeof usageBody>;
export type ReportsJournalApiResponse = Output<typeof journal>;
export type ReportsJournalApiArg = { from: string; to: string; store?: number; after?: number };
export type ReportsTrialBalanceApiResponse = Output<typeof trialBalance>;
export type ReportsTrialBalanceApiArg = { asOf?: string };
export type ReportsReceiptsApiResponse = Output<typeof receipts>;
export type ReportsReceiptsApiArg = { from: string; to: string };
export const {
  useReportsSalesQuery,
  useLazyReportsSalesQuery,
  useReportsSalesOverTimeQuery,
  useLazyReportsSalesOverTimeQuery,
  useReportsBestProductsQuery,
  useLazyReportsBestProductsQuery,
  useReportsStatementQuery,
  useLazyReportsStatementQuery,
  useReportsAgeingQuery,
  useLazyReportsAgeingQuery,
  useReportsCategoryQuery,
  useLazyReportsCategoryQuery,
  useReportsProductUsageQuery,
  useLazyReportsProductUsageQuery,
  useReportsJournalQuery,
  useLazyReportsJournalQuery,
  useReportsTrialBalanceQuery,
  useLazyReportsTrialBalanceQuery,
  useReportsReceiptsQuery,
  useLazyReportsReceiptsQuery,
} = reportsApi;
