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
export type CatalogBrandsApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    version: string;
  }[];
  message?: string;
};
export type CatalogBrandsApiArg = void;
export type CatalogDeleteBrandApiResponse = /** status 200  */ {
  message: string;
};
export type CatalogDeleteBrandApiArg = {
  id: number;
};
export type CatalogCategoriesApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    version: string;
    subWarehouse: {
      id: number;
      name: string;
    };
    subCategories: {
      id: number;
      name: string;
      version: string;
    }[];
  }[];
  message?: string;
};
export type CatalogCategoriesApiArg = void;
export type CatalogDeleteCategoryApiResponse = /** status 200  */ {
  message: string;
};
export type CatalogDeleteCategoryApiArg = {
  id: number;
};
export type CatalogDeleteSubCategoryApiResponse = /** status 200  */ {
  message: string;
};
export type CatalogDeleteSubCategoryApiArg = {
  id: number;
};
export type CatalogWarehousesApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
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
export type CatalogDeleteWarehouseApiResponse = /** status 200  */ {
  message: string;
};
export type CatalogDeleteWarehouseApiArg = {
  id: number;
};
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
export type CatalogDisableProductApiResponse = /** status 200  */ {
  message: string;
};
export type CatalogDisableProductApiArg = {
  id: number;
};
export type CatalogProductApiResponse = /** status 200  */ {
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
export type CatalogProductApiArg = {
  id: number;
};
export type CatalogAlternatesApiResponse = /** status 200  */ {
  list: {
    productId: number;
    sequence: number;
  }[];
  message?: string;
};
export type CatalogAlternatesApiArg = {
  id: number;
};
export type CatalogRemovePictureApiResponse = /** status 200  */ {
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
export type CatalogRemovePictureApiArg = {
  productId: number;
};
export type CatalogStoreIdsOfProductApiResponse = /** status 200  */ {
  list: number[];
  message?: string;
};
export type CatalogStoreIdsOfProductApiArg = {
  productId: number;
};
export type CatalogProductIdsOfStoreApiResponse = /** status 200  */ {
  list: number[];
  message?: string;
};
export type CatalogProductIdsOfStoreApiArg = {
  storeId: number;
};
export type CatalogAddBrandApiResponse = /** status 201  */ {
  obj: {
    id: number;
    name: string;
    version: string;
  };
  message?: string;
};
export type CatalogAddBrandApiArg = {
  name: string;
};
export type CatalogUpdateBrandApiResponse = /** status 200  */ {
  obj: {
    id: number;
    name: string;
    version: string;
  };
  message?: string;
};
export type CatalogUpdateBrandApiArg = {
  name: string;
  id: number;
  version?: string;
};
export type CatalogAddCategoryApiResponse = /** status 201  */ {
  obj: {
    id: number;
    name: string;
    version: string;
    subWarehouse: {
      id: number;
      name: string;
    };
    subCategories: {
      id: number;
      name: string;
      version: string;
    }[];
  };
  message?: string;
};
export type CatalogAddCategoryApiArg = {
  name: string;
  subWarehouse: {
    id: number;
  };
};
export type CatalogUpdateCategoryApiResponse = /** status 200  */ {
  obj: {
    id: number;
    name: string;
    version: string;
    subWarehouse: {
      id: number;
      name: string;
    };
    subCategories: {
      id: number;
      name: string;
      version: string;
    }[];
  };
  message?: string;
};
export type CatalogUpdateCategoryApiArg = {
  name: string;
  subWarehouse: {
    id: number;
  };
  id: number;
  version?: string;
};
export type CatalogAddSubCategoryApiResponse = /** status 201  */ {
  obj: {
    id: number;
    name: string;
    version: string;
    category: {
      id: number;
    };
  };
  message?: string;
};
export type CatalogAddSubCategoryApiArg = {
  name: string;
  category: {
    id: number;
  };
};
export type CatalogUpdateSubCategoryApiResponse = /** status 200  */ {
  obj: {
    id: number;
    name: string;
    version: string;
    category: {
      id: number;
    };
  };
  message?: string;
};
export type CatalogUpdateSubCategoryApiArg = {
  name: string;
  category: {
    id: number;
  };
  id: number;
  version?: string;
};
export type CatalogAddWarehouseApiResponse = /** status 201  */ {
  obj: {
    id: number;
    name: string;
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
export type CatalogUpdateWarehouseApiResponse = /** status 200  */ {
  obj: {
    id: number;
    name: string;
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
  id: number;
  version?: string;
};
export type CatalogAddProductApiResponse = /** status 201  */ {
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
export type CatalogAddProductApiArg = {
  product: {
    secondaryName: string;
    tertiaryName?: string;
    subWarehouse: {
      id: number;
    };
    category: {
      id: number;
    };
    subCategory: {
      id: number;
    };
    brand?: {
      id: number;
    } | null;
    price: number;
    wholesalePrice?: number;
    description?: string;
    reorderPoint?: number | null;
    location?: string;
    gtin?: string;
    code?: string;
    minWeight?: number | null;
    maxWeight?: number | null;
    leadTimeDays?: number | null;
    hasWeight: 'Yes' | 'No' | 'Weighting';
  };
  storeIds?: number[];
  altProducts?: {
    productId: number;
    sequence: number;
  }[];
};
export type CatalogUpdateProductApiResponse = /** status 200  */ {
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
export type CatalogUpdateProductApiArg = {
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
export type CatalogEnableProductApiResponse = /** status 200  */ {
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
export type CatalogEnableProductApiArg = {
  product: {
    productId: number;
  };
};
export type CatalogSetProductsOfStoreApiResponse = /** status 200  */ {
  list: number[];
  message?: string;
};
export type CatalogSetProductsOfStoreApiArg = {
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
