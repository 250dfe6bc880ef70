/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const inboundApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    inboundReceipt: build.query<InboundReceiptApiResponse, InboundReceiptApiArg>({
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        params: queryArg,
      }),
    }),
    inboundCancelReceipt: build.mutation<InboundCancelReceiptApiResponse, InboundCancelReceiptApiArg>({
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    inboundReorder: build.query<InboundReorderApiResponse, InboundReorderApiArg>({
      query: (queryArg) => ({
        url: `/delivery-receipt/proposal`,
        params: queryArg,
      }),
    }),
    inboundAddReceipt: build.mutation<InboundAddReceiptApiResponse, InboundAddReceiptApiArg>({
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inboundReceive: build.mutation<InboundReceiveApiResponse, InboundReceiveApiArg>({
      query: (queryArg) => ({
        url: `/inventory/inbound`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type InboundReceiptApiResponse = /** status 200 One delivery receipt as `obj`, or many as `list`. */ {
  obj: {
    /** Id. */
    id: number;
    displayId: number;
    /** Id. */
    deliveryReceiptId: number;
    status: 'NEW' | 'COMPLETED' | 'CANCELLED';
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    estimateArrivalTime: number;
    createdBy: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    deliveryReceiptItems: {
      /** Id. */
      deliveryReceiptItemId: number;
      /** Id. */
      productId: number;
      productName: string;
      nameOnBox: string;
      quantity: number;
      receivedQuantity?: number;
    }[];
  };
};
export type InboundReceiptApiArg = {
  /** Id. */
  id: number;
};
export type InboundCancelReceiptApiResponse = /** status 200 A message with the number of the delivery receipt. */ {
  message: string;
};
export type InboundCancelReceiptApiArg = {
  /** Id. */
  id: number;
};
export type InboundReorderApiResponse = /** status 200 The products to order. */ {
  list: {
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    brand: {
      /** Id. */
      id: number;
      name: string;
    } | null;
    perDay: number;
    available: number;
    incoming: number;
    leadDays: number;
    daysLeft: number | null;
    quantity: number;
  }[];
  message?: string;
};
export type InboundReorderApiArg = {
  usageDays?: number;
  leadDays?: number;
  coverDays?: number;
};
export type InboundAddReceiptApiResponse = /** status 201 The new delivery receipt, and a message. */ {
  obj: {
    /** Id. */
    id: number;
    displayId: number;
    /** Id. */
    deliveryReceiptId: number;
    status: 'NEW' | 'COMPLETED' | 'CANCELLED';
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    estimateArrivalTime: number;
    createdBy: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    deliveryReceiptItems: {
      /** Id. */
      deliveryReceiptItemId: number;
      /** Id. */
      productId: number;
      productName: string;
      nameOnBox: string;
      quantity: number;
      receivedQuantity?: number;
    }[];
  };
  message?: string;
};
export type InboundAddReceiptApiArg = {
  deliveryReceiptItems: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity: number;
  }[];
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  estimateArrivalTime: number;
};
export type InboundReceiveApiResponse =
  /** status 201 The items of the request, box by box, with the labels that were made. */ {
    obj: {
      inboundItems: {
        receiptItem: {
          /** Id. */
          deliveryReceiptItemId: number;
          nameOnBox: string;
          quantity: number;
          sequence: number;
        };
        boxes: {
          boxId: number;
          inventories: {
            /** Id. */
            inventoryId: number;
            /** Id. */
            productId: number;
            qrValue: string;
            qrText: string;
          }[];
        }[];
      }[];
    };
    message?: string;
  };
export type InboundReceiveApiArg = {
  /** Id. */
  deliveryReceiptId: number;
  weightsConfirmed?: boolean;
  inboundItems: {
    receiptItem: {
      /** Id. */
      deliveryReceiptItemId: number;
      sequence: number;
      /** Pieces, a whole number. */
      quantity: number;
      nameOnBox: string;
    };
    boxes: {
      boxId: number;
      inventories: {
        /** Id. */
        productId: number;
        /** Pieces, a whole number. */
        quantity?: number;
        /** Pounds, at most two decimals, above zero. */
        weight?: number;
        lot?: string;
        expiry?: string;
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
