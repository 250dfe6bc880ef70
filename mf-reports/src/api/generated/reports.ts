/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const reportsApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    reportsAgeing: build.query<ReportsAgeingApiResponse, ReportsAgeingApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: () => ({ url: `/report/ageing` }),
    }),
    reportsCategory: build.query<ReportsCategoryApiResponse, ReportsCategoryApiArg>({
      providesTags: ['Report', 'Inventory', 'Product', 'Category'] as const,
      query: () => ({ url: `/report/category` }),
    }),
    reportsSales: build.query<ReportsSalesApiResponse, ReportsSalesApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (queryArg) => ({
        url: `/report/sales`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportsSalesOverTime: build.query<ReportsSalesOverTimeApiResponse, ReportsSalesOverTimeApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (queryArg) => ({
        url: `/report/sales/over-time`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportsBestProducts: build.query<ReportsBestProductsApiResponse, ReportsBestProductsApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (queryArg) => ({
        url: `/report/sales/products`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportsStatement: build.query<ReportsStatementApiResponse, ReportsStatementApiArg>({
      providesTags: ['Report', 'Invoice'] as const,
      query: (queryArg) => ({
        url: `/report/statement`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportsProductUsage: build.query<ReportsProductUsageApiResponse, ReportsProductUsageApiArg>({
      providesTags: ['Report', 'Order', 'Return'] as const,
      query: (queryArg) => ({
        url: `/report/product-usage`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type ReportsAgeingApiResponse = /** status 200 The stores with what they owe. */ {
  /** The requested objects. */
  list: {
    /** Id of the store or person. */
    userId: number;
    /** Name. */
    name: string;
    /** Open amounts by age, in US dollars, newest first. */
    amounts: number[];
    /** Total open amount. US dollars, at most two decimals. */
    owed: number;
    /** The same, as it is printed. */
    formattedOwed: string;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type ReportsAgeingApiArg = void;
export type ReportsCategoryApiResponse = /** status 200 The categories with their value. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** The warehouse area that it belongs to. */
    subWarehouse: {
      /** Name. */
      name: string;
    };
    /** Worth of the stock at list prices. US dollars, at most two decimals. */
    totalPrice: number;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type ReportsCategoryApiArg = void;
export type ReportsSalesApiResponse = /** status 200 The stores with their sales. */ {
  /** The requested objects. */
  list: {
    /** Id of the store or person. */
    userId: number;
    /** Name. */
    name: string;
    /** Sales in the period. US dollars, at most two decimals. */
    sales: number;
    /** Amount paid. US dollars, at most two decimals. */
    paid: number;
    /** Total open amount. US dollars, at most two decimals. */
    owed: number;
    /** The same, as it is printed. */
    formattedSales: string;
    /** The same, as it is printed. */
    formattedPaid: string;
    /** The same, as it is printed. */
    formattedOwed: string;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type ReportsSalesApiArg = {
  /** The period begins at this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  startDate: number;
  /** The period ends before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  endDate: number;
  /** Time zone of the distributor’s days. */
  timezone?: string;
};
export type ReportsSalesOverTimeApiResponse = /** status 200 The steps, oldest first. */ {
  /** The requested objects. */
  list: {
    /** First day of the step. */
    day: string;
    /** Sales in the period. US dollars, at most two decimals. */
    sales: number;
    /** Amount paid. US dollars, at most two decimals. */
    paid: number;
    /** Total open amount. US dollars, at most two decimals. */
    owed: number;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type ReportsSalesOverTimeApiArg = {
  /** The period begins at this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  startDate: number;
  /** The period ends before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  endDate: number;
  /** Time zone of the distributor’s days. */
  timezone?: string;
  /** How long each step is. */
  step: 'day' | 'week' | 'month';
};
export type ReportsBestProductsApiResponse = /** status 200 The products with what was billed for them. */ {
  /** The requested objects. */
  list: {
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
    weight: number;
    /** Sales in the period. US dollars, at most two decimals. */
    sales: number;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type ReportsBestProductsApiArg = {
  /** The period begins at this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  startDate: number;
  /** The period ends before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  endDate: number;
  /** Time zone of the distributor’s days. */
  timezone?: string;
};
export type ReportsStatementApiResponse = /** status 200 The statement. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The customer, as printed. */
    clientName: string;
    /** Where: of a session its network address, of a company its lines. */
    address: string;
    /** The distributor as it was when the invoice was written. */
    seller: {
      /** The distributor’s name in law. */
      legalName: string;
      /** Where: of a session its network address, of a company its lines. */
      address: string;
      /** A telephone number. */
      phone: string;
      /** An email address. */
      email: string;
      /** The distributor’s tax number. */
      taxId: string;
      /** How to pay, as printed on invoices. */
      paymentInstructions: string;
      /** The distributor’s logo; absent without one. */
      logo?: {
        /** The key of the logo. */
        key: string;
        /** Its width in pixels. */
        width: number;
        /** Its height in pixels. */
        height: number;
      };
      /** Size of the paper. */
      paper: 'LETTER' | 'A4';
    };
    /** The period, as it is printed. */
    timeRange: string;
    /** The documents of the period, by kind. */
    tables: {
      /** Name. */
      name: string;
      /** The documents. */
      invoices: {
        /** The same, as it is printed. */
        formattedInvoiceDate: string;
        /** The invoice’s number as it is printed. */
        invoiceId: string;
        /** The same, as it is printed. */
        formattedTotal: string;
        /** The same, as it is printed. */
        formattedPaid: string;
        /** The same, as it is printed. */
        formattedBalanceDue: string;
      }[];
      /** Sum of the documents, as it is printed. */
      formattedTotalAmount: string;
      /** Paid amount of the invoices, formatted. */
      formattedTotalPaid: string;
      /** Open amount of the invoices, formatted. */
      formattedTotalOpenAmt: string;
    }[];
    /** Open amounts by days past due. */
    ageing: {
      /** Name. */
      name: string;
      /** The amount. US dollars, at most two decimals. */
      amount: number;
      /** The amount as it is printed. */
      formattedAmount: string;
    }[];
    /** Balance at the start of the period. US dollars, at most two decimals. */
    broughtForward: number;
    /** The same, as it is printed. */
    formattedBroughtForward: string;
    /** Amount billed in the period, formatted. */
    formattedBilled: string;
    /** The payments of the period. */
    payments: {
      /** Number of the line. */
      number: number;
      /** The day, as it is printed. */
      formattedDate: string;
      /** How it is paid. */
      method: 'CASH' | 'CHECK' | 'CARD' | 'TRANSFER' | 'OTHER' | 'MARKED' | 'CREDIT';
      /** Number of the cheque or transfer. */
      reference: string;
      /** What kind it is. */
      kind: 'PAYMENT' | 'REVERSAL' | 'REFUND';
      /** The amount as it is printed. */
      formattedAmount: string;
    }[];
    /** Amount paid in the period, formatted. */
    formattedTotalPayments: string;
    /** Balance at the end of the period. US dollars, at most two decimals. */
    balance: number;
    /** The same, as it is printed. */
    formattedBalance: string;
    /** What should have been paid by then. US dollars, at most two decimals. */
    overdue: number;
    /** The same, as it is printed. */
    formattedOverdue: string;
    /** The day on which invoices fall due next; null where none does. */
    nextDueDay: string | null;
    /** The same, as it is printed; empty where none does. */
    formattedNextDueDay: string;
    /** Open amount of the invoices due on that day, formatted. */
    formattedNextDue: string;
    /** Day up to which the statement looks. */
    asOf: string;
    /** The same, as it is printed. */
    formattedAsOf: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type ReportsStatementApiArg = {
  /** Start of the period, inclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** End of the period, exclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
  /** Id of the store or person. */
  userId: number;
};
export type ReportsProductUsageApiResponse =
  /** status 200 The products with their totals, and the names of the stores. */ {
    /** The requested objects. */
    list: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** Weight of all of it. Pounds, at most two decimals. */
      totalWeight: number;
      /** Pieces in all. */
      totalQuantity: number;
      /** Its worth at wholesale prices. US dollars, at most two decimals. */
      totalWholesalePrice: number;
      /** How much each store took. */
      stores: {
        /** The store’s id. */
        storeId: number;
        /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
        weight: number;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
        /** Its worth at wholesale prices. US dollars, at most two decimals. */
        totalWholesalePrice: number;
      }[];
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
    /** The stores of the report by name: the chosen ones, or of all those that got something. */
    storeNames: {
      /** Id. */
      id: number;
      /** Name. */
      name: string;
    }[];
  };
export type ReportsProductUsageApiArg = {
  /** Ids of stores. */
  storeIds?: number[];
  /** All stores of the books, instead of chosen ones. */
  allStores?: boolean;
  /** Ids of products. */
  productIds?: number[];
  /** All products that were shipped, instead of chosen ones. */
  allProducts?: boolean;
  /** The warehouse area’s id. */
  subWarehouseId?: number;
  /** The category’s id. */
  categoryId?: number;
  /** Start of the period, inclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** End of the period, exclusive. A moment: milliseconds since the beginning of 1970, UTC. */
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
