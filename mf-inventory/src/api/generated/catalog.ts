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
export type CatalogProductsApiResponse =
  /** status 200 `obj` for one product, `list` by name otherwise, with stock. */ {
    list: {
      /** Id. */
      productId: number;
      secondaryName: string;
      tertiaryName: string;
      subWarehouse: {
        /** Id. */
        id: number;
        name: string;
      };
      category: {
        /** Id. */
        id: number;
        name: string;
      };
      subCategory: {
        /** Id. */
        id: number;
        name: string;
      };
      brand: {
        /** Id. */
        id: number;
        name: string;
      } | null;
      /** US dollars, at most two decimals. */
      price: number;
      /** US dollars, at most two decimals. */
      wholesalePrice: number;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      description: string;
      reorderPoint: number | null;
      location: string;
      gtin: string;
      code: string;
      reserved: number;
      /** Pounds, at most two decimals. */
      totalWeight: number;
      availableQty: number;
      disabled: boolean;
      picture?: string;
      /** Pounds, at most two decimals. */
      minWeight?: number;
      /** Pounds, at most two decimals. */
      maxWeight?: number;
      leadTimeDays?: number;
      version: number;
    }[];
  };
export type CatalogProductsApiArg = {
  includeDisabled?: boolean;
  /** Id. */
  subWarehouseId?: number;
};
export type CatalogProductWithStockApiResponse =
  /** status 200 `obj` for one product, `list` by name otherwise, with stock. */ {
    obj: {
      /** Id. */
      productId: number;
      secondaryName: string;
      tertiaryName: string;
      subWarehouse: {
        /** Id. */
        id: number;
        name: string;
      };
      category: {
        /** Id. */
        id: number;
        name: string;
      };
      subCategory: {
        /** Id. */
        id: number;
        name: string;
      };
      brand: {
        /** Id. */
        id: number;
        name: string;
      } | null;
      /** US dollars, at most two decimals. */
      price: number;
      /** US dollars, at most two decimals. */
      wholesalePrice: number;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      description: string;
      reorderPoint: number | null;
      location: string;
      gtin: string;
      code: string;
      reserved: number;
      /** Pounds, at most two decimals. */
      totalWeight: number;
      availableQty: number;
      disabled: boolean;
      picture?: string;
      /** Pounds, at most two decimals. */
      minWeight?: number;
      /** Pounds, at most two decimals. */
      maxWeight?: number;
      leadTimeDays?: number;
      version: number;
    };
  };
export type CatalogProductWithStockApiArg = {
  /** Id. */
  id: number;
};
export type CatalogReserveApiResponse = /** status 200 The product as it is now, with its stock. */ {
  obj: {
    /** Id. */
    productId: number;
    secondaryName: string;
    tertiaryName: string;
    subWarehouse: {
      /** Id. */
      id: number;
      name: string;
    };
    category: {
      /** Id. */
      id: number;
      name: string;
    };
    subCategory: {
      /** Id. */
      id: number;
      name: string;
    };
    brand: {
      /** Id. */
      id: number;
      name: string;
    } | null;
    /** US dollars, at most two decimals. */
    price: number;
    /** US dollars, at most two decimals. */
    wholesalePrice: number;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    description: string;
    reorderPoint: number | null;
    location: string;
    gtin: string;
    code: string;
    reserved: number;
    /** Pounds, at most two decimals. */
    totalWeight: number;
    availableQty: number;
    disabled: boolean;
    picture?: string;
    /** Pounds, at most two decimals. */
    minWeight?: number;
    /** Pounds, at most two decimals. */
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
      /** Id. */
      id: number;
    };
    category?: {
      /** Id. */
      id: number;
    };
    subCategory?: {
      /** Id. */
      id: number;
    };
    brand?: {
      /** Id. */
      id: number;
    } | null;
    /** US dollars, at most two decimals. */
    price?: number;
    /** US dollars, at most two decimals. */
    wholesalePrice?: number;
    description?: string;
    reorderPoint?: number | null;
    location?: string;
    gtin?: string;
    code?: string;
    /** Pounds, at most two decimals, above zero. */
    minWeight?: number | null;
    /** Pounds, at most two decimals, above zero. */
    maxWeight?: number | null;
    leadTimeDays?: number | null;
    /** Id. */
    productId: number;
    version?: number;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight?: 'Yes' | 'No' | 'Weighting';
    /** Pounds, at most two decimals. */
    reserved?: number;
  };
  storeIds?: number[];
  altProducts?: {
    /** Id. */
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
