/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const catalogApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    catalogBrands: build.query<CatalogBrandsApiResponse, CatalogBrandsApiArg>({
      providesTags: ['Brand'] as const,
      query: () => ({ url: `/brand` }),
    }),
    catalogWarehouses: build.query<CatalogWarehousesApiResponse, CatalogWarehousesApiArg>({
      providesTags: ['Warehouse'] as const,
      query: () => ({ url: `/warehouse` }),
    }),
    catalogProducts: build.query<CatalogProductsApiResponse, CatalogProductsApiArg>({
      providesTags: ['Product'] as const,
      query: (queryArg) => ({
        url: `/product`,
        params: queryArg,
      }),
    }),
    catalogProductIdsOfStore: build.query<CatalogProductIdsOfStoreApiResponse, CatalogProductIdsOfStoreApiArg>({
      providesTags: ['ProductVisibility'] as const,
      query: (queryArg) => ({
        url: `/user-product/product-ids`,
        params: queryArg,
      }),
    }),
  }),
});
export type CatalogBrandsApiResponse = /** status 200 The suppliers by name. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogBrandsApiArg = void;
export type CatalogWarehousesApiResponse = /** status 200 The areas by name, each with the names of its categories. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
    /** The categories of the warehouse area. */
    categories: {
      /** Name. */
      name: string;
      /** The sub-categories of the category. */
      subCategories: {
        /** Name. */
        name: string;
      }[];
    }[];
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogWarehousesApiArg = void;
export type CatalogProductsApiResponse =
  /** status 200 `obj` for one product, `list` by name otherwise, with stock. */ {
    /** The requested objects. */
    list: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      secondaryName: string;
      /** Its Chinese or other name. */
      tertiaryName: string;
      /** The warehouse area that it belongs to. */
      subWarehouse: {
        /** Id. */
        id: number;
        /** Name. */
        name: string;
      };
      /** The category that it belongs to. */
      category: {
        /** Id. */
        id: number;
        /** Name. */
        name: string;
      };
      /** The sub-category that it belongs to. */
      subCategory: {
        /** Id. */
        id: number;
        /** Name. */
        name: string;
      };
      /** Its brand; null without one. */
      brand: {
        /** Id. */
        id: number;
        /** Name. */
        name: string;
      } | null;
      /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
      price: number;
      /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
      wholesalePrice: number;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** Description of the product. */
      description: string;
      /** At or below this the product is to be ordered again; null for never. */
      reorderPoint: number | null;
      /** Where in the warehouse it lies. */
      location: string;
      /** The product’s GTIN, 8 to 14 digits. */
      gtin: string;
      /** Its further GTINs, each with the pieces that it stands for: those of cases. */
      gtins?: {
        /** The product’s GTIN, 8 to 14 digits. */
        gtin: string;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
      }[];
      /** The distributor’s code of the product. */
      code: string;
      /** How much is set aside and not sold: pieces, of pooled goods pounds. */
      reserved: number;
      /** Weight of all of it. Pounds, at most two decimals. */
      totalWeight: number;
      /** Pieces in stock that are not reserved. */
      availableQty: number;
      /** Pounds that a weighed piece in stock weighs on average; absent without one. */
      averageWeight?: number;
      /** It is no longer offered; of a person, they cannot sign in. */
      disabled: boolean;
      /** The key of the product’s picture; empty without one. */
      picture?: string;
      /** A lighter piece is unusual and asked about. Pounds, at most two decimals. */
      minWeight?: number;
      /** A heavier piece is unusual and asked about. Pounds, at most two decimals. */
      maxWeight?: number;
      /** Days from ordering the product to its delivery; null for not known. */
      leadTimeDays?: number;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: number;
    }[];
  };
export type CatalogProductsApiArg = {
  /** Includes disabled products. */
  includeDisabled?: boolean;
  /** The warehouse area’s id. */
  subWarehouseId?: number;
};
export type CatalogProductIdsOfStoreApiResponse = /** status 200 The ids of the products, in ascending order. */ {
  /** The requested objects. */
  list: number[];
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version: string;
};
export type CatalogProductIdsOfStoreApiArg = {
  /** The store’s id. */
  storeId: number;
};
export const {
  useCatalogBrandsQuery,
  useLazyCatalogBrandsQuery,
  useCatalogWarehousesQuery,
  useLazyCatalogWarehousesQuery,
  useCatalogProductsQuery,
  useLazyCatalogProductsQuery,
  useCatalogProductIdsOfStoreQuery,
  useLazyCatalogProductIdsOfStoreQuery,
} = catalogApi;
