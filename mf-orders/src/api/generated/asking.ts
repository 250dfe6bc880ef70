/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ordersProducts: build.query<OrdersProductsApiResponse, OrdersProductsApiArg>({
      query: () => ({ url: `/product` }),
    }),
    ordersProductsOfStore: build.query<OrdersProductsOfStoreApiResponse, OrdersProductsOfStoreApiArg>({
      query: (queryArg) => ({
        url: `/user-product/product-ids`,
        params: {
          storeId: queryArg.storeId,
        },
      }),
    }),
    ordersUnits: build.query<OrdersUnitsApiResponse, OrdersUnitsApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        params: {
          productId: queryArg.productId,
          available: queryArg.available,
        },
      }),
    }),
    ordersUnit: build.query<OrdersUnitApiResponse, OrdersUnitApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        params: {
          qrValue: queryArg.qrValue,
        },
      }),
    }),
    ordersFind: build.query<OrdersFindApiResponse, OrdersFindApiArg>({
      query: (queryArg) => ({
        url: `/order`,
        params: {
          orderId: queryArg.orderId,
          includeProduct: queryArg.includeProduct,
          excludeBooked: queryArg.excludeBooked,
        },
      }),
    }),
    ordersDelete: build.mutation<OrdersDeleteApiResponse, OrdersDeleteApiArg>({
      query: (queryArg) => ({
        url: `/order`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    ordersCredit: build.query<OrdersCreditApiResponse, OrdersCreditApiArg>({
      query: (queryArg) => ({
        url: `/order/credit`,
        params: {
          storeId: queryArg.storeId,
        },
      }),
    }),
    ordersDirectComplete: build.mutation<OrdersDirectCompleteApiResponse, OrdersDirectCompleteApiArg>({
      query: (queryArg) => ({
        url: `/order/direct-complete`,
        method: 'PUT',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    ordersCancel: build.mutation<OrdersCancelApiResponse, OrdersCancelApiArg>({
      query: (queryArg) => ({
        url: `/order/cancel`,
        method: 'PUT',
        params: {
          id: queryArg.id,
          addBack: queryArg.addBack,
        },
      }),
    }),
    ordersReturnsOfOrder: build.query<OrdersReturnsOfOrderApiResponse, OrdersReturnsOfOrderApiArg>({
      query: (queryArg) => ({
        url: `/return`,
        params: {
          orderId: queryArg.orderId,
        },
      }),
    }),
    ordersDeleteReturn: build.mutation<OrdersDeleteReturnApiResponse, OrdersDeleteReturnApiArg>({
      query: (queryArg) => ({
        url: `/return`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    ordersFindReturn: build.query<OrdersFindReturnApiResponse, OrdersFindReturnApiArg>({
      query: (queryArg) => ({
        url: `/return`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    ordersUsableTemplates: build.query<OrdersUsableTemplatesApiResponse, OrdersUsableTemplatesApiArg>({
      query: () => ({ url: `/order-template` }),
    }),
    ordersStores: build.query<OrdersStoresApiResponse, OrdersStoresApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: {
          role: queryArg.role,
        },
      }),
    }),
    ordersPreference: build.query<OrdersPreferenceApiResponse, OrdersPreferenceApiArg>({
      query: () => ({ url: `/preference` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as askingApi };
export type OrdersProductsApiResponse = /** status 200  */ {
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
export type OrdersProductsApiArg = void;
export type OrdersProductsOfStoreApiResponse = /** status 200  */ {
  list: number[];
  message?: string;
};
export type OrdersProductsOfStoreApiArg = {
  storeId: number;
};
export type OrdersUnitsApiResponse = /** status 200  */ {
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
export type OrdersUnitsApiArg = {
  productId: number;
  available: boolean;
};
export type OrdersUnitApiResponse = /** status 200  */ {
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
export type OrdersUnitApiArg = {
  qrValue: string;
};
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
export type OrdersUsableTemplatesApiResponse = /** status 200  */ {
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
export type OrdersUsableTemplatesApiArg = void;
export type OrdersStoresApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    username: string;
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    disabled: boolean;
    activated: boolean;
    wholesalePrice: boolean;
    storeId: number | null;
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    creditLimit: number;
    version: string;
  }[];
};
export type OrdersStoresApiArg = {
  role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
};
export type OrdersPreferenceApiResponse = /** status 200  */ {
  obj: {
    orderProductView: 'LIST' | 'CARD';
    newOrderNotice: boolean;
    language: 'gb' | 'cn';
  };
  message?: string;
};
export type OrdersPreferenceApiArg = void;
export const {
  useOrdersProductsQuery,
  useLazyOrdersProductsQuery,
  useOrdersProductsOfStoreQuery,
  useLazyOrdersProductsOfStoreQuery,
  useOrdersUnitsQuery,
  useLazyOrdersUnitsQuery,
  useOrdersUnitQuery,
  useLazyOrdersUnitQuery,
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
  useOrdersUsableTemplatesQuery,
  useLazyOrdersUsableTemplatesQuery,
  useOrdersStoresQuery,
  useLazyOrdersStoresQuery,
  useOrdersPreferenceQuery,
  useLazyOrdersPreferenceQuery,
} = injectedRtkApi;
