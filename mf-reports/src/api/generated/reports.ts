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
export type ReportsAgeingApiResponse = /** status 200 The stores with what they owe. */ {
  list: {
    /** Id. */
    userId: number;
    name: string;
    amounts: number[];
    /** US dollars, at most two decimals. */
    owed: number;
    formattedOwed: string;
  }[];
  message?: string;
};
export type ReportsAgeingApiArg = void;
export type ReportsCategoryApiResponse = /** status 200 The categories with their value. */ {
  list: {
    /** Id. */
    id: number;
    name: string;
    subWarehouse: {
      name: string;
    };
    /** US dollars, at most two decimals. */
    totalPrice: number;
  }[];
  message?: string;
};
export type ReportsCategoryApiArg = void;
export type ReportsSalesApiResponse = /** status 200 The stores with their sales. */ {
  list: {
    /** Id. */
    userId: number;
    name: string;
    /** US dollars, at most two decimals. */
    sales: number;
    /** US dollars, at most two decimals. */
    paid: number;
    /** US dollars, at most two decimals. */
    owed: number;
    formattedSales: string;
    formattedPaid: string;
    formattedOwed: string;
  }[];
  message?: string;
};
export type ReportsSalesApiArg = {
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  startDate: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  endDate: number;
  timezone?: string;
};
export type ReportsSalesOverTimeApiResponse = /** status 200 The steps, oldest first. */ {
  list: {
    day: string;
    /** US dollars, at most two decimals. */
    sales: number;
    /** US dollars, at most two decimals. */
    paid: number;
    /** US dollars, at most two decimals. */
    owed: number;
  }[];
  message?: string;
};
export type ReportsSalesOverTimeApiArg = {
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  startDate: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  endDate: number;
  timezone?: string;
  step: 'day' | 'week' | 'month';
};
export type ReportsBestProductsApiResponse = /** status 200 The products with what was billed for them. */ {
  list: {
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    quantity: number;
    /** Pounds, at most two decimals. */
    weight: number;
    /** US dollars, at most two decimals. */
    sales: number;
  }[];
  message?: string;
};
export type ReportsBestProductsApiArg = {
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  startDate: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  endDate: number;
  timezone?: string;
};
export type ReportsStatementApiResponse = /** status 200 The statement. */ {
  obj: {
    clientName: string;
    address: string;
    seller: {
      legalName: string;
      address: string;
      phone: string;
      email: string;
      taxId: string;
      paymentInstructions: string;
      paper: 'LETTER' | 'A4';
    };
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
      /** US dollars, at most two decimals. */
      amount: number;
      formattedAmount: string;
    }[];
    /** US dollars, at most two decimals. */
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
    /** US dollars, at most two decimals. */
    balance: number;
    formattedBalance: string;
    /** US dollars, at most two decimals. */
    overdue: number;
    formattedOverdue: string;
    asOf: string;
    formattedAsOf: string;
  };
  message?: string;
};
export type ReportsStatementApiArg = {
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
  /** Id. */
  userId: number;
};
export type ReportsProductUsageApiResponse = /** status 200 The products with their totals. */ {
  list: {
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Pounds, at most two decimals. */
    totalWeight: number;
    totalQuantity: number;
    /** US dollars, at most two decimals. */
    totalWholesalePrice: number;
    stores: {
      /** Id. */
      storeId: number;
      /** Pounds, at most two decimals. */
      weight: number;
      quantity: number;
      /** US dollars, at most two decimals. */
      totalWholesalePrice: number;
    }[];
  }[];
  message?: string;
};
export type ReportsProductUsageApiArg = {
  storeIds: number[];
  productIds: number[];
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
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
