/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    inboundProducts: build.query<InboundProductsApiResponse, InboundProductsApiArg>({
      query: () => ({ url: `/product` }),
    }),
    inboundSuppliers: build.query<InboundSuppliersApiResponse, InboundSuppliersApiArg>({
      query: () => ({ url: `/brand` }),
    }),
    inboundWarehouses: build.query<InboundWarehousesApiResponse, InboundWarehousesApiArg>({
      query: () => ({ url: `/warehouse` }),
    }),
    inboundReceipt: build.query<InboundReceiptApiResponse, InboundReceiptApiArg>({
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    inboundCancelReceipt: build.mutation<InboundCancelReceiptApiResponse, InboundCancelReceiptApiArg>({
      query: (queryArg) => ({
        url: `/delivery-receipt`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    inboundReorder: build.query<InboundReorderApiResponse, InboundReorderApiArg>({
      query: (queryArg) => ({
        url: `/delivery-receipt/proposal`,
        params: {
          usageDays: queryArg.usageDays,
          leadDays: queryArg.leadDays,
          coverDays: queryArg.coverDays,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as askingApi };
export type InboundProductsApiResponse = /** status 200  */ {
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
export type InboundProductsApiArg = void;
export type InboundSuppliersApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    version: string;
  }[];
  message?: string;
};
export type InboundSuppliersApiArg = void;
export type InboundWarehousesApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    version: string;
    categories: {
      name: string;
      subCategories: {
        name: string;
      }[];
    }[];
  }[];
  message?: string;
};
export type InboundWarehousesApiArg = void;
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
export const {
  useInboundProductsQuery,
  useLazyInboundProductsQuery,
  useInboundSuppliersQuery,
  useLazyInboundSuppliersQuery,
  useInboundWarehousesQuery,
  useLazyInboundWarehousesQuery,
  useInboundReceiptQuery,
  useLazyInboundReceiptQuery,
  useInboundCancelReceiptMutation,
  useInboundReorderQuery,
  useLazyInboundReorderQuery,
} = injectedRtkApi;
