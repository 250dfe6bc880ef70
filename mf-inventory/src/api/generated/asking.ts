/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    inventoryDashboard: build.query<InventoryDashboardApiResponse, InventoryDashboardApiArg>({
      query: () => ({ url: `/dashboard` }),
    }),
    inventoryExpiring: build.query<InventoryExpiringApiResponse, InventoryExpiringApiArg>({
      query: (queryArg) => ({
        url: `/dashboard/expiring`,
        params: {
          days: queryArg.days,
        },
      }),
    }),
    inventoryLots: build.query<InventoryLotsApiResponse, InventoryLotsApiArg>({
      query: (queryArg) => ({
        url: `/inventory/lots`,
        params: {
          productId: queryArg.productId,
        },
      }),
    }),
    inventoryRecall: build.query<InventoryRecallApiResponse, InventoryRecallApiArg>({
      query: (queryArg) => ({
        url: `/inventory/recall`,
        params: {
          productId: queryArg.productId,
          lot: queryArg.lot,
        },
      }),
    }),
    inventoryRows: build.query<InventoryRowsApiResponse, InventoryRowsApiArg>({
      query: () => ({ url: `/inventory` }),
    }),
    inventoryRemoveUnit: build.mutation<InventoryRemoveUnitApiResponse, InventoryRemoveUnitApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
          reason: queryArg.reason,
        },
      }),
    }),
    inventoryUnits: build.query<InventoryUnitsApiResponse, InventoryUnitsApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        params: {
          productId: queryArg.productId,
          available: queryArg.available,
        },
      }),
    }),
    inventoryUnit: build.query<InventoryUnitApiResponse, InventoryUnitApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        params: {
          qrValue: queryArg.qrValue,
        },
      }),
    }),
    inventoryCounts: build.query<InventoryCountsApiResponse, InventoryCountsApiArg>({
      query: () => ({ url: `/stock-count` }),
    }),
    inventoryCancelCount: build.mutation<InventoryCancelCountApiResponse, InventoryCancelCountApiArg>({
      query: (queryArg) => ({
        url: `/stock-count`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    inventoryCount: build.query<InventoryCountApiResponse, InventoryCountApiArg>({
      query: (queryArg) => ({
        url: `/stock-count/lines`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    inventoryCountReview: build.query<InventoryCountReviewApiResponse, InventoryCountReviewApiArg>({
      query: (queryArg) => ({
        url: `/stock-count/review`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    inventoryProducts: build.query<InventoryProductsApiResponse, InventoryProductsApiArg>({
      query: () => ({ url: `/product` }),
    }),
    inventoryEveryProduct: build.query<InventoryEveryProductApiResponse, InventoryEveryProductApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: {
          includeDisabled: queryArg.includeDisabled,
        },
      }),
    }),
    inventoryProduct: build.query<InventoryProductApiResponse, InventoryProductApiArg>({
      query: (queryArg) => ({
        url: `/product`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    inventoryColumns: build.query<InventoryColumnsApiResponse, InventoryColumnsApiArg>({
      query: () => ({ url: `/preference/inventory-columns` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as askingApi };
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
export type InventoryRemoveUnitApiResponse = /** status 200  */ {
  message: string;
};
export type InventoryRemoveUnitApiArg = {
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
export type InventoryProductsApiResponse = /** status 200  */ {
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
export type InventoryProductsApiArg = void;
export type InventoryEveryProductApiResponse = /** status 200  */ {
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
export type InventoryEveryProductApiArg = {
  includeDisabled: boolean;
};
export type InventoryProductApiResponse = /** status 200  */ {
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
export type InventoryProductApiArg = {
  id: number;
};
export type InventoryColumnsApiResponse = /** status 200  */ {
  obj: {
    [key: string]: boolean;
  };
  message?: string;
};
export type InventoryColumnsApiArg = void;
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
  useInventoryRemoveUnitMutation,
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
  useInventoryProductsQuery,
  useLazyInventoryProductsQuery,
  useInventoryEveryProductQuery,
  useLazyInventoryEveryProductQuery,
  useInventoryProductQuery,
  useLazyInventoryProductQuery,
  useInventoryColumnsQuery,
  useLazyInventoryColumnsQuery,
} = injectedRtkApi;
