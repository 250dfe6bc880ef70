/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const catalogApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    catalogBrands: build.query<CatalogBrandsApiResponse, CatalogBrandsApiArg>({
      query: () => ({ url: `/brand` }),
    }),
    catalogDeleteBrand: build.mutation<CatalogDeleteBrandApiResponse, CatalogDeleteBrandApiArg>({
      query: (queryArg) => ({
        url: `/brand`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogCategories: build.query<CatalogCategoriesApiResponse, CatalogCategoriesApiArg>({
      query: () => ({ url: `/category` }),
    }),
    catalogDeleteCategory: build.mutation<CatalogDeleteCategoryApiResponse, CatalogDeleteCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogDeleteSubCategory: build.mutation<CatalogDeleteSubCategoryApiResponse, CatalogDeleteSubCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogWarehouses: build.query<CatalogWarehousesApiResponse, CatalogWarehousesApiArg>({
      query: () => ({ url: `/warehouse` }),
    }),
    catalogDeleteWarehouse: build.mutation<CatalogDeleteWarehouseApiResponse, CatalogDeleteWarehouseApiArg>({
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogProducts: build.query<CatalogProductsApiResponse, CatalogProductsApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: queryArg,
      }),
    }),
    catalogDisableProduct: build.mutation<CatalogDisableProductApiResponse, CatalogDisableProductApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogProduct: build.query<CatalogProductApiResponse, CatalogProductApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: queryArg,
      }),
    }),
    catalogAlternates: build.query<CatalogAlternatesApiResponse, CatalogAlternatesApiArg>({
      query: (queryArg) => ({
        url: `/product/alt-ids`,
        params: queryArg,
      }),
    }),
    catalogRemovePicture: build.mutation<CatalogRemovePictureApiResponse, CatalogRemovePictureApiArg>({
      query: (queryArg) => ({
        url: `/product/picture`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    catalogStoreIdsOfProduct: build.query<CatalogStoreIdsOfProductApiResponse, CatalogStoreIdsOfProductApiArg>({
      query: (queryArg) => ({
        url: `/user-product/store-ids`,
        params: queryArg,
      }),
    }),
    catalogProductIdsOfStore: build.query<CatalogProductIdsOfStoreApiResponse, CatalogProductIdsOfStoreApiArg>({
      query: (queryArg) => ({
        url: `/user-product/product-ids`,
        params: queryArg,
      }),
    }),
    catalogAddBrand: build.mutation<CatalogAddBrandApiResponse, CatalogAddBrandApiArg>({
      query: (queryArg) => ({ url: `/brand`, method: 'POST', body: queryArg }),
    }),
    catalogUpdateBrand: build.mutation<CatalogUpdateBrandApiResponse, CatalogUpdateBrandApiArg>({
      query: (queryArg) => ({ url: `/brand`, method: 'PUT', body: queryArg }),
    }),
    catalogAddCategory: build.mutation<CatalogAddCategoryApiResponse, CatalogAddCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    catalogUpdateCategory: build.mutation<CatalogUpdateCategoryApiResponse, CatalogUpdateCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    catalogAddSubCategory: build.mutation<CatalogAddSubCategoryApiResponse, CatalogAddSubCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    catalogUpdateSubCategory: build.mutation<CatalogUpdateSubCategoryApiResponse, CatalogUpdateSubCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    catalogAddWarehouse: build.mutation<CatalogAddWarehouseApiResponse, CatalogAddWarehouseApiArg>({
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    catalogUpdateWarehouse: build.mutation<CatalogUpdateWarehouseApiResponse, CatalogUpdateWarehouseApiArg>({
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    catalogAddProduct: build.mutation<CatalogAddProductApiResponse, CatalogAddProductApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    catalogUpdateProduct: build.mutation<CatalogUpdateProductApiResponse, CatalogUpdateProductApiArg>({
      query: (queryArg) => ({ url: `/product`, method: 'PUT', body: queryArg }),
    }),
    catalogEnableProduct: build.mutation<CatalogEnableProductApiResponse, CatalogEnableProductApiArg>({
      query: (queryArg) => ({
        url: `/product/enable`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    catalogSetProductsOfStore: build.mutation<CatalogSetProductsOfStoreApiResponse, CatalogSetProductsOfStoreApiArg>({
      query: (queryArg) => ({
        url: `/user-product/user`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type CatalogBrandsApiResponse = /** status 200 The suppliers by name. */ {
  list: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  }[];
  message?: string;
};
export type CatalogBrandsApiArg = void;
export type CatalogDeleteBrandApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type CatalogDeleteBrandApiArg = {
  /** Id. */
  id: number;
};
export type CatalogCategoriesApiResponse =
  /** status 200 The categories 1 by area and name, each with its categories 2. */ {
    list: {
      /** Id. */
      id: number;
      name: string;
      /** Where an edit began; an old one is refused with STALE. */
      version: string;
      subWarehouse: {
        /** Id. */
        id: number;
        name: string;
      };
      subCategories: {
        /** Id. */
        id: number;
        name: string;
        /** Where an edit began; an old one is refused with STALE. */
        version: string;
      }[];
    }[];
    message?: string;
  };
export type CatalogCategoriesApiArg = void;
export type CatalogDeleteCategoryApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type CatalogDeleteCategoryApiArg = {
  /** Id. */
  id: number;
};
export type CatalogDeleteSubCategoryApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type CatalogDeleteSubCategoryApiArg = {
  /** Id. */
  id: number;
};
export type CatalogWarehousesApiResponse = /** status 200 The areas by name, each with the names of its categories. */ {
  list: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
    categories: {
      name: string;
      subCategories: {
        name: string;
      }[];
    }[];
  }[];
  message?: string;
};
export type CatalogWarehousesApiArg = void;
export type CatalogDeleteWarehouseApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type CatalogDeleteWarehouseApiArg = {
  /** Id. */
  id: number;
};
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
export type CatalogDisableProductApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type CatalogDisableProductApiArg = {
  /** Id. */
  id: number;
};
export type CatalogProductApiResponse = /** status 200 `obj` for one product, `list` by name otherwise, with stock. */ {
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
export type CatalogProductApiArg = {
  /** Id. */
  id: number;
};
export type CatalogAlternatesApiResponse = /** status 200 The ids of the substitutes, in their sequence. */ {
  list: {
    /** Id. */
    productId: number;
    sequence: number;
  }[];
  message?: string;
};
export type CatalogAlternatesApiArg = {
  /** Id. */
  id: number;
};
export type CatalogRemovePictureApiResponse = /** status 200 The product as it is now. */ {
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
export type CatalogRemovePictureApiArg = {
  /** Id. */
  productId: number;
};
export type CatalogStoreIdsOfProductApiResponse = /** status 200 The ids of the stores, in ascending order. */ {
  list: number[];
  message?: string;
};
export type CatalogStoreIdsOfProductApiArg = {
  /** Id. */
  productId: number;
};
export type CatalogProductIdsOfStoreApiResponse = /** status 200 The ids of the products, in ascending order. */ {
  list: number[];
  message?: string;
};
export type CatalogProductIdsOfStoreApiArg = {
  /** Id. */
  storeId: number;
};
export type CatalogAddBrandApiResponse = /** status 201 The new supplier. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  };
  message?: string;
};
export type CatalogAddBrandApiArg = {
  name: string;
};
export type CatalogUpdateBrandApiResponse = /** status 200 The supplier as it is now. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  };
  message?: string;
};
export type CatalogUpdateBrandApiArg = {
  name: string;
  /** Id. */
  id: number;
  /** Where an edit began; an old one is refused with STALE. */
  version?: string;
};
export type CatalogAddCategoryApiResponse = /** status 201 The new category 1. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
    subWarehouse: {
      /** Id. */
      id: number;
      name: string;
    };
    subCategories: {
      /** Id. */
      id: number;
      name: string;
      /** Where an edit began; an old one is refused with STALE. */
      version: string;
    }[];
  };
  message?: string;
};
export type CatalogAddCategoryApiArg = {
  name: string;
  subWarehouse: {
    /** Id. */
    id: number;
  };
};
export type CatalogUpdateCategoryApiResponse = /** status 200 The category 1 as it is now, with its categories 2. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
    subWarehouse: {
      /** Id. */
      id: number;
      name: string;
    };
    subCategories: {
      /** Id. */
      id: number;
      name: string;
      /** Where an edit began; an old one is refused with STALE. */
      version: string;
    }[];
  };
  message?: string;
};
export type CatalogUpdateCategoryApiArg = {
  name: string;
  subWarehouse: {
    /** Id. */
    id: number;
  };
  /** Id. */
  id: number;
  /** Where an edit began; an old one is refused with STALE. */
  version?: string;
};
export type CatalogAddSubCategoryApiResponse = /** status 201 The new category 2. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
    category: {
      /** Id. */
      id: number;
    };
  };
  message?: string;
};
export type CatalogAddSubCategoryApiArg = {
  name: string;
  category: {
    /** Id. */
    id: number;
  };
};
export type CatalogUpdateSubCategoryApiResponse = /** status 200 The category 2 as it is now. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
    category: {
      /** Id. */
      id: number;
    };
  };
  message?: string;
};
export type CatalogUpdateSubCategoryApiArg = {
  name: string;
  category: {
    /** Id. */
    id: number;
  };
  /** Id. */
  id: number;
  /** Where an edit began; an old one is refused with STALE. */
  version?: string;
};
export type CatalogAddWarehouseApiResponse = /** status 201 The new area, which has no categories yet. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
    categories: {
      name: string;
      subCategories: {
        name: string;
      }[];
    }[];
  };
  message?: string;
};
export type CatalogAddWarehouseApiArg = {
  name: string;
};
export type CatalogUpdateWarehouseApiResponse =
  /** status 200 The area as it is now, with the names of its categories. */ {
    obj: {
      /** Id. */
      id: number;
      name: string;
      /** Where an edit began; an old one is refused with STALE. */
      version: string;
      categories: {
        name: string;
        subCategories: {
          name: string;
        }[];
      }[];
    };
    message?: string;
  };
export type CatalogUpdateWarehouseApiArg = {
  name: string;
  /** Id. */
  id: number;
  /** Where an edit began; an old one is refused with STALE. */
  version?: string;
};
export type CatalogAddProductApiResponse = /** status 201 The new product with its stock. */ {
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
export type CatalogAddProductApiArg = {
  product: {
    secondaryName: string;
    tertiaryName?: string;
    subWarehouse: {
      /** Id. */
      id: number;
    };
    category: {
      /** Id. */
      id: number;
    };
    subCategory: {
      /** Id. */
      id: number;
    };
    brand?: {
      /** Id. */
      id: number;
    } | null;
    /** US dollars, at most two decimals. */
    price: number;
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
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
  };
  storeIds?: number[];
  altProducts?: {
    /** Id. */
    productId: number;
    sequence: number;
  }[];
};
export type CatalogUpdateProductApiResponse = /** status 200 The product as it is now, with its stock. */ {
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
export type CatalogUpdateProductApiArg = {
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
export type CatalogEnableProductApiResponse = /** status 200 The product as it is now, with its stock. */ {
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
export type CatalogEnableProductApiArg = {
  product: {
    /** Id. */
    productId: number;
  };
};
export type CatalogSetProductsOfStoreApiResponse = /** status 200 The ids of the products, each of them once. */ {
  list: number[];
  message?: string;
};
export type CatalogSetProductsOfStoreApiArg = {
  /** Id. */
  userId: number;
  productIds: number[];
};
export const {
  useCatalogBrandsQuery,
  useLazyCatalogBrandsQuery,
  useCatalogDeleteBrandMutation,
  useCatalogCategoriesQuery,
  useLazyCatalogCategoriesQuery,
  useCatalogDeleteCategoryMutation,
  useCatalogDeleteSubCategoryMutation,
  useCatalogWarehousesQuery,
  useLazyCatalogWarehousesQuery,
  useCatalogDeleteWarehouseMutation,
  useCatalogProductsQuery,
  useLazyCatalogProductsQuery,
  useCatalogDisableProductMutation,
  useCatalogProductQuery,
  useLazyCatalogProductQuery,
  useCatalogAlternatesQuery,
  useLazyCatalogAlternatesQuery,
  useCatalogRemovePictureMutation,
  useCatalogStoreIdsOfProductQuery,
  useLazyCatalogStoreIdsOfProductQuery,
  useCatalogProductIdsOfStoreQuery,
  useLazyCatalogProductIdsOfStoreQuery,
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
