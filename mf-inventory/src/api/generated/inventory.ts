/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const inventoryApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryDashboard: build.query<InventoryDashboardApiResponse, InventoryDashboardApiArg>({
      query: () => ({ url: `/dashboard` }),
    }),
    inventoryExpiring: build.query<InventoryExpiringApiResponse, InventoryExpiringApiArg>({
      query: (queryArg) => ({
        url: `/dashboard/expiring`,
        params: queryArg,
      }),
    }),
    inventoryLots: build.query<InventoryLotsApiResponse, InventoryLotsApiArg>({
      query: (queryArg) => ({
        url: `/inventory/lots`,
        params: queryArg,
      }),
    }),
    inventoryRecall: build.query<InventoryRecallApiResponse, InventoryRecallApiArg>({
      query: (queryArg) => ({
        url: `/inventory/recall`,
        params: queryArg,
      }),
    }),
    inventoryRows: build.query<InventoryRowsApiResponse, InventoryRowsApiArg>({
      query: () => ({ url: `/inventory` }),
    }),
    inventoryRemove: build.mutation<InventoryRemoveApiResponse, InventoryRemoveApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    inventoryUnits: build.query<InventoryUnitsApiResponse, InventoryUnitsApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        params: queryArg,
      }),
    }),
    inventoryUnit: build.query<InventoryUnitApiResponse, InventoryUnitApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        params: queryArg,
      }),
    }),
    inventoryCounts: build.query<InventoryCountsApiResponse, InventoryCountsApiArg>({
      query: () => ({ url: `/stock-count` }),
    }),
    inventoryCancelCount: build.mutation<InventoryCancelCountApiResponse, InventoryCancelCountApiArg>({
      query: (queryArg) => ({
        url: `/stock-count`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    inventoryCount: build.query<InventoryCountApiResponse, InventoryCountApiArg>({
      query: (queryArg) => ({
        url: `/stock-count/lines`,
        params: queryArg,
      }),
    }),
    inventoryCountReview: build.query<InventoryCountReviewApiResponse, InventoryCountReviewApiArg>({
      query: (queryArg) => ({
        url: `/stock-count/review`,
        params: queryArg,
      }),
    }),
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
    inventoryAdjust: build.mutation<InventoryAdjustApiResponse, InventoryAdjustApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    inventorySetProductWeight: build.mutation<InventorySetProductWeightApiResponse, InventorySetProductWeightApiArg>({
      query: (queryArg) => ({
        url: `/product/weight`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type InventoryDashboardApiResponse = /** status 200  */ {
  obj: {
    insufficientProducts: {
      productId: number;
      productName: string;
      quantity: number;
      reorderPoint: number;
    }[];
    inventoryCounts: {
      time: number;
      count: number;
    }[];
    activeInventories: number;
    removedInventories: number;
    productsCount: number;
    noQtyProductsCount: number;
  };
  message?: string;
};
export type InventoryDashboardApiArg = void;
export type InventoryExpiringApiResponse = /** status 200  */ {
  list: {
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    lot?: string;
    expiry: string;
    daysLeft: number;
    quantity: number;
    weight: number;
  }[];
  message?: string;
};
export type InventoryExpiringApiArg = {
  days?: number;
};
export type InventoryLotsApiResponse = /** status 200  */ {
  list: {
    lot: string;
    expiry?: string;
    receivedDate: number;
    quantity: number;
    weight: number;
  }[];
  message?: string;
};
export type InventoryLotsApiArg = {
  productId: number;
};
export type InventoryRecallApiResponse = /** status 200  */ {
  obj: {
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    lot: string;
    expiry?: string;
    firstReceived: number;
    lastReceived: number;
    received: {
      quantity: number;
      weight: number;
    };
    inStock: {
      quantity: number;
      weight: number;
    };
    corrected: {
      quantity: number;
      weight: number;
    };
    orders: {
      orderId: number;
      displayId: number | null;
      storeName: string | null;
      time: number | null;
      shipped: {
        quantity: number;
        weight: number;
      };
      cameBack: {
        quantity: number;
        weight: number;
      };
    }[];
  };
  message?: string;
};
export type InventoryRecallApiArg = {
  productId: number;
  lot: string;
};
export type InventoryRowsApiResponse = /** status 200  */ {
  list: {
    productId: number;
    secondaryName: string;
    tertiaryName: string;
    quantity: number;
    reorderPoint: number | null;
    price: number;
    wholesalePrice: number;
    totalWholesalePrice: number;
    totalWeight: number;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    booked: number;
    reserved: number;
    gtin: string;
    code: string;
    location: string;
    lastIn: number | null;
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
  }[];
};
export type InventoryRowsApiArg = void;
export type InventoryRemoveApiResponse = /** status 200  */ {
  message: string;
};
export type InventoryRemoveApiArg = {
  id: number;
  reason: string;
};
export type InventoryUnitsApiResponse = /** status 200  */ {
  list: {
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
  }[];
};
export type InventoryUnitsApiArg = {
  productId: number;
  available?: boolean;
};
export type InventoryUnitApiResponse = /** status 200  */ {
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
};
export type InventoryUnitApiArg = {
  qrValue: string;
};
export type InventoryCountsApiResponse = /** status 200  */ {
  list: {
    id: number;
    displayId: number;
    status: 'OPEN' | 'POSTED' | 'CANCELLED';
    name: string;
    createdBy: string;
    time: number;
    products: number;
    counted: number;
  }[];
  message?: string;
};
export type InventoryCountsApiArg = void;
export type InventoryCancelCountApiResponse = /** status 200  */ {
  message: string;
};
export type InventoryCancelCountApiArg = {
  id: number;
};
export type InventoryCountApiResponse = /** status 200  */ {
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
export type InventoryCountApiArg = {
  id: number;
};
export type InventoryCountReviewApiResponse = /** status 200  */ {
  list: {
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    countedBy: string;
    countedTime: number;
    bookQuantity: number;
    bookWeight: number;
    quantity: number;
    weight: number;
    missing: {
      inventoryId: number;
      qrText: string;
    }[];
  }[];
  message?: string;
};
export type InventoryCountReviewApiArg = {
  id: number;
};
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
export type InventoryAdjustApiResponse = /** status 200  */ {
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
export type InventoryAdjustApiArg = {
  inventoryId: number;
  weight?: number;
  quantity?: number;
  reason: string;
  weightsConfirmed?: boolean;
};
export type InventorySetProductWeightApiResponse = /** status 200  */ {
  obj: {
    productId: number;
    totalWeight: number;
  };
  message?: string;
};
export type InventorySetProductWeightApiArg = {
  product: {
    productId: number;
    totalWeight: number;
    reason?: string;
  };
};
export const {
  useInventoryDashboardQuery,
  useLazyInventoryDashboardQuery,
  useInventoryExpiringQuery,
  useLazyInventoryExpiringQuery,
  useInventoryLotsQuery,
  useLazyInventoryLotsQuery,
  useInventoryRecallQuery,
  useLazyInventoryRecallQuery,
  useInventoryRowsQuery,
  useLazyInventoryRowsQuery,
  useInventoryRemoveMutation,
  useInventoryUnitsQuery,
  useLazyInventoryUnitsQuery,
  useInventoryUnitQuery,
  useLazyInventoryUnitQuery,
  useInventoryCountsQuery,
  useLazyInventoryCountsQuery,
  useInventoryCancelCountMutation,
  useInventoryCountQuery,
  useLazyInventoryCountQuery,
  useInventoryCountReviewQuery,
  useLazyInventoryCountReviewQuery,
  useInventoryStartCountMutation,
  useInventoryPostCountMutation,
  useInventoryAddMutation,
  useInventoryAdjustMutation,
  useInventorySetProductWeightMutation,
} = inventoryApi;
