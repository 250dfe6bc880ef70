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
export const { useCatalogProductsQuery, useLazyCatalogProductsQuery } = catalogApi;
