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
export const { useCatalogProductsQuery, useLazyCatalogProductsQuery } = catalogApi;
