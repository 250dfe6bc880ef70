import type * as z from 'zod';
import type { CategoryRow, SalesRow, salesBody, Statement, statementBody, usageBody, UsageRow } from '@depot/contracts/reports';
import type { List, Obj } from '@depot/contracts/wire';
import { reportsApi } from './tags.js';

export type SalesRequest = z.input<typeof salesBody>;
export type StatementRequest = z.input<typeof statementBody>;
export type UsageRequest = z.input<typeof usageBody>;

const reports = reportsApi.injectEndpoints({
  endpoints: (build) => ({
    reportsSales: build.query<List<SalesRow>, SalesRequest>({
      query: (body) => ({ url: '/report/sales', method: 'POST', body }),
      providesTags: ['Report', 'Invoice'],
    }),
    reportsStatement: build.query<Obj<Statement>, StatementRequest>({
      query: (body) => ({ url: '/report/statement', method: 'POST', body }),
      providesTags: ['Report', 'Invoice'],
    }),
    reportsCategory: build.query<List<CategoryRow>, void>({
      query: () => '/report/category',
      providesTags: ['Report', 'Inventory', 'Product', 'Category'],
    }),
    reportsProductUsage: build.query<List<UsageRow>, UsageRequest>({
      query: (body) => ({ url: '/report/product-usage', method: 'POST', body }),
      providesTags: ['Report', 'Order', 'Return'],
    }),
  }),
});

export const { useReportsSalesQuery, useReportsStatementQuery, useReportsCategoryQuery, useLazyReportsProductUsageQuery } = reports;
