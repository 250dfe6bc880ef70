/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const reportsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    reportsAgeing: build.query<ReportsAgeingApiResponse, ReportsAgeingApiArg>({
      query: () => ({ url: `/report/ageing` }),
    }),
    reportsCategory: build.query<ReportsCategoryApiResponse, ReportsCategoryApiArg>({
      query: () => ({ url: `/report/category` }),
    }),
    reportsSales: build.query<ReportsSalesApiResponse, ReportsSalesApiArg>({
      query: (queryArg) => ({
        url: `/report/sales`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportsSalesOverTime: build.query<ReportsSalesOverTimeApiResponse, ReportsSalesOverTimeApiArg>({
      query: (queryArg) => ({
        url: `/report/sales/over-time`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportsBestProducts: build.query<ReportsBestProductsApiResponse, ReportsBestProductsApiArg>({
      query: (queryArg) => ({
        url: `/report/sales/products`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportsStatement: build.query<ReportsStatementApiResponse, ReportsStatementApiArg>({
      query: (queryArg) => ({
        url: `/report/statement`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportsProductUsage: build.query<ReportsProductUsageApiResponse, ReportsProductUsageApiArg>({
      query: (queryArg) => ({
        url: `/report/product-usage`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type ReportsAgeingApiResponse = /** status 200  */ {
  list: {
    userId: number;
    name: string;
    amounts: number[];
    owed: number;
    formattedOwed: string;
  }[];
  message?: string;
};
export type ReportsAgeingApiArg = void;
export type ReportsCategoryApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    subWarehouse: {
      name: string;
    };
    totalPrice: number;
  }[];
  message?: string;
};
export type ReportsCategoryApiArg = void;
export type ReportsSalesApiResponse = /** status 200  */ {
  list: {
    userId: number;
    name: string;
    sales: number;
    paid: number;
    owed: number;
    formattedSales: string;
    formattedPaid: string;
    formattedOwed: string;
  }[];
  message?: string;
};
export type ReportsSalesApiArg = {
  startDate: number;
  endDate: number;
  timezone?: string;
};
export type ReportsSalesOverTimeApiResponse = /** status 200  */ {
  list: {
    day: string;
    sales: number;
    paid: number;
    owed: number;
  }[];
  message?: string;
};
export type ReportsSalesOverTimeApiArg = {
  startDate: number;
  endDate: number;
  timezone?: string;
  step: 'day' | 'week' | 'month';
};
export type ReportsBestProductsApiResponse = /** status 200  */ {
  list: {
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    quantity: number;
    weight: number;
    sales: number;
  }[];
  message?: string;
};
export type ReportsBestProductsApiArg = {
  startDate: number;
  endDate: number;
  timezone?: string;
};
export type ReportsStatementApiResponse = /** status 200  */ {
  obj: {
    clientName: string;
    address: string;
    timeRange: string;
    tables: {
      name: string;
      invoices: {
        formattedInvoiceDate: string;
        invoiceId: string;
        formattedTotal: string;
        formattedPaid: string;
        formattedBalanceDue: string;
      }[];
      formattedTotalAmount: string;
      formattedTotalPaid: string;
      formattedTotalOpenAmt: string;
    }[];
    ageing: {
      name: string;
      amount: number;
      formattedAmount: string;
    }[];
    broughtForward: number;
    formattedBroughtForward: string;
    formattedBilled: string;
    payments: {
      number: number;
      formattedDate: string;
      method: 'CASH' | 'CHECK' | 'CARD' | 'TRANSFER' | 'OTHER' | 'MARKED' | 'CREDIT';
      reference: string;
      formattedAmount: string;
    }[];
    formattedTotalPayments: string;
    balance: number;
    formattedBalance: string;
    overdue: number;
    formattedOverdue: string;
    asOf: string;
    formattedAsOf: string;
  };
  message?: string;
};
export type ReportsStatementApiArg = {
  start: number;
  end: number;
  userId: number;
};
export type ReportsProductUsageApiResponse = /** status 200  */ {
  list: {
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    totalWeight: number;
    totalQuantity: number;
    totalWholesalePrice: number;
    stores: {
      storeId: number;
      weight: number;
      quantity: number;
      totalWholesalePrice: number;
    }[];
  }[];
  message?: string;
};
export type ReportsProductUsageApiArg = {
  storeIds: number[];
  productIds: number[];
  start: number;
  end: number;
};
export const {
  useReportsAgeingQuery,
  useLazyReportsAgeingQuery,
  useReportsCategoryQuery,
  useLazyReportsCategoryQuery,
  useReportsSalesQuery,
  useLazyReportsSalesQuery,
  useReportsSalesOverTimeQuery,
  useLazyReportsSalesOverTimeQuery,
  useReportsBestProductsQuery,
  useLazyReportsBestProductsQuery,
  useReportsStatementQuery,
  useLazyReportsStatementQuery,
  useReportsProductUsageQuery,
  useLazyReportsProductUsageQuery,
} = reportsApi;
