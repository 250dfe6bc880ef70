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
export type InventoryDashboardApiResponse = /** status 200 The figures. */ {
  obj: {
    insufficientProducts: {
      /** Id. */
      productId: number;
      productName: string;
      quantity: number;
      reorderPoint: number;
    }[];
    inventoryCounts: {
      /** A moment: milliseconds since the beginning of 1970, UTC. */
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
export type InventoryExpiringApiResponse =
  /** status 200 The lots, each with what is left of it in pieces and pounds. */ {
    list: {
      /** Id. */
      productId: number;
      productName: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      lot?: string;
      expiry: string;
      daysLeft: number;
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
    }[];
    message?: string;
  };
export type InventoryExpiringApiArg = {
  days?: number;
};
export type InventoryLotsApiResponse = /** status 200 The lots, each with what is left of it in pieces and pounds. */ {
  list: {
    lot: string;
    expiry?: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    quantity: number;
    /** Pounds, at most two decimals. */
    weight: number;
  }[];
  message?: string;
};
export type InventoryLotsApiArg = {
  /** Id. */
  productId: number;
};
export type InventoryRecallApiResponse = /** status 200 The lot with its orders, by store. */ {
  obj: {
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    lot: string;
    expiry?: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    firstReceived: number;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    lastReceived: number;
    received: {
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
    };
    inStock: {
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
    };
    corrected: {
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
    };
    orders: {
      /** Id. */
      orderId: number;
      displayId: number | null;
      storeName: string | null;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number | null;
      shipped: {
        quantity: number;
        /** Pounds, at most two decimals. */
        weight: number;
      };
      cameBack: {
        quantity: number;
        /** Pounds, at most two decimals. */
        weight: number;
      };
    }[];
  };
  message?: string;
};
export type InventoryRecallApiArg = {
  /** Id. */
  productId: number;
  lot: string;
};
export type InventoryRowsApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  list: {
    /** Id. */
    productId: number;
    secondaryName: string;
    tertiaryName: string;
    quantity: number;
    reorderPoint: number | null;
    /** US dollars, at most two decimals. */
    price: number;
    /** US dollars, at most two decimals. */
    wholesalePrice: number;
    /** US dollars, at most two decimals. */
    totalWholesalePrice: number;
    /** Pounds, at most two decimals. */
    totalWeight: number;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    booked: number;
    reserved: number;
    gtin: string;
    code: string;
    location: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    lastIn: number | null;
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
  }[];
};
export type InventoryRowsApiArg = void;
export type InventoryRemoveApiResponse = /** status 200 A message. */ {
  message: string;
};
export type InventoryRemoveApiArg = {
  /** Id. */
  id: number;
  reason: string;
};
export type InventoryUnitsApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  list: {
    /** Id. */
    inventoryId: number;
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Pounds, at most two decimals. */
    weight: number;
    quantity: number;
    qrValue: string;
    qrText: string;
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    lot?: string;
    expiry?: string;
    serial?: string;
    weightConfirmed?: boolean;
  }[];
};
export type InventoryUnitsApiArg = {
  /** Id. */
  productId: number;
  available?: boolean;
};
export type InventoryUnitApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  obj: {
    /** Id. */
    inventoryId: number;
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Pounds, at most two decimals. */
    weight: number;
    quantity: number;
    qrValue: string;
    qrText: string;
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    lot?: string;
    expiry?: string;
    serial?: string;
    weightConfirmed?: boolean;
  };
};
export type InventoryUnitApiArg = {
  qrValue: string;
};
export type InventoryCountsApiResponse =
  /** status 200 The stock counts, each with how many products it has and how many of them were counted. */ {
    list: {
      /** Id. */
      id: number;
      displayId: number;
      status: 'OPEN' | 'POSTED' | 'CANCELLED';
      name: string;
      createdBy: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      products: number;
      counted: number;
    }[];
    message?: string;
  };
export type InventoryCountsApiArg = void;
export type InventoryCancelCountApiResponse = /** status 200 A message with the number of the count. */ {
  message: string;
};
export type InventoryCancelCountApiArg = {
  /** Id. */
  id: number;
};
export type InventoryCountApiResponse = /** status 200 The stock count with its lines. */ {
  obj: {
    /** Id. */
    id: number;
    displayId: number;
    status: 'OPEN' | 'POSTED' | 'CANCELLED';
    name: string;
    createdBy: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    products: number;
    counted: number;
    lines: {
      /** Id. */
      productId: number;
      productName: string;
      location: string;
      gtin: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity?: number;
      /** Pounds, at most two decimals. */
      weight?: number;
      version: number;
      units: {
        /** Id. */
        inventoryId: number;
        qrText: string;
      }[];
    }[];
  };
  message?: string;
};
export type InventoryCountApiArg = {
  /** Id. */
  id: number;
};
export type InventoryCountReviewApiResponse =
  /** status 200 The counted products, in the order of location, then name. */ {
    list: {
      /** Id. */
      productId: number;
      productName: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      countedBy: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      countedTime: number;
      bookQuantity: number;
      /** Pounds, at most two decimals. */
      bookWeight: number;
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      missing: {
        /** Id. */
        inventoryId: number;
        qrText: string;
      }[];
    }[];
    message?: string;
  };
export type InventoryCountReviewApiArg = {
  /** Id. */
  id: number;
};
export type InventoryStartCountApiResponse = /** status 201 The new stock count with its lines. */ {
  obj: {
    /** Id. */
    id: number;
    displayId: number;
    status: 'OPEN' | 'POSTED' | 'CANCELLED';
    name: string;
    createdBy: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    products: number;
    counted: number;
    lines: {
      /** Id. */
      productId: number;
      productName: string;
      location: string;
      gtin: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity?: number;
      /** Pounds, at most two decimals. */
      weight?: number;
      version: number;
      units: {
        /** Id. */
        inventoryId: number;
        qrText: string;
      }[];
    }[];
  };
  message?: string;
};
export type InventoryStartCountApiArg = {
  /** Id. */
  subWarehouseId?: number;
  /** Id. */
  categoryId?: number;
  /** Id. */
  subCategoryId?: number;
  location?: string;
};
export type InventoryPostCountApiResponse = /** status 200 A message with the number of the count. */ {
  message: string;
};
export type InventoryPostCountApiArg = {
  /** Id. */
  id: number;
  reason: string;
};
export type InventoryAddApiResponse = /** status 201 The new labels, in the order of the lines, and a message. */ {
  list: {
    /** Id. */
    inventoryId: number;
    /** Id. */
    productId: number;
    qrValue: string;
    qrText: string;
  }[];
  message?: string;
};
export type InventoryAddApiArg = {
  inventoryList: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity?: number;
    /** Pounds, at most two decimals, above zero. */
    weight?: number;
    lot?: string;
    expiry?: string;
    serial?: string;
  }[];
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  date?: number;
  needRecord?: boolean;
  /** Id. */
  supplierId?: number | null;
  /** Id. */
  subWarehouseId?: number | null;
  weightsConfirmed?: boolean;
};
export type InventoryAdjustApiResponse = /** status 200 The unit as it is now, and a message. */ {
  obj: {
    /** Id. */
    inventoryId: number;
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Pounds, at most two decimals. */
    weight: number;
    quantity: number;
    qrValue: string;
    qrText: string;
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    lot?: string;
    expiry?: string;
    serial?: string;
    weightConfirmed?: boolean;
  };
  message?: string;
};
export type InventoryAdjustApiArg = {
  /** Id. */
  inventoryId: number;
  /** Pounds, at most two decimals, above zero. */
  weight?: number;
  /** Pieces, a whole number. */
  quantity?: number;
  reason: string;
  weightsConfirmed?: boolean;
};
export type InventorySetProductWeightApiResponse = /** status 200 The product's id and its new weight in pounds. */ {
  obj: {
    /** Id. */
    productId: number;
    /** Pounds, at most two decimals. */
    totalWeight: number;
  };
  message?: string;
};
export type InventorySetProductWeightApiArg = {
  product: {
    /** Id. */
    productId: number;
    /** Pounds, at most two decimals. */
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
