/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const ordersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    ordersFind: build.query<OrdersFindApiResponse, OrdersFindApiArg>({
      query: (queryArg) => ({
        url: `/order`,
        params: queryArg,
      }),
    }),
    ordersDelete: build.mutation<OrdersDeleteApiResponse, OrdersDeleteApiArg>({
      query: (queryArg) => ({
        url: `/order`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    ordersCredit: build.query<OrdersCreditApiResponse, OrdersCreditApiArg>({
      query: (queryArg) => ({
        url: `/order/credit`,
        params: queryArg,
      }),
    }),
    ordersDirectComplete: build.mutation<OrdersDirectCompleteApiResponse, OrdersDirectCompleteApiArg>({
      query: (queryArg) => ({
        url: `/order/direct-complete`,
        method: 'PUT',
        params: queryArg,
      }),
    }),
    ordersCancel: build.mutation<OrdersCancelApiResponse, OrdersCancelApiArg>({
      query: (queryArg) => ({
        url: `/order/cancel`,
        method: 'PUT',
        params: queryArg,
      }),
    }),
    ordersReturnsOfOrder: build.query<OrdersReturnsOfOrderApiResponse, OrdersReturnsOfOrderApiArg>({
      query: (queryArg) => ({
        url: `/return`,
        params: queryArg,
      }),
    }),
    ordersDeleteReturn: build.mutation<OrdersDeleteReturnApiResponse, OrdersDeleteReturnApiArg>({
      query: (queryArg) => ({
        url: `/return`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    ordersFindReturn: build.query<OrdersFindReturnApiResponse, OrdersFindReturnApiArg>({
      query: (queryArg) => ({
        url: `/return`,
        params: queryArg,
      }),
    }),
    ordersListTemplates: build.query<OrdersListTemplatesApiResponse, OrdersListTemplatesApiArg>({
      query: () => ({ url: `/order-template` }),
    }),
    ordersQuery: build.query<OrdersQueryApiResponse, OrdersQueryApiArg>({
      query: (queryArg) => ({
        url: `/order/query`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersValidate: build.query<OrdersValidateApiResponse, OrdersValidateApiArg>({
      query: (queryArg) => ({
        url: `/order/validate`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersCreate: build.mutation<OrdersCreateApiResponse, OrdersCreateApiArg>({
      query: (queryArg) => ({ url: `/order`, method: 'POST', body: queryArg }),
    }),
    ordersUpdate: build.mutation<OrdersUpdateApiResponse, OrdersUpdateApiArg>({
      query: (queryArg) => ({ url: `/order`, method: 'PUT', body: queryArg }),
    }),
    ordersRecordManual: build.mutation<OrdersRecordManualApiResponse, OrdersRecordManualApiArg>({
      query: (queryArg) => ({
        url: `/order/manual`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersProcess: build.mutation<OrdersProcessApiResponse, OrdersProcessApiArg>({
      query: (queryArg) => ({
        url: `/order/process`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersConfirm: build.mutation<OrdersConfirmApiResponse, OrdersConfirmApiArg>({
      query: (queryArg) => ({
        url: `/order/confirm`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersSearchReturns: build.query<OrdersSearchReturnsApiResponse, OrdersSearchReturnsApiArg>({
      query: (queryArg) => ({
        url: `/return/query`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersCreateReturn: build.mutation<OrdersCreateReturnApiResponse, OrdersCreateReturnApiArg>({
      query: (queryArg) => ({ url: `/return`, method: 'POST', body: queryArg }),
    }),
    ordersUpdateReturn: build.mutation<OrdersUpdateReturnApiResponse, OrdersUpdateReturnApiArg>({
      query: (queryArg) => ({ url: `/return`, method: 'PUT', body: queryArg }),
    }),
  }),
});
export type OrdersFindApiResponse = /** status 200  */ {
  obj: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  };
};
export type OrdersFindApiArg = {
  orderId: number;
  includeProduct?: boolean;
  excludeBooked?: boolean;
};
export type OrdersDeleteApiResponse = /** status 200  */ {
  message: string;
};
export type OrdersDeleteApiArg = {
  id: number;
};
export type OrdersCreditApiResponse = /** status 200  */ {
  obj: {
    policy: 'NONE' | 'WARN' | 'STOP';
    limit: number;
    owed: number;
    openOrders: number;
  };
  message?: string;
};
export type OrdersCreditApiArg = {
  storeId?: number;
};
export type OrdersDirectCompleteApiResponse = /** status 200  */ {
  obj: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  };
  message?: string;
};
export type OrdersDirectCompleteApiArg = {
  id: number;
};
export type OrdersCancelApiResponse = /** status 200  */ {
  obj: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  };
  message?: string;
};
export type OrdersCancelApiArg = {
  id: number;
  addBack?: boolean;
};
export type OrdersReturnsOfOrderApiResponse = /** status 200  */ {
  list: {
    id: number;
    displayId: number;
    orderId: number;
    orderDisplayId: number;
    invoiceId: string;
    storeName: string;
    time: number;
    items: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      returnQty: number;
      returnWeight: number;
      rate: number;
      quantity: number;
      weight: number;
      inventoryIds: number[];
    }[];
  }[];
};
export type OrdersReturnsOfOrderApiArg = {
  orderId: number;
};
export type OrdersDeleteReturnApiResponse = /** status 200  */ {
  message: string;
};
export type OrdersDeleteReturnApiArg = {
  id: number;
};
export type OrdersFindReturnApiResponse = /** status 200  */ {
  obj: {
    id: number;
    displayId: number;
    orderId: number;
    orderDisplayId: number;
    invoiceId: string;
    storeName: string;
    time: number;
    items: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      returnQty: number;
      returnWeight: number;
      rate: number;
      quantity: number;
      weight: number;
      inventoryIds: number[];
    }[];
  };
};
export type OrdersFindReturnApiArg = {
  id: number;
};
export type OrdersListTemplatesApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    subWarehouseId: number;
    ofStore: boolean;
    standing: {
      weekdays: number[];
      cutoff: number;
      paused: boolean;
    } | null;
    version: string;
    orderItems: {
      productId: number;
      productName: string;
      quantity: number;
      disabled: boolean;
    }[];
  }[];
  message?: string;
};
export type OrdersListTemplatesApiArg = void;
export type OrdersQueryApiResponse = /** status 200  */ {
  list: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  }[];
  totalPages: number;
  total: number;
  asOf: number;
};
export type OrdersQueryApiArg = {
  page: number;
  storeIds?: number[] | null;
  statuses?: ('PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED')[];
  displayId?: number;
  productId?: number;
  start?: number;
  end?: number;
  sort?: 'newest' | 'oldest' | 'store' | 'storeDesc' | 'status' | 'statusDesc';
  asOf?: number;
};
export type OrdersValidateApiResponse = /** status 200  */ {
  list: {
    productId: number;
    productName: string;
    requested: number;
    available: number;
  }[];
  message?: string;
};
export type OrdersValidateApiArg = {
  orderItems: {
    productId: number;
    quantity?: number;
    weight?: number;
    notes?: string;
  }[];
  storeId?: number;
};
export type OrdersCreateApiResponse = /** status 201  */ {
  obj: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  };
  message?: string;
};
export type OrdersCreateApiArg = {
  orderItems: {
    productId: number;
    quantity?: number;
    weight?: number;
    notes?: string;
  }[];
  storeId?: number;
};
export type OrdersUpdateApiResponse = /** status 200  */ {
  obj: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  };
  message?: string;
};
export type OrdersUpdateApiArg = {
  orderId: number;
  version: number;
  orderItemList: {
    productId: number;
    quantity?: number;
    weight?: number;
    notes?: string;
    orderItemId?: number;
    rate?: number;
  }[];
};
export type OrdersRecordManualApiResponse = /** status 201  */ {
  obj: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  };
  message?: string;
};
export type OrdersRecordManualApiArg = {
  storeId: number;
  time: number;
  orderItems: {
    productId: number;
    quantity?: number;
    weight?: number;
    notes?: string;
    rate: number;
    inventoryIds?: number[];
  }[];
};
export type OrdersProcessApiResponse = /** status 200  */ {
  obj: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  };
  message?: string;
};
export type OrdersProcessApiArg = {
  orderId: number;
  version?: number;
  orderItemList: {
    productId: number;
    quantity?: number;
    weight?: number;
    notes?: string;
    orderItemId?: number;
    rate?: number;
  }[];
};
export type OrdersConfirmApiResponse = /** status 200  */ {
  obj: {
    orderId: number;
    displayId: number;
    version: number;
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    storeId: number;
    storeName: string;
    orderItems: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      weight: number;
      rate: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      price?: number;
      wholesalePrice?: number;
      availableQty?: number;
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
  };
  message?: string;
};
export type OrdersConfirmApiArg = {
  orderId: number;
};
export type OrdersSearchReturnsApiResponse = /** status 200  */ {
  list: {
    id: number;
    displayId: number;
    orderId: number;
    orderDisplayId: number;
    invoiceId: string;
    storeName: string;
    time: number;
    items: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      returnQty: number;
      returnWeight: number;
      rate: number;
      quantity: number;
      weight: number;
      inventoryIds: number[];
    }[];
  }[];
  totalPages: number;
  total: number;
};
export type OrdersSearchReturnsApiArg = {
  page: number;
  number?: number;
  storeIds?: number[];
  start?: number;
  end?: number;
};
export type OrdersCreateReturnApiResponse = /** status 201  */ {
  obj: {
    id: number;
    displayId: number;
    orderId: number;
    orderDisplayId: number;
    invoiceId: string;
    storeName: string;
    time: number;
    items: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      returnQty: number;
      returnWeight: number;
      rate: number;
      quantity: number;
      weight: number;
      inventoryIds: number[];
    }[];
  };
  message?: string;
};
export type OrdersCreateReturnApiArg = {
  orderId: number;
  items: {
    orderItemId: number;
    productId: number;
    returnQty?: number;
    returnWeight?: number;
    rate?: number;
    quantity?: number;
    weight?: number;
    inventoryIds?: number[];
  }[];
};
export type OrdersUpdateReturnApiResponse = /** status 200  */ {
  obj: {
    id: number;
    displayId: number;
    orderId: number;
    orderDisplayId: number;
    invoiceId: string;
    storeName: string;
    time: number;
    items: {
      orderItemId: number;
      productId: number;
      name: string;
      hasWeight: 'Yes' | 'No' | 'Weighting';
      returnQty: number;
      returnWeight: number;
      rate: number;
      quantity: number;
      weight: number;
      inventoryIds: number[];
    }[];
  };
  message?: string;
};
export type OrdersUpdateReturnApiArg = {
  id: number;
  items: {
    orderItemId: number;
    productId: number;
    returnQty?: number;
    returnWeight?: number;
    rate?: number;
    quantity?: number;
    weight?: number;
    inventoryIds?: number[];
  }[];
};
export const {
  useOrdersFindQuery,
  useLazyOrdersFindQuery,
  useOrdersDeleteMutation,
  useOrdersCreditQuery,
  useLazyOrdersCreditQuery,
  useOrdersDirectCompleteMutation,
  useOrdersCancelMutation,
  useOrdersReturnsOfOrderQuery,
  useLazyOrdersReturnsOfOrderQuery,
  useOrdersDeleteReturnMutation,
  useOrdersFindReturnQuery,
  useLazyOrdersFindReturnQuery,
  useOrdersListTemplatesQuery,
  useLazyOrdersListTemplatesQuery,
  useOrdersQueryQuery,
  useLazyOrdersQueryQuery,
  useOrdersValidateQuery,
  useLazyOrdersValidateQuery,
  useOrdersCreateMutation,
  useOrdersUpdateMutation,
  useOrdersRecordManualMutation,
  useOrdersProcessMutation,
  useOrdersConfirmMutation,
  useOrdersSearchReturnsQuery,
  useLazyOrdersSearchReturnsQuery,
  useOrdersCreateReturnMutation,
  useOrdersUpdateReturnMutation,
} = ordersApi;
