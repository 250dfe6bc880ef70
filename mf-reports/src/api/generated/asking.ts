/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportsProducts: build.query<ReportsProductsApiResponse, ReportsProductsApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: {
          includeDisabled: queryArg.includeDisabled,
        },
      }),
    }),
    reportsStores: build.query<ReportsStoresApiResponse, ReportsStoresApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: {
          role: queryArg.role,
        },
      }),
    }),
    reportsAgeing: build.query<ReportsAgeingApiResponse, ReportsAgeingApiArg>({
      query: () => ({ url: `/report/ageing` }),
    }),
    reportsCategory: build.query<ReportsCategoryApiResponse, ReportsCategoryApiArg>({
      query: () => ({ url: `/report/category` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as askingApi };
export type ReportsProductsApiResponse = /** status 200  */ {
  list: {
    productId: number;
    secondaryName: string;
    tertiaryName: string;
    subWarehouse: {
      id: number;
      name: string;
    };
    category: {
      id: number;
      name: string;
    };
    subCategory: {
      id: number;
      name: string;
    };
    brand: {
      id: number;
      name: string;
    } | null;
    price: number;
    wholesalePrice: number;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    description: string;
    reorderPoint: number | null;
    location: string;
    gtin: string;
    code: string;
    reserved: number;
    totalWeight: number;
    availableQty: number;
    disabled: boolean;
    picture?: string;
    minWeight?: number;
    maxWeight?: number;
    leadTimeDays?: number;
    version: number;
  }[];
};
export type ReportsProductsApiArg = {
  includeDisabled: boolean;
};
export type ReportsStoresApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    username: string;
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    disabled: boolean;
    activated: boolean;
    wholesalePrice: boolean;
    storeId: number | null;
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    creditLimit: number;
    version: string;
  }[];
};
export type ReportsStoresApiArg = {
  role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
};
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
export const {
  useReportsProductsQuery,
  useLazyReportsProductsQuery,
  useReportsStoresQuery,
  useLazyReportsStoresQuery,
  useReportsAgeingQuery,
  useLazyReportsAgeingQuery,
  useReportsCategoryQuery,
  useLazyReportsCategoryQuery,
} = injectedRtkApi;
