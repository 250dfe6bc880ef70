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
export type InboundReceiptApiResponse = /** status 200  */ {
  obj: {
    id: number;
    displayId: number;
    deliveryReceiptId: number;
    status: 'NEW' | 'COMPLETED' | 'CANCELLED';
    estimateArrivalTime: number;
    createdBy: string;
    time: number;
    deliveryReceiptItems: {
      deliveryReceiptItemId: number;
      productId: number;
      productName: string;
      nameOnBox: string;
      quantity: number;
      receivedQuantity?: number;
    }[];
  };
};
export type InboundReceiptApiArg = {
  id: number;
};
export type InboundCancelReceiptApiResponse = /** status 200  */ {
  message: string;
};
export type InboundCancelReceiptApiArg = {
  id: number;
};
export type InboundReorderApiResponse = /** status 200  */ {
  list: {
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    brand: {
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
export type InboundAddReceiptApiResponse = /** status 201  */ {
  obj: {
    id: number;
    displayId: number;
    deliveryReceiptId: number;
    status: 'NEW' | 'COMPLETED' | 'CANCELLED';
    estimateArrivalTime: number;
    createdBy: string;
    time: number;
    deliveryReceiptItems: {
      deliveryReceiptItemId: number;
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
    productId: number;
    quantity: number;
  }[];
  estimateArrivalTime: number;
};
export type InboundReceiveApiResponse = /** status 201  */ {
  obj: {
    inboundItems: {
      receiptItem: {
        deliveryReceiptItemId: number;
        nameOnBox: string;
        quantity: number;
        sequence: number;
      };
      boxes: {
        boxId: number;
        inventories: {
          inventoryId: number;
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
  deliveryReceiptId: number;
  weightsConfirmed?: boolean;
  inboundItems: {
    receiptItem: {
      deliveryReceiptItemId: number;
      sequence: number;
      quantity: number;
      nameOnBox: string;
    };
    boxes: {
      boxId: number;
      inventories: {
        productId: number;
        quantity?: number;
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
