/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    settingsUpdateAddress: build.mutation<SettingsUpdateAddressApiResponse, SettingsUpdateAddressApiArg>({
      query: (queryArg) => ({
        url: `/client/address`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsCreateBrand: build.mutation<SettingsCreateBrandApiResponse, SettingsCreateBrandApiArg>({
      query: (queryArg) => ({ url: `/brand`, method: 'POST', body: queryArg }),
    }),
    settingsUpdateBrand: build.mutation<SettingsUpdateBrandApiResponse, SettingsUpdateBrandApiArg>({
      query: (queryArg) => ({ url: `/brand`, method: 'PUT', body: queryArg }),
    }),
    settingsCreateCategory: build.mutation<SettingsCreateCategoryApiResponse, SettingsCreateCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    settingsUpdateCategory: build.mutation<SettingsUpdateCategoryApiResponse, SettingsUpdateCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsCreateSubCategory: build.mutation<SettingsCreateSubCategoryApiResponse, SettingsCreateSubCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    settingsUpdateSubCategory: build.mutation<SettingsUpdateSubCategoryApiResponse, SettingsUpdateSubCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category/sub`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsCreateWarehouse: build.mutation<SettingsCreateWarehouseApiResponse, SettingsCreateWarehouseApiArg>({
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    settingsUpdateWarehouse: build.mutation<SettingsUpdateWarehouseApiResponse, SettingsUpdateWarehouseApiArg>({
      query: (queryArg) => ({
        url: `/warehouse`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsCreateProduct: build.mutation<SettingsCreateProductApiResponse, SettingsCreateProductApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    settingsUpdateProduct: build.mutation<SettingsUpdateProductApiResponse, SettingsUpdateProductApiArg>({
      query: (queryArg) => ({ url: `/product`, method: 'PUT', body: queryArg }),
    }),
    settingsEnableProduct: build.mutation<SettingsEnableProductApiResponse, SettingsEnableProductApiArg>({
      query: (queryArg) => ({
        url: `/product/enable`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsCorrectInvoices: build.mutation<SettingsCorrectInvoicesApiResponse, SettingsCorrectInvoicesApiArg>({
      query: (queryArg) => ({
        url: `/correction/invoice-product-price`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsCreateTemplate: build.mutation<SettingsCreateTemplateApiResponse, SettingsCreateTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    settingsUpdateTemplate: build.mutation<SettingsUpdateTemplateApiResponse, SettingsUpdateTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsSetStanding: build.mutation<SettingsSetStandingApiResponse, SettingsSetStandingApiArg>({
      query: (queryArg) => ({
        url: `/order-template/standing`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsCreateUser: build.mutation<SettingsCreateUserApiResponse, SettingsCreateUserApiArg>({
      query: (queryArg) => ({ url: `/user`, method: 'POST', body: queryArg }),
    }),
    settingsUpdateUser: build.mutation<SettingsUpdateUserApiResponse, SettingsUpdateUserApiArg>({
      query: (queryArg) => ({ url: `/user`, method: 'PUT', body: queryArg }),
    }),
    settingsBeginSecondFactor: build.mutation<SettingsBeginSecondFactorApiResponse, SettingsBeginSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/second-factor/own`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsConfirmSecondFactor: build.mutation<
      SettingsConfirmSecondFactorApiResponse,
      SettingsConfirmSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/second-factor/own/confirm`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsTurnOffSecondFactor: build.mutation<
      SettingsTurnOffSecondFactorApiResponse,
      SettingsTurnOffSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/second-factor/own/off`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsOfferProducts: build.mutation<SettingsOfferProductsApiResponse, SettingsOfferProductsApiArg>({
      query: (queryArg) => ({
        url: `/user-product/user`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    settingsUpdatePreference: build.mutation<SettingsUpdatePreferenceApiResponse, SettingsUpdatePreferenceApiArg>({
      query: (queryArg) => ({
        url: `/preference`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sendingApi };
export type SettingsUpdateAddressApiResponse = /** status 200  */ {
  obj: {
    type: 'BILL' | 'SHIP';
    name: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zipCode: string;
    version: string;
  };
  message?: string;
};
export type SettingsUpdateAddressApiArg = {
  name: string;
  address1: string;
  address2?: string;
  city: string;
  state:
    | 'AK'
    | 'AL'
    | 'AR'
    | 'AZ'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'IA'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'MA'
    | 'MD'
    | 'ME'
    | 'MI'
    | 'MN'
    | 'MO'
    | 'MS'
    | 'MT'
    | 'NC'
    | 'ND'
    | 'NE'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NV'
    | 'NY'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VA'
    | 'VT'
    | 'WA'
    | 'WI'
    | 'WV'
    | 'WY';
  zipCode: string;
  type: 'BILL' | 'SHIP';
  version?: string;
};
export type SettingsCreateBrandApiResponse = /** status 201  */ {
  obj: {
    id: number;
    name: string;
    version: string;
  };
  message?: string;
};
export type SettingsCreateBrandApiArg = {
  name: string;
};
export type SettingsUpdateBrandApiResponse = /** status 200  */ {
  obj: {
    id: number;
    name: string;
    version: string;
  };
  message?: string;
};
export type SettingsUpdateBrandApiArg = {
  name: string;
  id: number;
  version?: string;
};
export type SettingsCreateCategoryApiResponse = /** status 201  */ {
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
export type SettingsCreateCategoryApiArg = {
  name: string;
  subWarehouse: {
    id: number;
  };
};
export type SettingsUpdateCategoryApiResponse = /** status 200  */ {
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
export type SettingsUpdateCategoryApiArg = {
  name: string;
  subWarehouse: {
    id: number;
  };
  id: number;
  version?: string;
};
export type SettingsCreateSubCategoryApiResponse = /** status 201  */ {
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
export type SettingsCreateSubCategoryApiArg = {
  name: string;
  category: {
    id: number;
  };
};
export type SettingsUpdateSubCategoryApiResponse = /** status 200  */ {
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
export type SettingsUpdateSubCategoryApiArg = {
  name: string;
  category: {
    id: number;
  };
  id: number;
  version?: string;
};
export type SettingsCreateWarehouseApiResponse = /** status 201  */ {
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
export type SettingsCreateWarehouseApiArg = {
  name: string;
};
export type SettingsUpdateWarehouseApiResponse = /** status 200  */ {
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
export type SettingsUpdateWarehouseApiArg = {
  name: string;
  id: number;
  version?: string;
};
export type SettingsCreateProductApiResponse = /** status 201  */ {
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
export type SettingsCreateProductApiArg = {
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
export type SettingsUpdateProductApiResponse = /** status 200  */ {
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
export type SettingsUpdateProductApiArg = {
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
export type SettingsEnableProductApiResponse = /** status 200  */ {
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
export type SettingsEnableProductApiArg = {
  product: {
    productId: number;
  };
};
export type SettingsCorrectInvoicesApiResponse = /** status 200  */ {
  list: string[];
  message?: string;
};
export type SettingsCorrectInvoicesApiArg = {
  storeIds?: number[];
  start: number;
  end: number;
  dryRun?: boolean;
  productId: number;
  price: number;
  wholesalePrice: number;
};
export type SettingsCreateTemplateApiResponse = /** status 201  */ {
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
export type SettingsCreateTemplateApiArg = {
  id?: number;
  name: string;
  subWarehouseId: number;
  orderItems: {
    productId: number;
    quantity: number;
  }[];
  version?: string;
};
export type SettingsUpdateTemplateApiResponse = /** status 200  */ {
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
export type SettingsUpdateTemplateApiArg = {
  id?: number;
  name: string;
  subWarehouseId: number;
  orderItems: {
    productId: number;
    quantity: number;
  }[];
  version?: string;
};
export type SettingsSetStandingApiResponse = /** status 200  */ {
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
export type SettingsSetStandingApiArg = {
  id: number;
  standing: {
    weekdays: number[];
    cutoff: number;
    paused: boolean;
  } | null;
};
export type SettingsCreateUserApiResponse = /** status 201  */ {
  obj: {
    id: number;
    name: string;
    url?: string;
  };
  message?: string;
};
export type SettingsCreateUserApiArg = {
  name: string;
  role: 'STORE' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
  wholesalePrice?: boolean;
  username?: string;
  storeId?: number;
};
export type SettingsUpdateUserApiResponse = /** status 200  */ {
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
  message?: string;
};
export type SettingsUpdateUserApiArg = {
  id: number;
  name?: string;
  role?: 'STORE' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS';
  wholesalePrice?: boolean;
  disabled?: boolean;
  creditPolicy?: 'NONE' | 'WARN' | 'STOP';
  creditLimit?: number;
  version?: string;
};
export type SettingsBeginSecondFactorApiResponse = /** status 200  */ {
  obj: {
    secret: string;
    setupUrl: string;
  };
  message?: string;
};
export type SettingsBeginSecondFactorApiArg = {
  password: string;
};
export type SettingsConfirmSecondFactorApiResponse = /** status 200  */ {
  obj: {
    recoveryCodes: string[];
  };
  message?: string;
};
export type SettingsConfirmSecondFactorApiArg = {
  code: string;
};
export type SettingsTurnOffSecondFactorApiResponse = /** status 200  */ {
  message: string;
};
export type SettingsTurnOffSecondFactorApiArg = {
  password: string;
};
export type SettingsOfferProductsApiResponse = /** status 200  */ {
  list: number[];
  message?: string;
};
export type SettingsOfferProductsApiArg = {
  userId: number;
  productIds: number[];
};
export type SettingsUpdatePreferenceApiResponse = /** status 200  */ {
  obj: {
    orderProductView: 'LIST' | 'CARD';
    newOrderNotice: boolean;
    language: 'gb' | 'cn';
  };
  message?: string;
};
export type SettingsUpdatePreferenceApiArg = {
  orderProductView?: 'LIST' | 'CARD';
  newOrderNotice?: boolean;
  language?: 'gb' | 'cn';
};
export const {
  useSettingsUpdateAddressMutation,
  useSettingsCreateBrandMutation,
  useSettingsUpdateBrandMutation,
  useSettingsCreateCategoryMutation,
  useSettingsUpdateCategoryMutation,
  useSettingsCreateSubCategoryMutation,
  useSettingsUpdateSubCategoryMutation,
  useSettingsCreateWarehouseMutation,
  useSettingsUpdateWarehouseMutation,
  useSettingsCreateProductMutation,
  useSettingsUpdateProductMutation,
  useSettingsEnableProductMutation,
  useSettingsCorrectInvoicesMutation,
  useSettingsCreateTemplateMutation,
  useSettingsUpdateTemplateMutation,
  useSettingsSetStandingMutation,
  useSettingsCreateUserMutation,
  useSettingsUpdateUserMutation,
  useSettingsBeginSecondFactorMutation,
  useSettingsConfirmSecondFactorMutation,
  useSettingsTurnOffSecondFactorMutation,
  useSettingsOfferProductsMutation,
  useSettingsUpdatePreferenceMutation,
} = injectedRtkApi;
