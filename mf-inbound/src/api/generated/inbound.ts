/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const inboundApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    inboundReceipt: build.query<InboundReceiptApiResponse, InboundReceiptApiArg>({
      providesTags: ['DeliveryReceipt'] as const,
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        params: queryArg,
      }),
    }),
    inboundCancelReceipt: build.mutation<InboundCancelReceiptApiResponse, InboundCancelReceiptApiArg>({
      invalidatesTags: ['DeliveryReceipt'] as const,
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    inboundReorder: build.query<InboundReorderApiResponse, InboundReorderApiArg>({
      providesTags: ['DeliveryReceipt', 'Inventory', 'Product'] as const,
      query: (queryArg) => ({
        url: `/delivery-receipt/proposal`,
        params: queryArg,
      }),
    }),
    inboundAddReceipt: build.mutation<InboundAddReceiptApiResponse, InboundAddReceiptApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) => (failure ? [] : (['DeliveryReceipt'] as const)),
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inboundReceive: build.mutation<InboundReceiveApiResponse, InboundReceiveApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
      query: (queryArg) => ({
        url: `/inventory/inbound`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type InboundReceiptApiResponse = /** status 200 One delivery receipt as `obj`, or many as `list`. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** The receipt’s id. */
    deliveryReceiptId: number;
    /** New, completed, or cancelled. */
    status: 'NEW' | 'COMPLETED' | 'CANCELLED';
    /** When it is expected. A moment: milliseconds since the beginning of 1970, UTC. */
    estimateArrivalTime: number;
    /** Who made it. */
    createdBy: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** The lines of the receipt. */
    deliveryReceiptItems: {
      /** The receipt’s line. */
      deliveryReceiptItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** The supplier’s name of the goods, as on the box. */
      nameOnBox: string;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Pieces that came in. */
      receivedQuantity?: number;
    }[];
  };
};
export type InboundReceiptApiArg = {
  /** Id. */
  id: number;
};
export type InboundCancelReceiptApiResponse = /** status 200 A message with the number of the delivery receipt. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type InboundCancelReceiptApiArg = {
  /** Id. */
  id: number;
};
export type InboundReorderApiResponse = /** status 200 The products to order. */ {
  /** The requested objects. */
  list: {
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Its brand; null without one. */
    brand: {
      /** Id. */
      id: number;
      /** Name. */
      name: string;
    } | null;
    /** Pieces that leave on a day, on average. */
    perDay: number;
    /** Quantity that is not reserved: pieces, or pounds for pooled goods. */
    available: number;
    /** Pieces on receipts that have not come in. */
    incoming: number;
    /** Days that a delivery takes. */
    leadDays: number;
    /** Days until it expires, or until stock is used up. */
    daysLeft: number | null;
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InboundReorderApiArg = {
  /** Days over which usage is averaged. */
  usageDays?: number;
  /** Days that a delivery takes. */
  leadDays?: number;
  /** Days for which an order should last. */
  coverDays?: number;
};
export type InboundAddReceiptApiResponse = /** status 201 The new delivery receipt, and a message. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** The receipt’s id. */
    deliveryReceiptId: number;
    /** New, completed, or cancelled. */
    status: 'NEW' | 'COMPLETED' | 'CANCELLED';
    /** When it is expected. A moment: milliseconds since the beginning of 1970, UTC. */
    estimateArrivalTime: number;
    /** Who made it. */
    createdBy: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** The lines of the receipt. */
    deliveryReceiptItems: {
      /** The receipt’s line. */
      deliveryReceiptItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** The supplier’s name of the goods, as on the box. */
      nameOnBox: string;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Pieces that came in. */
      receivedQuantity?: number;
    }[];
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InboundAddReceiptApiArg = {
  /** The lines of the receipt. */
  deliveryReceiptItems: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. */
    quantity: number;
  }[];
  /** When it is expected. A moment: milliseconds since the beginning of 1970, UTC. */
  estimateArrivalTime: number;
};
export type InboundReceiveApiResponse =
  /** status 201 The items of the request, box by box, with the labels that were made. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** Received goods by line of the receipt. */
      inboundItems: {
        /** The line of the receipt. */
        receiptItem: {
          /** The receipt’s line. */
          deliveryReceiptItemId: number;
          /** The supplier’s name of the goods, as on the box. */
          nameOnBox: string;
          /** How much: pieces, of pooled goods pounds. */
          quantity: number;
          /** Position in the list, from 0. */
          sequence: number;
        };
        /** The boxes of a line. */
        boxes: {
          /** Number of the box within its line. */
          boxId: number;
          /** The pieces of a box. */
          inventories: {
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
        }[];
      }[];
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type InboundReceiveApiArg = {
  /** The receipt’s id. */
  deliveryReceiptId: number;
  /** The person has confirmed unusual weights. */
  weightsConfirmed?: boolean;
  /** Received goods by line of the receipt. */
  inboundItems: {
    /** The line of the receipt. */
    receiptItem: {
      /** The receipt’s line. */
      deliveryReceiptItemId: number;
      /** Position in the list, from 0. */
      sequence: number;
      /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
      quantity: number;
      /** The supplier’s name of the goods, as on the box. */
      nameOnBox: string;
    };
    /** The boxes of a line. */
    boxes: {
      /** Number of the box within its line. */
      boxId: number;
      /** The pieces of a box. */
      inventories: {
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
    }[];
  }[];
};
export const {
  useInboundReceiptQuery,
  useLazyInboundReceiptQuery,
  useInboundCancelReceiptMutation,
  useInboundReorderQuery,
  useLazyInboundReorderQuery,
  useInboundAddReceiptMutation,
  useInboundReceiveMutation,
} = inboundApi;

/** Tags of `inboundReceipts`, which is written by hand. */
export const inboundReceiptsTags = { providesTags: ['DeliveryReceipt'] as const };
/** Tags of `inboundReceiveQueued`, which is written by hand. */
export const inboundReceiveQueuedTags = {
  invalidatesTags: (_response: unknown, failure: unknown) =>
    failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
};
