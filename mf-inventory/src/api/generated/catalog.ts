/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const catalogApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    catalogProductWithStock: build.query<CatalogProductWithStockApiResponse, CatalogProductWithStockApiArg>({
      providesTags: ['Product'] as const,
      query: (queryArg) => ({
        url: `/product`,
        params: queryArg,
      }),
    }),
    catalogReserve: build.mutation<CatalogReserveApiResponse, CatalogReserveApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Product', 'ProductVisibility'] as const),
      query: (queryArg) => ({ url: `/product`, method: 'PUT', body: queryArg }),
    }),
  }),
});
export type CatalogProductWithStockApiResponse =
  /** status 200 `obj` for one product, `list` by name otherwise, with stock. */ {
    /** The requested object; null if there is none. */
    obj: {
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
    };
  };
export type CatalogProductWithStockApiArg = {
  /** Id. */
  id: number;
};
export type CatalogReserveApiResponse = /** status 200 The product as it is now, with its stock. */ {
  /** The requested object; null if there is none. */
  obj: {
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
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogReserveApiArg = {
  /** The product. */
  product: {
    /** Name of the product. */
    secondaryName?: string;
    /** Its Chinese or other name. */
    tertiaryName?: string;
    /** The warehouse area that it belongs to. */
    subWarehouse?: {
      /** Id. */
      id: number;
    };
    /** The category that it belongs to. */
    category?: {
      /** Id. */
      id: number;
    };
    /** The sub-category that it belongs to. */
    subCategory?: {
      /** Id. */
      id: number;
    };
    /** Its brand; null without one. */
    brand?: {
      /** Id. */
      id: number;
    } | null;
    /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
    price?: number;
    /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
    wholesalePrice?: number | null;
    /** Description of the product. */
    description?: string;
    /** At or below this the product is to be ordered again; null for never. */
    reorderPoint?: number | null;
    /** Where in the warehouse it lies. */
    location?: string;
    /** The product’s GTIN, 8 to 14 digits. */
    gtin?: string;
    /** Its further GTINs, each with the pieces that it stands for: those of cases. */
    gtins?: {
      /** The product’s GTIN, 8 to 14 digits. */
      gtin: string;
      /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
      quantity?: number;
    }[];
    /** The distributor’s code of the product. */
    code?: string;
    /** A lighter piece is unusual and asked about. Pounds, at most two decimals, above zero. */
    minWeight?: number | null;
    /** A heavier piece is unusual and asked about. Pounds, at most two decimals, above zero. */
    maxWeight?: number | null;
    /** Days from ordering the product to its delivery; null for not known. */
    leadTimeDays?: number | null;
    /** The product’s id. */
    productId: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version?: number;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight?: 'Yes' | 'No' | 'Weighting';
    /** How much is set aside and not sold: pieces, of pooled goods pounds. Pounds, at most two decimals. */
    reserved?: number;
  };
  /** Ids of stores. */
  storeIds?: number[];
  /** Where the choice of the stores began: with another, it is STALE. Where an edit began: another one than the stored one is refused with STALE. */
  storesVersion?: string;
  /** Products that may be sent in its place. */
  altProducts?: {
    /** The product’s id. */
    productId: number;
    /** Position in the list, from 0. */
    sequence: number;
  }[];
};
export const { useCatalogProductWithStockQuery, useLazyCatalogProductWithStockQuery, useCatalogReserveMutation } =
  catalogApi;
