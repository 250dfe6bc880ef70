/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    inventoryStartCount: build.mutation<InventoryStartCountApiResponse, InventoryStartCountApiArg>({
      query: (queryArg) => ({
        url: `/stock-count`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inventoryPostCount: build.mutation<InventoryPostCountApiResponse, InventoryPostCountApiArg>({
      query: (queryArg) => ({
        url: `/stock-count/post`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inventoryAdd: build.mutation<InventoryAddApiResponse, InventoryAddApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inventoryAdjustUnit: build.mutation<InventoryAdjustUnitApiResponse, InventoryAdjustUnitApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    inventoryAdjustWeight: build.mutation<InventoryAdjustWeightApiResponse, InventoryAdjustWeightApiArg>({
      query: (queryArg) => ({
        url: `/product/weight`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    inventoryReserve: build.mutation<InventoryReserveApiResponse, InventoryReserveApiArg>({
      query: (queryArg) => ({ url: `/product`, method: 'PUT', body: queryArg }),
    }),
    inventoryUpdateColumns: build.mutation<InventoryUpdateColumnsApiResponse, InventoryUpdateColumnsApiArg>({
      query: (queryArg) => ({
        url: `/preference/inventory-columns`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sendingApi };
export type InventoryStartCountApiResponse = /** status 201  */ {
  obj: {
    id: number;
    displayId: number;
    status: 'OPEN' | 'POSTED' | 'CANCELLED';
    name: string;
    createdBy: string;
    time: number;
    products: number;
    counted: number;
    lines: {
      productId: number;
      productName: string;
      location: string;
      gtin: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity?: number;
      weight?: number;
      version: number;
      units: {
        inventoryId: number;
        qrText: string;
      }[];
    }[];
  };
  message?: string;
};
export type InventoryStartCountApiArg = {
  subWarehouseId?: number;
  categoryId?: number;
  subCategoryId?: number;
  location?: string;
};
export type InventoryPostCountApiResponse = /** status 200  */ {
  message: string;
};
export type InventoryPostCountApiArg = {
  id: number;
  reason: string;
};
export type InventoryAddApiResponse = /** status 201  */ {
  list: {
    inventoryId: number;
    productId: number;
    qrValue: string;
    qrText: string;
  }[];
  message?: string;
};
export type InventoryAddApiArg = {
  inventoryList: {
    productId: number;
    quantity?: number;
    weight?: number;
    lot?: string;
    expiry?: string;
  }[];
  date?: number;
  needRecord?: boolean;
  supplierId?: number | null;
  subWarehouseId?: number | null;
  weightsConfirmed?: boolean;
};
export type InventoryAdjustUnitApiResponse = /** status 200  */ {
  obj: {
    inventoryId: number;
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    weight: number;
    quantity: number;
    qrValue: string;
    qrText: string;
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    receivedDate: number;
    lot?: string;
    expiry?: string;
    weightConfirmed?: boolean;
  };
  message?: string;
};
export type InventoryAdjustUnitApiArg = {
  inventoryId: number;
  weight?: number;
  quantity?: number;
  reason: string;
  weightsConfirmed?: boolean;
};
export type InventoryAdjustWeightApiResponse = /** status 200  */ {
  obj: {
    productId: number;
    totalWeight: number;
  };
  message?: string;
};
export type InventoryAdjustWeightApiArg = {
  product: {
    productId: number;
    totalWeight: number;
    reason?: string;
  };
};
export type InventoryReserveApiResponse = /** status 200  */ {
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
export type InventoryReserveApiArg = {
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
export type InventoryUpdateColumnsApiResponse = /** status 200  */ {
  obj: {
    [key: string]: boolean;
  };
  message?: string;
};
export type InventoryUpdateColumnsApiArg = {
  [key: string]: boolean;
};
export const {
  useInventoryStartCountMutation,
  useInventoryPostCountMutation,
  useInventoryAddMutation,
  useInventoryAdjustUnitMutation,
  useInventoryAdjustWeightMutation,
  useInventoryReserveMutation,
  useInventoryUpdateColumnsMutation,
} = injectedRtkApi;
