/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const inventoryApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    inventoryUnitsToPick: build.query<InventoryUnitsToPickApiResponse, InventoryUnitsToPickApiArg>({
      providesTags: ['Inventory'] as const,
      query: (queryArg) => ({
        url: `/inventory`,
        params: queryArg,
      }),
    }),
    inventoryUnitToPick: build.query<InventoryUnitToPickApiResponse, InventoryUnitToPickApiArg>({
      providesTags: ['Inventory'] as const,
      query: (queryArg) => ({
        url: `/inventory`,
        params: queryArg,
      }),
    }),
    inventoryUnitsOfOrder: build.query<InventoryUnitsOfOrderApiResponse, InventoryUnitsOfOrderApiArg>({
      providesTags: ['Inventory'] as const,
      query: (queryArg) => ({
        url: `/inventory`,
        params: queryArg,
      }),
    }),
    inventoryPropose: build.query<InventoryProposeApiResponse, InventoryProposeApiArg>({
      providesTags: ['Inventory'] as const,
      query: (queryArg) => ({
        url: `/inventory/proposal`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type InventoryUnitsToPickApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
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
export type InventoryUnitsToPickApiArg = {
  /** The product’s id. */
  productId: number;
  /** Only pieces that are not reserved. */
  available: boolean;
};
export type InventoryUnitToPickApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
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
export type InventoryUnitToPickApiArg = {
  /** The code on the label, as it is scanned. */
  qrValue: string;
};
export type InventoryUnitsOfOrderApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
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
export type InventoryUnitsOfOrderApiArg = {
  /** The order on which the pieces have left. */
  orderId: number;
};
export type InventoryProposeApiResponse = /** status 200 A proposal for each product. */ {
  /** The requested objects. */
  list: {
    /** The product’s id. */
    productId: number;
    /** How much is missing: pieces, of pooled goods pounds. */
    short: number;
    /** The pieces or lots to take, first to last. */
    picks: {
      /** The piece’s id. */
      inventoryId: number;
      /** The code on the label, as it is scanned. */
      qrValue: string;
      /** The lot printed on the goods. */
      lot?: string;
      /** Last day on which it may be sold. */
      expiry?: string;
      /** When it came in. A moment: milliseconds since the beginning of 1970, UTC. */
      receivedDate: number;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
    }[];
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryProposeApiArg = {
  /** The lines concerned. */
  lines: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
    weight?: number;
  }[];
};
export const {
  useInventoryUnitsToPickQuery,
  useLazyInventoryUnitsToPickQuery,
  useInventoryUnitToPickQuery,
  useLazyInventoryUnitToPickQuery,
  useInventoryUnitsOfOrderQuery,
  useLazyInventoryUnitsOfOrderQuery,
  useInventoryProposeQuery,
  useLazyInventoryProposeQuery,
} = inventoryApi;
