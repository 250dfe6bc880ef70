/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const catalogApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    catalogProducts: build.query<CatalogProductsApiResponse, CatalogProductsApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: queryArg,
      }),
    }),
    catalogProductWithStock: build.query<CatalogProductWithStockApiResponse, CatalogProductWithStockApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: queryArg,
      }),
    }),
    catalogReserve: build.mutation<CatalogReserveApiResponse, CatalogReserveApiArg>({
      query: (queryArg) => ({ url: `/product`, method: 'PUT', body: queryArg }),
    }),
  }),
});
export type CatalogProductsApiResponse = /** status 200  */ {
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
export type CatalogProductsApiArg = {
  includeDisabled?: boolean;
  subWarehouseId?: number;
};
export type CatalogProductWithStockApiResponse = /** status 200  */ {
  obj: {
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
  };
};
export type CatalogProductWithStockApiArg = {
  id: number;
};
export type CatalogReserveApiResponse = /** status 200  */ {
  obj: {
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
  };
  message?: string;
};
export type CatalogReserveApiArg = {
  product: {
    secondaryName?: string;
    tertiaryName?: string;
    subWarehouse?: {
      id: number;
    };
    category?: {
      id: number;
    };
    subCategory?: {
      id: number;
    };
    brand?: {
      id: number;
    } | null;
    price?: number;
    wholesalePrice?: number;
    description?: string;
    reorderPoint?: number | null;
    location?: string;
    gtin?: string;
    code?: string;
    minWeight?: number | null;
    maxWeight?: number | null;
    leadTimeDays?: number | null;
    productId: number;
    version?: number;
    hasWeight?: 'Yes' | 'No' | 'Weighting';
    reserved?: number;
  };
  storeIds?: number[];
  altProducts?: {
    productId: number;
    sequence: number;
  }[];
};
export const {
  useCatalogProductsQuery,
  useLazyCatalogProductsQuery,
  useCatalogProductWithStockQuery,
  useLazyCatalogProductWithStockQuery,
  useCatalogReserveMutation,
} = catalogApi;
