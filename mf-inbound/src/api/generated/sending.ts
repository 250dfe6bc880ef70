/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    inboundCreateReceipt: build.mutation<InboundCreateReceiptApiResponse, InboundCreateReceiptApiArg>({
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inboundRun: build.mutation<InboundRunApiResponse, InboundRunApiArg>({
      query: (queryArg) => ({
        url: `/inventory/inbound`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    inboundAddReceived: build.mutation<InboundAddReceivedApiResponse, InboundAddReceivedApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sendingApi };
export type InboundCreateReceiptApiResponse = /** status 201  */ {
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
export type InboundCreateReceiptApiArg = {
  deliveryReceiptItems: {
    productId: number;
    quantity: number;
  }[];
  estimateArrivalTime: number;
};
export type InboundRunApiResponse = /** status 201  */ {
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
export type InboundRunApiArg = {
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
export type InboundAddReceivedApiResponse = /** status 201  */ {
  list: {
    inventoryId: number;
    productId: number;
    qrValue: string;
    qrText: string;
  }[];
  message?: string;
};
export type InboundAddReceivedApiArg = {
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
export const { useInboundCreateReceiptMutation, useInboundRunMutation, useInboundAddReceivedMutation } = injectedRtkApi;
