/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const inventoryApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryDashboard: build.query<InventoryDashboardApiResponse, InventoryDashboardApiArg>({
      providesTags: ['Inventory', { type: 'Inventory', id: 'LIST' }, 'Product'] as const,
      query: () => ({ url: `/dashboard` }),
    }),
    inventoryExpiring: build.query<InventoryExpiringApiResponse, InventoryExpiringApiArg>({
      providesTags: ['Inventory', { type: 'Inventory', id: 'LIST' }, 'Product'] as const,
      query: (queryArg) => ({
        url: `/dashboard/expiring`,
        params: queryArg,
      }),
    }),
    inventoryFirstSteps: build.query<InventoryFirstStepsApiResponse, InventoryFirstStepsApiArg>({
      providesTags: ['Inventory', { type: 'Inventory', id: 'LIST' }, 'Product', { type: 'Order', id: 'LIST' }] as const,
      query: () => ({ url: `/dashboard/first-steps` }),
    }),
    inventoryLots: build.query<InventoryLotsApiResponse, InventoryLotsApiArg>({
      providesTags: ['Inventory'] as const,
      query: (queryArg) => ({
        url: `/inventory/lots`,
        params: queryArg,
      }),
    }),
    inventoryRecall: build.query<InventoryRecallApiResponse, InventoryRecallApiArg>({
      providesTags: ['Inventory'] as const,
      query: (queryArg) => ({
        url: `/inventory/recall`,
        params: queryArg,
      }),
    }),
    inventoryRows: build.query<InventoryRowsApiResponse, InventoryRowsApiArg>({
      providesTags: ['Inventory'] as const,
      query: () => ({ url: `/inventory` }),
    }),
    inventoryRemove: build.mutation<InventoryRemoveApiResponse, InventoryRemoveApiArg>({
      invalidatesTags: (_response: unknown, failure: { code: string } | undefined) =>
        failure && failure.code !== 'STALE' ? [] : (['Inventory', 'Product', 'Received'] as const),
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    inventoryUnits: build.query<InventoryUnitsApiResponse, InventoryUnitsApiArg>({
      providesTags: ['Inventory'] as const,
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
    inventoryUnitById: build.query<InventoryUnitByIdApiResponse, InventoryUnitByIdApiArg>({
      providesTags: ['Inventory'] as const,
      query: (queryArg) => ({
        url: `/inventory`,
        params: queryArg,
      }),
    }),
    inventoryCounts: build.query<InventoryCountsApiResponse, InventoryCountsApiArg>({
      providesTags: ['StockCount'] as const,
      query: () => ({ url: `/stock-count` }),
    }),
    inventoryCancelCount: build.mutation<InventoryCancelCountApiResponse, InventoryCancelCountApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) => (failure ? [] : (['StockCount'] as const)),
      query: (queryArg) => ({
        url: `/stock-count`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    inventoryCount: build.query<InventoryCountApiResponse, InventoryCountApiArg>({
      providesTags: ['StockCount'] as const,
      query: (queryArg) => ({
        url: `/stock-count/lines`,
        params: queryArg,
      }),
    }),
    inventoryCountPieces: build.query<InventoryCountPiecesApiResponse, InventoryCountPiecesApiArg>({
      providesTags: ['Inventory'] as const,
      query: (queryArg) => ({
        url: `/stock-count/pieces`,
        params: queryArg,
      }),
    }),
    inventoryCountReview: build.query<InventoryCountReviewApiResponse, InventoryCountReviewApiArg>({
      providesTags: ['StockCount'] as const,
      query: (queryArg) => ({
        url: `/stock-count/review`,
        params: queryArg,
      }),
    }),
    inventoryStartCount: build.mutation<InventoryStartCountApiResponse, InventoryStartCountApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) => (failure ? [] : (['StockCount'] as const)),
      query: (queryArg) => ({
        url: `/stock-count`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inventoryPostCount: build.mutation<InventoryPostCountApiResponse, InventoryPostCountApiArg>({
      invalidatesTags: (_response: unknown, failure: { code: string } | undefined) =>
        !failure
          ? (['StockCount', 'Inventory', 'Product', 'Received'] as const)
          : failure.code === 'STALE'
            ? (['StockCount'] as const)
            : [],
      query: (queryArg) => ({
        url: `/stock-count/post`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inventoryAdd: build.mutation<InventoryAddApiResponse, InventoryAddApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inventoryAdjust: build.mutation<InventoryAdjustApiResponse, InventoryAdjustApiArg>({
      invalidatesTags: (_response: unknown, failure: { code: string } | undefined) =>
        failure && failure.code !== 'STALE' ? [] : (['Inventory', 'Product', 'Received'] as const),
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    inventorySetProductWeight: build.mutation<InventorySetProductWeightApiResponse, InventorySetProductWeightApiArg>({
      invalidatesTags: (_response: unknown, failure: { code: string } | undefined) =>
        failure && failure.code !== 'STALE' ? [] : (['Inventory', 'Product', 'Received'] as const),
      query: (queryArg) => ({
        url: `/product/weight`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type InventoryDashboardApiResponse = /** status 200 The figures. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Products at or below their reorder point. */
    insufficientProducts: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** At or below this the product is to be ordered again; null for never. */
      reorderPoint: number;
    }[];
    /** How much stock there was on each day. */
    inventoryCounts: {
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** How many there were on that day: entries of stock, or orders. */
      count: number;
    }[];
    /** Entries of stock that are here. */
    activeInventories: number;
    /** Entries of stock that were removed. */
    removedInventories: number;
    /** Products on offer. */
    productsCount: number;
    /** Products of which nothing is here. */
    noQtyProductsCount: number;
    /** How many orders were placed on each of the last days. */
    placedOrders: {
      day: string;
      /** How many there were on that day: entries of stock, or orders. */
      count: number;
    }[];
    /** Open orders by the delivery day that they have missed. */
    lateOrders: {
      day: string;
      /** How many there were on that day: entries of stock, or orders. */
      count: number;
    }[];
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryDashboardApiArg = void;
export type InventoryExpiringApiResponse =
  /** status 200 The lots, each with what is left of it in pieces and pounds. */ {
    /** The requested objects. */
    list: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** The lot printed on the goods. */
      lot?: string;
      /** Last day on which it may be sold. */
      expiry: string;
      /** Days until it expires, or until stock is used up. */
      daysLeft: number;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type InventoryExpiringApiArg = {
  /** Within how many days. */
  days?: number;
};
export type InventoryFirstStepsApiResponse = /** status 200 Each step, with whether it is done. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Papers name an address of the distributor. */
    hasCompany: boolean;
    /** The warehouse has an area. */
    hasAreas: boolean;
    /** There is a category of the first level. */
    hasCategories: boolean;
    /** There is a product, in use or not. */
    hasProducts: boolean;
    /** There is a store, active or not. */
    hasStores: boolean;
    /** Goods have come in at some time. */
    hasReceived: boolean;
    /** There is an order that was not cancelled. */
    hasOrdered: boolean;
    /** The goods of an order have left. */
    hasShipped: boolean;
    /** An order has an invoice. */
    hasBilled: boolean;
    /** An invoice is paid in full. */
    hasPaid: boolean;
    /** The order that is furthest in its process; null if there is none. */
    orderId: number | null;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryFirstStepsApiArg = void;
export type InventoryLotsApiResponse = /** status 200 The lots, each with what is left of it in pieces and pounds. */ {
  /** The requested objects. */
  list: {
    /** The lot printed on the goods. */
    lot: string;
    /** Last day on which it may be sold. */
    expiry?: string;
    /** When it came in. A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
    weight: number;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryLotsApiArg = {
  /** The product’s id. */
  productId: number;
};
export type InventoryRecallApiResponse = /** status 200 The lot with its orders, by store. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** The lot printed on the goods. */
    lot: string;
    /** Last day on which it may be sold. */
    expiry?: string;
    /** When the first piece of the lot came in. A moment: milliseconds since the beginning of 1970, UTC. */
    firstReceived: number;
    /** When the last piece of the lot came in. A moment: milliseconds since the beginning of 1970, UTC. */
    lastReceived: number;
    /** How much of the lot came in. */
    received: {
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
    };
    /** How much of the lot is still here. */
    inStock: {
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
    };
    /** How much of the lot was taken out or put in by hand. */
    corrected: {
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
    };
    /** The orders that got something of the lot. */
    orders: {
      /** The order’s id. */
      orderId: number;
      /** The order’s number as people read it, counted by distributor. */
      displayId: number | null;
      /** The store’s name. */
      storeName: string | null;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number | null;
      /** How much of the lot went to this order. */
      shipped: {
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
        /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
        weight: number;
      };
      /** How much of the lot came back from this order. */
      cameBack: {
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
        /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
        weight: number;
      };
    }[];
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryRecallApiArg = {
  /** The product’s id. */
  productId: number;
  /** The lot printed on the goods. */
  lot: string;
};
export type InventoryRowsApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  /** The requested objects. */
  list: {
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    secondaryName: string;
    /** Its Chinese or other name. */
    tertiaryName: string;
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
    /** At or below this the product is to be ordered again; null for never. */
    reorderPoint: number | null;
    /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
    price: number;
    /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
    wholesalePrice: number;
    /** Its worth at wholesale prices. US dollars, at most two decimals. */
    totalWholesalePrice: number;
    /** Weight of all of it. Pounds, at most two decimals. */
    totalWeight: number;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** How much is promised to orders: pieces, of pooled goods pounds. */
    booked: number;
    /** How much is set aside and not sold: pieces, of pooled goods pounds. */
    reserved: number;
    /** The product’s GTIN, 8 to 14 digits. */
    gtin: string;
    /** The distributor’s code of the product. */
    code: string;
    /** Where in the warehouse it lies. */
    location: string;
    /** When the product last came in. A moment: milliseconds since the beginning of 1970, UTC. */
    lastIn: number | null;
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
  }[];
};
export type InventoryRowsApiArg = void;
export type InventoryRemoveApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type InventoryRemoveApiArg = {
  /** Id. */
  id: number;
  /** Why: a sentence that stays in the records. */
  reason: string;
  /** The weight that the person saw before; refused where it is another by now. */
  seenWeight?: number;
  /** Number of pieces that the user saw; refused if it has changed since. */
  seenQuantity?: number;
};
export type InventoryUnitsApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  /** The requested objects. */
  list: {
    /** The piece’s id. */
    inventoryId: number;
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
    weight: number;
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
    /** The code on the label, as it is scanned. */
    qrValue: string;
    /** Text on the label: product, and weight or quantity. */
    qrText: string;
    /** In stock, shipped, or removed. */
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** When it came in. A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    /** The lot printed on the goods. */
    lot?: string;
    /** Last day on which it may be sold. */
    expiry?: string;
    /** The serial number of a single piece, GS1 (21). */
    serial?: string;
    /** True if a user has confirmed the unusual weight. */
    weightConfirmed?: boolean;
  }[];
};
export type InventoryUnitsApiArg = {
  /** The product’s id. */
  productId: number;
  /** Only pieces that are not reserved. */
  available?: boolean;
};
export type InventoryUnitApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The piece’s id. */
    inventoryId: number;
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
    weight: number;
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
    /** The code on the label, as it is scanned. */
    qrValue: string;
    /** Text on the label: product, and weight or quantity. */
    qrText: string;
    /** In stock, shipped, or removed. */
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** When it came in. A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    /** The lot printed on the goods. */
    lot?: string;
    /** Last day on which it may be sold. */
    expiry?: string;
    /** The serial number of a single piece, GS1 (21). */
    serial?: string;
    /** True if a user has confirmed the unusual weight. */
    weightConfirmed?: boolean;
  };
};
export type InventoryUnitApiArg = {
  /** The code on the label, as it is scanned. */
  qrValue: string;
};
export type InventoryUnitByIdApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The piece’s id. */
    inventoryId: number;
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
    weight: number;
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
    /** The code on the label, as it is scanned. */
    qrValue: string;
    /** Text on the label: product, and weight or quantity. */
    qrText: string;
    /** In stock, shipped, or removed. */
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** When it came in. A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    /** The lot printed on the goods. */
    lot?: string;
    /** Last day on which it may be sold. */
    expiry?: string;
    /** The serial number of a single piece, GS1 (21). */
    serial?: string;
    /** True if a user has confirmed the unusual weight. */
    weightConfirmed?: boolean;
  };
};
export type InventoryUnitByIdApiArg = {
  /** Id. */
  id: number;
};
export type InventoryCountsApiResponse =
  /** status 200 The stock counts, each with how many products it has and how many of them were counted. */ {
    /** The requested objects. */
    list: {
      /** Id. */
      id: number;
      /** The order’s number as people read it, counted by distributor. */
      displayId: number;
      /** In stock, shipped, or removed. */
      status: 'OPEN' | 'POSTED' | 'CANCELLED';
      /** Name. */
      name: string;
      /** Who made it. */
      createdBy: string;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** How many products the count has. */
      products: number;
      /** Number of counted products. */
      counted: number;
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type InventoryCountsApiArg = void;
export type InventoryCancelCountApiResponse = /** status 200 A message with the number of the count. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type InventoryCancelCountApiArg = {
  /** Id. */
  id: number;
};
export type InventoryCountApiResponse = /** status 200 The stock count with its lines. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** Open, posted, or cancelled. */
    status: 'OPEN' | 'POSTED' | 'CANCELLED';
    /** Name. */
    name: string;
    /** Who made it. */
    createdBy: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** How many products the count has. */
    products: number;
    /** Number of counted products. */
    counted: number;
    /** The lines concerned. */
    lines: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
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
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** How much: pieces, of pooled goods pounds. */
      quantity?: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight?: number;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: number;
      /** The single pieces that are expected. */
      units: {
        /** The piece’s id. */
        inventoryId: number;
        /** Text on the label: product, and weight or quantity. */
        qrText: string;
      }[];
    }[];
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryCountApiArg = {
  /** Id. */
  id: number;
};
export type InventoryCountPiecesApiResponse = /** status 200 The labels, each with its piece and product. */ {
  /** The requested objects. */
  list: {
    /** The piece’s id. */
    inventoryId: number;
    /** The product’s id. */
    productId: number;
    /** The code on the label, as it is scanned. */
    qrValue: string;
    /** Text on the label: product, and weight or quantity. */
    qrText: string;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryCountPiecesApiArg = {
  /** Id. */
  id: number;
};
export type InventoryCountReviewApiResponse =
  /** status 200 The counted products, in the order of location, then name, and the version of what they say. */ {
    /** The requested objects. */
    list: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** Who counted it. */
      countedBy: string;
      /** When it was counted. A moment: milliseconds since the beginning of 1970, UTC. */
      countedTime: number;
      /** Pieces that there should be. */
      bookQuantity: number;
      /** Weight that there should be. Pounds, at most two decimals. */
      bookWeight: number;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** The pieces that were not found. */
      missing: {
        /** The piece’s id. */
        inventoryId: number;
        /** Text on the label: product, and weight or quantity. */
        qrText: string;
      }[];
    }[];
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
export type InventoryCountReviewApiArg = {
  /** Id. */
  id: number;
};
export type InventoryStartCountApiResponse = /** status 201 The new stock count with its lines. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** Open, posted, or cancelled. */
    status: 'OPEN' | 'POSTED' | 'CANCELLED';
    /** Name. */
    name: string;
    /** Who made it. */
    createdBy: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** How many products the count has. */
    products: number;
    /** Number of counted products. */
    counted: number;
    /** The lines concerned. */
    lines: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
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
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** How much: pieces, of pooled goods pounds. */
      quantity?: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight?: number;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: number;
      /** The single pieces that are expected. */
      units: {
        /** The piece’s id. */
        inventoryId: number;
        /** Text on the label: product, and weight or quantity. */
        qrText: string;
      }[];
    }[];
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryStartCountApiArg = {
  /** The warehouse area’s id. */
  subWarehouseId?: number;
  /** The category’s id. */
  categoryId?: number;
  /** The sub-category’s id. */
  subCategoryId?: number;
  /** Where in the warehouse it lies. */
  location?: string;
};
export type InventoryPostCountApiResponse = /** status 200 A message with the number of the count. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type InventoryPostCountApiArg = {
  /** Id. */
  id: number;
  /** Why: a sentence that stays in the records. */
  reason: string;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type InventoryAddApiResponse = /** status 201 The new labels, in the order of the lines, and a message. */ {
  /** The requested objects. */
  list: {
    /** The piece’s id. */
    inventoryId: number;
    /** The product’s id. */
    productId: number;
    /** The code on the label, as it is scanned. */
    qrValue: string;
    /** Text on the label: product, and weight or quantity. */
    qrText: string;
    /** The lot printed on the goods. */
    lot?: string;
    /** Last day on which it may be sold. */
    expiry?: string;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryAddApiArg = {
  /** Goods to add: an entry for each weighed piece, or one with a quantity for counted goods. */
  inventoryList: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
    weight?: number;
    /** The lot printed on the goods. */
    lot?: string;
    /** Last day on which it may be sold. */
    expiry?: string;
    /** The serial number of a single piece, GS1 (21). */
    serial?: string;
  }[];
  /** When. A moment: milliseconds since the beginning of 1970, UTC. */
  date?: number;
  /** The addition is to appear among the received goods. */
  needRecord?: boolean;
  /** The supplier’s id. */
  supplierId?: number | null;
  /** The warehouse area’s id. */
  subWarehouseId?: number | null;
  /** The person has confirmed unusual weights. */
  weightsConfirmed?: boolean;
};
export type InventoryAdjustApiResponse = /** status 200 The unit as it is now, and a message. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The piece’s id. */
    inventoryId: number;
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
    weight: number;
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
    /** The code on the label, as it is scanned. */
    qrValue: string;
    /** Text on the label: product, and weight or quantity. */
    qrText: string;
    /** In stock, shipped, or removed. */
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** When it came in. A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    /** The lot printed on the goods. */
    lot?: string;
    /** Last day on which it may be sold. */
    expiry?: string;
    /** The serial number of a single piece, GS1 (21). */
    serial?: string;
    /** True if a user has confirmed the unusual weight. */
    weightConfirmed?: boolean;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryAdjustApiArg = {
  /** The piece’s id. */
  inventoryId: number;
  /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
  weight?: number;
  /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
  quantity?: number;
  /** The weight that the person saw before; refused where it is another by now. Pounds, at most two decimals. */
  seenWeight?: number;
  /** Number of pieces that the user saw; refused if it has changed since. */
  seenQuantity?: number;
  /** Why: a sentence that stays in the records. */
  reason: string;
  /** The person has confirmed unusual weights. */
  weightsConfirmed?: boolean;
};
export type InventorySetProductWeightApiResponse = /** status 200 The product's id and its new weight in pounds. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The product’s id. */
    productId: number;
    /** Weight of all of it. Pounds, at most two decimals. */
    totalWeight: number;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventorySetProductWeightApiArg = {
  /** The product. */
  product: {
    /** The product’s id. */
    productId: number;
    /** Weight of all of it. Pounds, at most two decimals. */
    totalWeight: number;
    /** The pool’s weight that the person saw; refused where it is another by now. */
    seenTotalWeight?: number;
    /** Why: a sentence that stays in the records. */
    reason?: string;
  };
};
export const {
  useInventoryDashboardQuery,
  useLazyInventoryDashboardQuery,
  useInventoryExpiringQuery,
  useLazyInventoryExpiringQuery,
  useInventoryFirstStepsQuery,
  useLazyInventoryFirstStepsQuery,
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
  useInventoryUnitByIdQuery,
  useLazyInventoryUnitByIdQuery,
  useInventoryCountsQuery,
  useLazyInventoryCountsQuery,
  useInventoryCancelCountMutation,
  useInventoryCountQuery,
  useLazyInventoryCountQuery,
  useInventoryCountPiecesQuery,
  useLazyInventoryCountPiecesQuery,
  useInventoryCountReviewQuery,
  useLazyInventoryCountReviewQuery,
  useInventoryStartCountMutation,
  useInventoryPostCountMutation,
  useInventoryAddMutation,
  useInventoryAdjustMutation,
  useInventorySetProductWeightMutation,
} = inventoryApi;

/** Tags of `inventoryHistory`, which is written by hand. */
export const inventoryHistoryTags = { providesTags: ['Inventory', { type: 'Inventory', id: 'LIST' }] as const };
/** Tags of `inventoryAddQueued`, which is written by hand. */
export const inventoryAddQueuedTags = {
  invalidatesTags: (_response: unknown, failure: unknown) =>
    failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
};
