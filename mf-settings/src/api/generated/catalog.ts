/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const catalogApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    catalogDeleteBrand: build.mutation<CatalogDeleteBrandApiResponse, CatalogDeleteBrandApiArg>({
      invalidatesTags: ['Brand'] as const,
      query: (queryArg) => ({
        url: `/brand`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogCategories: build.query<CatalogCategoriesApiResponse, CatalogCategoriesApiArg>({
      providesTags: ['Category'] as const,
      query: () => ({ url: `/category` }),
    }),
    catalogDeleteCategory: build.mutation<CatalogDeleteCategoryApiResponse, CatalogDeleteCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (queryArg) => ({
        url: `/category`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogDeleteSubCategory: build.mutation<CatalogDeleteSubCategoryApiResponse, CatalogDeleteSubCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogDeleteWarehouse: build.mutation<CatalogDeleteWarehouseApiResponse, CatalogDeleteWarehouseApiArg>({
      invalidatesTags: ['Warehouse'] as const,
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogProduct: build.query<CatalogProductApiResponse, CatalogProductApiArg>({
      providesTags: ['Product'] as const,
      query: (queryArg) => ({
        url: `/product`,
        params: queryArg,
      }),
    }),
    catalogDisableProduct: build.mutation<CatalogDisableProductApiResponse, CatalogDisableProductApiArg>({
      invalidatesTags: ['Product'] as const,
      query: (queryArg) => ({
        url: `/product`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogAlternates: build.query<CatalogAlternatesApiResponse, CatalogAlternatesApiArg>({
      providesTags: ['Product'] as const,
      query: (queryArg) => ({
        url: `/product/alt-ids`,
        params: queryArg,
      }),
    }),
    catalogRemovePicture: build.mutation<CatalogRemovePictureApiResponse, CatalogRemovePictureApiArg>({
      invalidatesTags: ['Product'] as const,
      query: (queryArg) => ({
        url: `/product/picture`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogStoreIdsOfProduct: build.query<CatalogStoreIdsOfProductApiResponse, CatalogStoreIdsOfProductApiArg>({
      providesTags: ['ProductVisibility'] as const,
      query: (queryArg) => ({
        url: `/user-product/store-ids`,
        params: queryArg,
      }),
    }),
    catalogAddBrand: build.mutation<CatalogAddBrandApiResponse, CatalogAddBrandApiArg>({
      invalidatesTags: ['Brand'] as const,
      query: (queryArg) => ({ url: `/brand`, method: 'POST', body: queryArg }),
    }),
    catalogUpdateBrand: build.mutation<CatalogUpdateBrandApiResponse, CatalogUpdateBrandApiArg>({
      invalidatesTags: ['Brand', 'Product'] as const,
      query: (queryArg) => ({ url: `/brand`, method: 'PUT', body: queryArg }),
    }),
    catalogAddCategory: build.mutation<CatalogAddCategoryApiResponse, CatalogAddCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (queryArg) => ({
        url: `/category`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    catalogUpdateCategory: build.mutation<CatalogUpdateCategoryApiResponse, CatalogUpdateCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (queryArg) => ({
        url: `/category`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    catalogAddSubCategory: build.mutation<CatalogAddSubCategoryApiResponse, CatalogAddSubCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    catalogUpdateSubCategory: build.mutation<CatalogUpdateSubCategoryApiResponse, CatalogUpdateSubCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    catalogAddWarehouse: build.mutation<CatalogAddWarehouseApiResponse, CatalogAddWarehouseApiArg>({
      invalidatesTags: ['Warehouse'] as const,
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    catalogUpdateWarehouse: build.mutation<CatalogUpdateWarehouseApiResponse, CatalogUpdateWarehouseApiArg>({
      invalidatesTags: ['Warehouse', 'Category', 'Product'] as const,
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    catalogAddProduct: build.mutation<CatalogAddProductApiResponse, CatalogAddProductApiArg>({
      invalidatesTags: ['Product', 'ProductVisibility'] as const,
      query: (queryArg) => ({
        url: `/product`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    catalogUpdateProduct: build.mutation<CatalogUpdateProductApiResponse, CatalogUpdateProductApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Product', 'ProductVisibility'] as const),
      query: (queryArg) => ({ url: `/product`, method: 'PUT', body: queryArg }),
    }),
    catalogEnableProduct: build.mutation<CatalogEnableProductApiResponse, CatalogEnableProductApiArg>({
      invalidatesTags: ['Product'] as const,
      query: (queryArg) => ({
        url: `/product/enable`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    catalogSetProductsOfStore: build.mutation<CatalogSetProductsOfStoreApiResponse, CatalogSetProductsOfStoreApiArg>({
      invalidatesTags: ['ProductVisibility'] as const,
      query: (queryArg) => ({
        url: `/user-product/user`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type CatalogDeleteBrandApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type CatalogDeleteBrandApiArg = {
  /** Id. */
  id: number;
};
export type CatalogCategoriesApiResponse =
  /** status 200 The categories 1 by area and name, each with its categories 2. */ {
    /** The requested objects. */
    list: {
      /** Id. */
      id: number;
      /** Name. */
      name: string;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: string;
      /** The warehouse area that it belongs to. */
      subWarehouse: {
        /** Id. */
        id: number;
        /** Name. */
        name: string;
      };
      /** The sub-categories of the category. */
      subCategories: {
        /** Id. */
        id: number;
        /** Name. */
        name: string;
        /** Where an edit began: another one than the stored one is refused with STALE. */
        version: string;
      }[];
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type CatalogCategoriesApiArg = void;
export type CatalogDeleteCategoryApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type CatalogDeleteCategoryApiArg = {
  /** Id. */
  id: number;
};
export type CatalogDeleteSubCategoryApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type CatalogDeleteSubCategoryApiArg = {
  /** Id. */
  id: number;
};
export type CatalogDeleteWarehouseApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type CatalogDeleteWarehouseApiArg = {
  /** Id. */
  id: number;
};
export type CatalogProductApiResponse = /** status 200 `obj` for one product, `list` by name otherwise, with stock. */ {
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
export type CatalogProductApiArg = {
  /** Id. */
  id: number;
};
export type CatalogDisableProductApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type CatalogDisableProductApiArg = {
  /** Id. */
  id: number;
};
export type CatalogAlternatesApiResponse = /** status 200 The ids of the substitutes, in their sequence. */ {
  /** The requested objects. */
  list: {
    /** The product’s id. */
    productId: number;
    /** Position in the list, from 0. */
    sequence: number;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogAlternatesApiArg = {
  /** Id. */
  id: number;
};
export type CatalogRemovePictureApiResponse = /** status 200 The product as it is now. */ {
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
export type CatalogRemovePictureApiArg = {
  /** The product’s id. */
  productId: number;
};
export type CatalogStoreIdsOfProductApiResponse = /** status 200 The ids of the stores, in ascending order. */ {
  /** The requested objects. */
  list: number[];
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version: string;
};
export type CatalogStoreIdsOfProductApiArg = {
  /** The product’s id. */
  productId: number;
};
export type CatalogAddBrandApiResponse = /** status 201 The new supplier. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogAddBrandApiArg = {
  /** Name. */
  name: string;
};
export type CatalogUpdateBrandApiResponse = /** status 200 The supplier as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogUpdateBrandApiArg = {
  /** Name. */
  name: string;
  /** Id. */
  id: number;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type CatalogAddCategoryApiResponse = /** status 201 The new category 1. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
    /** The warehouse area that it belongs to. */
    subWarehouse: {
      /** Id. */
      id: number;
      /** Name. */
      name: string;
    };
    /** The sub-categories of the category. */
    subCategories: {
      /** Id. */
      id: number;
      /** Name. */
      name: string;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: string;
    }[];
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogAddCategoryApiArg = {
  /** Name. */
  name: string;
  /** The warehouse area that it belongs to. */
  subWarehouse: {
    /** Id. */
    id: number;
  };
};
export type CatalogUpdateCategoryApiResponse = /** status 200 The category 1 as it is now, with its categories 2. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
    /** The warehouse area that it belongs to. */
    subWarehouse: {
      /** Id. */
      id: number;
      /** Name. */
      name: string;
    };
    /** The sub-categories of the category. */
    subCategories: {
      /** Id. */
      id: number;
      /** Name. */
      name: string;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: string;
    }[];
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogUpdateCategoryApiArg = {
  /** Name. */
  name: string;
  /** The warehouse area that it belongs to. */
  subWarehouse: {
    /** Id. */
    id: number;
  };
  /** Id. */
  id: number;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type CatalogAddSubCategoryApiResponse = /** status 201 The new category 2. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
    /** The category that it belongs to. */
    category: {
      /** Id. */
      id: number;
    };
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogAddSubCategoryApiArg = {
  /** Name. */
  name: string;
  /** The category that it belongs to. */
  category: {
    /** Id. */
    id: number;
  };
};
export type CatalogUpdateSubCategoryApiResponse = /** status 200 The category 2 as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
    /** The category that it belongs to. */
    category: {
      /** Id. */
      id: number;
    };
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogUpdateSubCategoryApiArg = {
  /** Name. */
  name: string;
  /** The category that it belongs to. */
  category: {
    /** Id. */
    id: number;
  };
  /** Id. */
  id: number;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type CatalogAddWarehouseApiResponse = /** status 201 The new area, which has no categories yet. */ {
  /** The requested object; null if there is none. */
  obj: {
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
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type CatalogAddWarehouseApiArg = {
  /** Name. */
  name: string;
};
export type CatalogUpdateWarehouseApiResponse =
  /** status 200 The area as it is now, with the names of its categories. */ {
    /** The requested object; null if there is none. */
    obj: {
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
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type CatalogUpdateWarehouseApiArg = {
  /** Name. */
  name: string;
  /** Id. */
  id: number;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type CatalogAddProductApiResponse = /** status 201 The new product with its stock. */ {
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
export type CatalogAddProductApiArg = {
  /** The product. */
  product: {
    /** Name of the product. */
    secondaryName: string;
    /** Its Chinese or other name. */
    tertiaryName?: string;
    /** The warehouse area that it belongs to. */
    subWarehouse: {
      /** Id. */
      id: number;
    };
    /** The category that it belongs to. */
    category: {
      /** Id. */
      id: number;
    };
    /** The sub-category that it belongs to. */
    subCategory: {
      /** Id. */
      id: number;
    };
    /** Its brand; null without one. */
    brand?: {
      /** Id. */
      id: number;
    } | null;
    /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
    price: number;
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
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
  };
  /** Ids of stores. */
  storeIds?: number[];
  /** Products that may be sent in its place. */
  altProducts?: {
    /** The product’s id. */
    productId: number;
    /** Position in the list, from 0. */
    sequence: number;
  }[];
};
export type CatalogUpdateProductApiResponse = /** status 200 The product as it is now, with its stock. */ {
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
export type CatalogUpdateProductApiArg = {
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
export type CatalogEnableProductApiResponse = /** status 200 The product as it is now, with its stock. */ {
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
export type CatalogEnableProductApiArg = {
  /** The product. */
  product: {
    /** The product’s id. */
    productId: number;
  };
};
export type CatalogSetProductsOfStoreApiResponse = /** status 200 The ids of the products, each of them once. */ {
  /** The requested objects. */
  list: number[];
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version: string;
};
export type CatalogSetProductsOfStoreApiArg = {
  /** Id of the store or person. */
  userId: number;
  /** Ids of products. */
  productIds: number[];
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export const {
  useCatalogDeleteBrandMutation,
  useCatalogCategoriesQuery,
  useLazyCatalogCategoriesQuery,
  useCatalogDeleteCategoryMutation,
  useCatalogDeleteSubCategoryMutation,
  useCatalogDeleteWarehouseMutation,
  useCatalogProductQuery,
  useLazyCatalogProductQuery,
  useCatalogDisableProductMutation,
  useCatalogAlternatesQuery,
  useLazyCatalogAlternatesQuery,
  useCatalogRemovePictureMutation,
  useCatalogStoreIdsOfProductQuery,
  useLazyCatalogStoreIdsOfProductQuery,
  useCatalogAddBrandMutation,
  useCatalogUpdateBrandMutation,
  useCatalogAddCategoryMutation,
  useCatalogUpdateCategoryMutation,
  useCatalogAddSubCategoryMutation,
  useCatalogUpdateSubCategoryMutation,
  useCatalogAddWarehouseMutation,
  useCatalogUpdateWarehouseMutation,
  useCatalogAddProductMutation,
  useCatalogUpdateProductMutation,
  useCatalogEnableProductMutation,
  useCatalogSetProductsOfStoreMutation,
} = catalogApi;

/** Tags of `catalogSetPicture`, which is written by hand. */
export const catalogSetPictureTags = { invalidatesTags: ['Product'] as const };
