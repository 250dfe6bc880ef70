/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    settingsAddresses: build.query<SettingsAddressesApiResponse, SettingsAddressesApiArg>({
      query: () => ({ url: `/client/address` }),
    }),
    settingsBrands: build.query<SettingsBrandsApiResponse, SettingsBrandsApiArg>({
      query: () => ({ url: `/brand` }),
    }),
    settingsDeleteBrand: build.mutation<SettingsDeleteBrandApiResponse, SettingsDeleteBrandApiArg>({
      query: (queryArg) => ({
        url: `/brand`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsCategories: build.query<SettingsCategoriesApiResponse, SettingsCategoriesApiArg>({
      query: () => ({ url: `/category` }),
    }),
    settingsDeleteCategory: build.mutation<SettingsDeleteCategoryApiResponse, SettingsDeleteCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsDeleteSubCategory: build.mutation<SettingsDeleteSubCategoryApiResponse, SettingsDeleteSubCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsWarehouses: build.query<SettingsWarehousesApiResponse, SettingsWarehousesApiArg>({
      query: () => ({ url: `/warehouse` }),
    }),
    settingsDeleteWarehouse: build.mutation<SettingsDeleteWarehouseApiResponse, SettingsDeleteWarehouseApiArg>({
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsProducts: build.query<SettingsProductsApiResponse, SettingsProductsApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: {
          includeDisabled: queryArg.includeDisabled,
          subWarehouseId: queryArg.subWarehouseId,
        },
      }),
    }),
    settingsDisableProduct: build.mutation<SettingsDisableProductApiResponse, SettingsDisableProductApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsProduct: build.query<SettingsProductApiResponse, SettingsProductApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsAlternates: build.query<SettingsAlternatesApiResponse, SettingsAlternatesApiArg>({
      query: (queryArg) => ({
        url: `/product/alt-ids`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsRemovePicture: build.mutation<SettingsRemovePictureApiResponse, SettingsRemovePictureApiArg>({
      query: (queryArg) => ({
        url: `/product/picture`,
        method: 'DELETE',
        params: {
          productId: queryArg.productId,
        },
      }),
    }),
    settingsStoresOfProduct: build.query<SettingsStoresOfProductApiResponse, SettingsStoresOfProductApiArg>({
      query: (queryArg) => ({
        url: `/user-product/store-ids`,
        params: {
          productId: queryArg.productId,
        },
      }),
    }),
    settingsProductsOfStore: build.query<SettingsProductsOfStoreApiResponse, SettingsProductsOfStoreApiArg>({
      query: (queryArg) => ({
        url: `/user-product/product-ids`,
        params: {
          storeId: queryArg.storeId,
        },
      }),
    }),
    settingsTemplates: build.query<SettingsTemplatesApiResponse, SettingsTemplatesApiArg>({
      query: () => ({ url: `/order-template` }),
    }),
    settingsDeleteTemplate: build.mutation<SettingsDeleteTemplateApiResponse, SettingsDeleteTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsTemplate: build.query<SettingsTemplateApiResponse, SettingsTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template/query`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsUsers: build.query<SettingsUsersApiResponse, SettingsUsersApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: {
          role: queryArg.role,
        },
      }),
    }),
    settingsUser: build.query<SettingsUserApiResponse, SettingsUserApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsSessions: build.query<SettingsSessionsApiResponse, SettingsSessionsApiArg>({
      query: (queryArg) => ({
        url: `/session`,
        params: {
          userId: queryArg.userId,
        },
      }),
    }),
    settingsEndSessions: build.mutation<SettingsEndSessionsApiResponse, SettingsEndSessionsApiArg>({
      query: (queryArg) => ({
        url: `/session`,
        method: 'DELETE',
        params: {
          userId: queryArg.userId,
          sessionId: queryArg.sessionId,
        },
      }),
    }),
    settingsOwnSessions: build.query<SettingsOwnSessionsApiResponse, SettingsOwnSessionsApiArg>({
      query: () => ({ url: `/session/own` }),
    }),
    settingsEndOwnSessions: build.mutation<SettingsEndOwnSessionsApiResponse, SettingsEndOwnSessionsApiArg>({
      query: (queryArg) => ({
        url: `/session/own`,
        method: 'DELETE',
        params: {
          sessionId: queryArg.sessionId,
        },
      }),
    }),
    settingsOwnSecondFactor: build.query<SettingsOwnSecondFactorApiResponse, SettingsOwnSecondFactorApiArg>({
      query: () => ({ url: `/second-factor/own` }),
    }),
    settingsSecondFactor: build.query<SettingsSecondFactorApiResponse, SettingsSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/second-factor`,
        params: {
          userId: queryArg.userId,
        },
      }),
    }),
    settingsResetSecondFactor: build.mutation<SettingsResetSecondFactorApiResponse, SettingsResetSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/second-factor`,
        method: 'DELETE',
        params: {
          userId: queryArg.userId,
        },
      }),
    }),
    settingsResendActivation: build.mutation<SettingsResendActivationApiResponse, SettingsResendActivationApiArg>({
      query: (queryArg) => ({
        url: `/user/resend-activation-email`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    settingsPreference: build.query<SettingsPreferenceApiResponse, SettingsPreferenceApiArg>({
      query: () => ({ url: `/preference` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as askingApi };
export type SettingsAddressesApiResponse = /** status 200  */ {
  list: {
    type: 'BILL' | 'SHIP';
    name: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zipCode: string;
    version: string;
  }[];
  message?: string;
};
export type SettingsAddressesApiArg = void;
export type SettingsBrandsApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    version: string;
  }[];
  message?: string;
};
export type SettingsBrandsApiArg = void;
export type SettingsDeleteBrandApiResponse = /** status 200  */ {
  message: string;
};
export type SettingsDeleteBrandApiArg = {
  id: number;
};
export type SettingsCategoriesApiResponse = /** status 200  */ {
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
export type SettingsCategoriesApiArg = void;
export type SettingsDeleteCategoryApiResponse = /** status 200  */ {
  message: string;
};
export type SettingsDeleteCategoryApiArg = {
  id: number;
};
export type SettingsDeleteSubCategoryApiResponse = /** status 200  */ {
  message: string;
};
export type SettingsDeleteSubCategoryApiArg = {
  id: number;
};
export type SettingsWarehousesApiResponse = /** status 200  */ {
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
export type SettingsWarehousesApiArg = void;
export type SettingsDeleteWarehouseApiResponse = /** status 200  */ {
  message: string;
};
export type SettingsDeleteWarehouseApiArg = {
  id: number;
};
export type SettingsProductsApiResponse = /** status 200  */ {
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
export type SettingsProductsApiArg = {
  includeDisabled?: boolean;
  subWarehouseId?: number;
};
export type SettingsDisableProductApiResponse = /** status 200  */ {
  message: string;
};
export type SettingsDisableProductApiArg = {
  id: number;
};
export type SettingsProductApiResponse = /** status 200  */ {
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
export type SettingsProductApiArg = {
  id: number;
};
export type SettingsAlternatesApiResponse = /** status 200  */ {
  list: {
    productId: number;
    sequence: number;
  }[];
  message?: string;
};
export type SettingsAlternatesApiArg = {
  id: number;
};
export type SettingsRemovePictureApiResponse = /** status 200  */ {
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
export type SettingsRemovePictureApiArg = {
  productId: number;
};
export type SettingsStoresOfProductApiResponse = /** status 200  */ {
  list: number[];
  message?: string;
};
export type SettingsStoresOfProductApiArg = {
  productId: number;
};
export type SettingsProductsOfStoreApiResponse = /** status 200  */ {
  list: number[];
  message?: string;
};
export type SettingsProductsOfStoreApiArg = {
  storeId: number;
};
export type SettingsTemplatesApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    subWarehouseId: number;
    ofStore: boolean;
    standing: {
      weekdays: number[];
      cutoff: number;
      paused: boolean;
    } | null;
    version: string;
    orderItems: {
      productId: number;
      productName: string;
      quantity: number;
      disabled: boolean;
    }[];
  }[];
  message?: string;
};
export type SettingsTemplatesApiArg = void;
export type SettingsDeleteTemplateApiResponse = /** status 200  */ {
  message: string;
};
export type SettingsDeleteTemplateApiArg = {
  id: number;
};
export type SettingsTemplateApiResponse = /** status 200  */ {
  obj: {
    id: number;
    name: string;
    subWarehouseId: number;
    ofStore: boolean;
    standing: {
      weekdays: number[];
      cutoff: number;
      paused: boolean;
    } | null;
    version: string;
    orderItems: {
      productId: number;
      productName: string;
      quantity: number;
      disabled: boolean;
    }[];
  };
  message?: string;
};
export type SettingsTemplateApiArg = {
  id: number;
};
export type SettingsUsersApiResponse = /** status 200  */ {
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
export type SettingsUsersApiArg = {
  role?: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
};
export type SettingsUserApiResponse = /** status 200  */ {
  obj: {
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
  };
};
export type SettingsUserApiArg = {
  id: number;
};
export type SettingsSessionsApiResponse = /** status 200  */ {
  list: {
    sessionId: string;
    time: number;
    expires: number;
    address: string;
    userAgent: string;
    current: boolean;
  }[];
  message?: string;
};
export type SettingsSessionsApiArg = {
  userId: number;
};
export type SettingsEndSessionsApiResponse = /** status 200  */ {
  message: string;
  obj: {
    count: number;
    userId: number;
  };
};
export type SettingsEndSessionsApiArg = {
  userId: number;
  sessionId?: string;
};
export type SettingsOwnSessionsApiResponse = /** status 200  */ {
  list: {
    sessionId: string;
    time: number;
    expires: number;
    address: string;
    userAgent: string;
    current: boolean;
  }[];
  message?: string;
};
export type SettingsOwnSessionsApiArg = void;
export type SettingsEndOwnSessionsApiResponse = /** status 200  */ {
  message: string;
  obj: {
    count: number;
    userId: number;
  };
};
export type SettingsEndOwnSessionsApiArg = {
  sessionId?: string;
};
export type SettingsOwnSecondFactorApiResponse = /** status 200  */ {
  obj: {
    enabled: boolean;
    codesLeft: number;
  };
  message?: string;
};
export type SettingsOwnSecondFactorApiArg = void;
export type SettingsSecondFactorApiResponse = /** status 200  */ {
  obj: {
    enabled: boolean;
    codesLeft: number;
  };
  message?: string;
};
export type SettingsSecondFactorApiArg = {
  userId: number;
};
export type SettingsResetSecondFactorApiResponse = /** status 200  */ {
  message: string;
};
export type SettingsResetSecondFactorApiArg = {
  userId: number;
};
export type SettingsResendActivationApiResponse = /** status 200  */ {
  message: string;
  obj?: {
    url?: string;
  };
};
export type SettingsResendActivationApiArg = {
  id: number;
};
export type SettingsPreferenceApiResponse = /** status 200  */ {
  obj: {
    orderProductView: 'LIST' | 'CARD';
    newOrderNotice: boolean;
    language: 'gb' | 'cn';
  };
  message?: string;
};
export type SettingsPreferenceApiArg = void;
export const {
  useSettingsAddressesQuery,
  useLazySettingsAddressesQuery,
  useSettingsBrandsQuery,
  useLazySettingsBrandsQuery,
  useSettingsDeleteBrandMutation,
  useSettingsCategoriesQuery,
  useLazySettingsCategoriesQuery,
  useSettingsDeleteCategoryMutation,
  useSettingsDeleteSubCategoryMutation,
  useSettingsWarehousesQuery,
  useLazySettingsWarehousesQuery,
  useSettingsDeleteWarehouseMutation,
  useSettingsProductsQuery,
  useLazySettingsProductsQuery,
  useSettingsDisableProductMutation,
  useSettingsProductQuery,
  useLazySettingsProductQuery,
  useSettingsAlternatesQuery,
  useLazySettingsAlternatesQuery,
  useSettingsRemovePictureMutation,
  useSettingsStoresOfProductQuery,
  useLazySettingsStoresOfProductQuery,
  useSettingsProductsOfStoreQuery,
  useLazySettingsProductsOfStoreQuery,
  useSettingsTemplatesQuery,
  useLazySettingsTemplatesQuery,
  useSettingsDeleteTemplateMutation,
  useSettingsTemplateQuery,
  useLazySettingsTemplateQuery,
  useSettingsUsersQuery,
  useLazySettingsUsersQuery,
  useSettingsUserQuery,
  useLazySettingsUserQuery,
  useSettingsSessionsQuery,
  useLazySettingsSessionsQuery,
  useSettingsEndSessionsMutation,
  useSettingsOwnSessionsQuery,
  useLazySettingsOwnSessionsQuery,
  useSettingsEndOwnSessionsMutation,
  useSettingsOwnSecondFactorQuery,
  useLazySettingsOwnSecondFactorQuery,
  useSettingsSecondFactorQuery,
  useLazySettingsSecondFactorQuery,
  useSettingsResetSecondFactorMutation,
  useSettingsResendActivationMutation,
  useSettingsPreferenceQuery,
  useLazySettingsPreferenceQuery,
} = injectedRtkApi;
