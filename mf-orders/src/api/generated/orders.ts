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
    ordersCreateTemplate: build.mutation<OrdersCreateTemplateApiResponse, OrdersCreateTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template`,
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
export type OrdersFindApiResponse =
  /** status 200 `obj` for one order, `list` of at most 100 otherwise, newest first. */ {
    obj: {
      /** Id. */
      orderId: number;
      displayId: number;
      version: number;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** Id. */
      storeId: number;
      storeName: string;
      orderItems: {
        /** Id. */
        orderItemId: number;
        /** Id. */
        productId: number;
        name: string;
        /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        quantity: number;
        /** Pounds, at most two decimals. */
        weight: number;
        /** US dollars, at most two decimals. */
        rate: number;
        /** US dollars, at most two decimals. */
        amount: number;
        notes: string;
        short: number;
        scannedInvIds: number[];
        scannedWeights: number[];
        location?: string;
        gtin?: string;
        /** US dollars, at most two decimals. */
        price?: number;
        /** US dollars, at most two decimals. */
        wholesalePrice?: number;
        availableQty?: number;
        /** Pounds, at most two decimals. */
        availableWeight?: number;
        alternates?: number[];
      }[];
      invoiceIds: string[];
      paidFull: boolean;
      historyOrder: boolean;
      /** US dollars, at most two decimals. */
      total: number;
      estimated: boolean;
      deliveryDate: string | null;
      poNumber: string;
      note: string;
      history?: {
        kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
        /** A moment: milliseconds since the beginning of 1970, UTC. */
        time: number;
        user: string;
      }[];
      shipAddress?: {
        name: string;
        address1: string;
        address2: string;
        city: string;
        state: string;
        zipCode: string;
      };
      billAddress?: {
        name: string;
        address1: string;
        address2: string;
        city: string;
        state: string;
        zipCode: string;
      };
    };
  };
export type OrdersFindApiArg = {
  /** Id. */
  orderId: number;
  includeProduct?: boolean;
  excludeBooked?: boolean;
  includeHistory?: boolean;
};
export type OrdersDeleteApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type OrdersDeleteApiArg = {
  /** Id. */
  id: number;
};
export type OrdersCreditApiResponse = /** status 200 Policy and limit, what is owed and what open orders are worth. */ {
  obj: {
    policy: 'NONE' | 'WARN' | 'STOP';
    /** US dollars, at most two decimals. */
    limit: number;
    /** US dollars, at most two decimals. */
    owed: number;
    /** US dollars, at most two decimals. */
    openOrders: number;
  };
  message?: string;
};
export type OrdersCreditApiArg = {
  /** Id. */
  storeId?: number;
};
export type OrdersDirectCompleteApiResponse = /** status 200 The order as it is now. */ {
  obj: {
    /** Id. */
    orderId: number;
    displayId: number;
    version: number;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** Id. */
    storeId: number;
    storeName: string;
    orderItems: {
      /** Id. */
      orderItemId: number;
      /** Id. */
      productId: number;
      name: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      /** US dollars, at most two decimals. */
      rate: number;
      /** US dollars, at most two decimals. */
      amount: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      /** US dollars, at most two decimals. */
      price?: number;
      /** US dollars, at most two decimals. */
      wholesalePrice?: number;
      availableQty?: number;
      /** Pounds, at most two decimals. */
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
    /** US dollars, at most two decimals. */
    total: number;
    estimated: boolean;
    deliveryDate: string | null;
    poNumber: string;
    note: string;
    history?: {
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      user: string;
    }[];
    shipAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
    billAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
  };
  message?: string;
};
export type OrdersDirectCompleteApiArg = {
  /** Id. */
  id: number;
};
export type OrdersCancelApiResponse = /** status 200 The order as it is now. */ {
  obj: {
    /** Id. */
    orderId: number;
    displayId: number;
    version: number;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** Id. */
    storeId: number;
    storeName: string;
    orderItems: {
      /** Id. */
      orderItemId: number;
      /** Id. */
      productId: number;
      name: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      /** US dollars, at most two decimals. */
      rate: number;
      /** US dollars, at most two decimals. */
      amount: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      /** US dollars, at most two decimals. */
      price?: number;
      /** US dollars, at most two decimals. */
      wholesalePrice?: number;
      availableQty?: number;
      /** Pounds, at most two decimals. */
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
    /** US dollars, at most two decimals. */
    total: number;
    estimated: boolean;
    deliveryDate: string | null;
    poNumber: string;
    note: string;
    history?: {
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      user: string;
    }[];
    shipAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
    billAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
  };
  message?: string;
};
export type OrdersCancelApiArg = {
  /** Id. */
  id: number;
  addBack?: boolean;
};
export type OrdersReturnsOfOrderApiResponse =
  /** status 200 `obj` for one return, `list` of at most 500 otherwise, newest first. */ {
    list: {
      /** Id. */
      id: number;
      displayId: number;
      /** Id. */
      orderId: number;
      orderDisplayId: number;
      invoiceId: string;
      storeName: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      items: {
        /** Id. */
        orderItemId: number;
        /** Id. */
        productId: number;
        name: string;
        /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        returnQty: number;
        /** Pounds, at most two decimals. */
        returnWeight: number;
        /** US dollars, at most two decimals. */
        rate: number;
        quantity: number;
        /** Pounds, at most two decimals. */
        weight: number;
        inventoryIds: number[];
      }[];
    }[];
  };
export type OrdersReturnsOfOrderApiArg = {
  /** Id. */
  orderId: number;
};
export type OrdersDeleteReturnApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type OrdersDeleteReturnApiArg = {
  /** Id. */
  id: number;
};
export type OrdersFindReturnApiResponse =
  /** status 200 `obj` for one return, `list` of at most 500 otherwise, newest first. */ {
    obj: {
      /** Id. */
      id: number;
      displayId: number;
      /** Id. */
      orderId: number;
      orderDisplayId: number;
      invoiceId: string;
      storeName: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      items: {
        /** Id. */
        orderItemId: number;
        /** Id. */
        productId: number;
        name: string;
        /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        returnQty: number;
        /** Pounds, at most two decimals. */
        returnWeight: number;
        /** US dollars, at most two decimals. */
        rate: number;
        quantity: number;
        /** Pounds, at most two decimals. */
        weight: number;
        inventoryIds: number[];
      }[];
    };
  };
export type OrdersFindReturnApiArg = {
  /** Id. */
  id: number;
};
export type OrdersListTemplatesApiResponse =
  /** status 200 The templates by name; `disabled` marks products that the reader cannot order now. */ {
    list: {
      /** Id. */
      id: number;
      name: string;
      /** Id. */
      subWarehouseId: number;
      ofStore: boolean;
      standing: {
        weekdays: number[];
        cutoff: number;
        paused: boolean;
      } | null;
      /** Where an edit began; an old one is refused with STALE. */
      version: string;
      orderItems: {
        /** Id. */
        productId: number;
        productName: string;
        quantity: number;
        disabled: boolean;
      }[];
    }[];
    message?: string;
  };
export type OrdersListTemplatesApiArg = void;
export type OrdersQueryApiResponse =
  /** status 200 The page, newest first unless `sort` says otherwise, and how many pages and orders there are. */ {
    list: {
      /** Id. */
      orderId: number;
      displayId: number;
      version: number;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** Id. */
      storeId: number;
      storeName: string;
      orderItems: {
        /** Id. */
        orderItemId: number;
        /** Id. */
        productId: number;
        name: string;
        /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        quantity: number;
        /** Pounds, at most two decimals. */
        weight: number;
        /** US dollars, at most two decimals. */
        rate: number;
        /** US dollars, at most two decimals. */
        amount: number;
        notes: string;
        short: number;
        scannedInvIds: number[];
        scannedWeights: number[];
        location?: string;
        gtin?: string;
        /** US dollars, at most two decimals. */
        price?: number;
        /** US dollars, at most two decimals. */
        wholesalePrice?: number;
        availableQty?: number;
        /** Pounds, at most two decimals. */
        availableWeight?: number;
        alternates?: number[];
      }[];
      invoiceIds: string[];
      paidFull: boolean;
      historyOrder: boolean;
      /** US dollars, at most two decimals. */
      total: number;
      estimated: boolean;
      deliveryDate: string | null;
      poNumber: string;
      note: string;
      history?: {
        kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
        /** A moment: milliseconds since the beginning of 1970, UTC. */
        time: number;
        user: string;
      }[];
      shipAddress?: {
        name: string;
        address1: string;
        address2: string;
        city: string;
        state: string;
        zipCode: string;
      };
      billAddress?: {
        name: string;
        address1: string;
        address2: string;
        city: string;
        state: string;
        zipCode: string;
      };
    }[];
    totalPages: number;
    total: number;
    asOf: number;
  };
export type OrdersQueryApiArg = {
  page: number;
  storeIds?: number[] | null;
  statuses?: ('PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED')[];
  /** Id. */
  displayId?: number;
  /** Id. */
  productId?: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  start?: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  end?: number;
  deliveryFrom?: string;
  deliveryTo?: string;
  unpaid?: boolean;
  sort?: 'newest' | 'oldest' | 'store' | 'storeDesc' | 'status' | 'statusDesc';
  asOf?: number;
};
export type OrdersValidateApiResponse =
  /** status 200 The products that fall short; empty where there is enough of all. */ {
    list: {
      /** Id. */
      productId: number;
      productName: string;
      requested: number;
      available: number;
    }[];
    message?: string;
  };
export type OrdersValidateApiArg = {
  orderItems: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity?: number;
    /** Pounds, at most two decimals, above zero. */
    weight?: number;
    notes?: string;
  }[];
  /** Id. */
  storeId?: number;
};
export type OrdersCreateTemplateApiResponse = /** status 201 The new template. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    /** Id. */
    subWarehouseId: number;
    ofStore: boolean;
    standing: {
      weekdays: number[];
      cutoff: number;
      paused: boolean;
    } | null;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
    orderItems: {
      /** Id. */
      productId: number;
      productName: string;
      quantity: number;
      disabled: boolean;
    }[];
  };
  message?: string;
};
export type OrdersCreateTemplateApiArg = {
  /** Id. */
  id?: number;
  name: string;
  /** Id. */
  subWarehouseId: number;
  orderItems: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity: number;
  }[];
  /** Where an edit began; an old one is refused with STALE. */
  version?: string;
};
export type OrdersCreateApiResponse = /** status 201 The order. */ {
  obj: {
    /** Id. */
    orderId: number;
    displayId: number;
    version: number;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** Id. */
    storeId: number;
    storeName: string;
    orderItems: {
      /** Id. */
      orderItemId: number;
      /** Id. */
      productId: number;
      name: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      /** US dollars, at most two decimals. */
      rate: number;
      /** US dollars, at most two decimals. */
      amount: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      /** US dollars, at most two decimals. */
      price?: number;
      /** US dollars, at most two decimals. */
      wholesalePrice?: number;
      availableQty?: number;
      /** Pounds, at most two decimals. */
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
    /** US dollars, at most two decimals. */
    total: number;
    estimated: boolean;
    deliveryDate: string | null;
    poNumber: string;
    note: string;
    history?: {
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      user: string;
    }[];
    shipAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
    billAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
  };
  message?: string;
};
export type OrdersCreateApiArg = {
  orderItems: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity?: number;
    /** Pounds, at most two decimals, above zero. */
    weight?: number;
    notes?: string;
  }[];
  /** Id. */
  storeId?: number;
  deliveryDate?: string | null;
  poNumber?: string;
  note?: string;
};
export type OrdersUpdateApiResponse = /** status 200 The order as it is now. */ {
  obj: {
    /** Id. */
    orderId: number;
    displayId: number;
    version: number;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** Id. */
    storeId: number;
    storeName: string;
    orderItems: {
      /** Id. */
      orderItemId: number;
      /** Id. */
      productId: number;
      name: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      /** US dollars, at most two decimals. */
      rate: number;
      /** US dollars, at most two decimals. */
      amount: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      /** US dollars, at most two decimals. */
      price?: number;
      /** US dollars, at most two decimals. */
      wholesalePrice?: number;
      availableQty?: number;
      /** Pounds, at most two decimals. */
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
    /** US dollars, at most two decimals. */
    total: number;
    estimated: boolean;
    deliveryDate: string | null;
    poNumber: string;
    note: string;
    history?: {
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      user: string;
    }[];
    shipAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
    billAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
  };
  message?: string;
};
export type OrdersUpdateApiArg = {
  /** Id. */
  orderId: number;
  version: number;
  orderItemList: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity?: number;
    /** Pounds, at most two decimals, above zero. */
    weight?: number;
    notes?: string;
    /** Id. */
    orderItemId?: number;
    /** US dollars, at most two decimals. */
    rate?: number;
  }[];
  deliveryDate?: string | null;
  poNumber?: string;
  note?: string;
};
export type OrdersRecordManualApiResponse =
  /** status 201 The order; `message` says where it goes beyond the store's credit limit. */ {
    obj: {
      /** Id. */
      orderId: number;
      displayId: number;
      version: number;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** Id. */
      storeId: number;
      storeName: string;
      orderItems: {
        /** Id. */
        orderItemId: number;
        /** Id. */
        productId: number;
        name: string;
        /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        quantity: number;
        /** Pounds, at most two decimals. */
        weight: number;
        /** US dollars, at most two decimals. */
        rate: number;
        /** US dollars, at most two decimals. */
        amount: number;
        notes: string;
        short: number;
        scannedInvIds: number[];
        scannedWeights: number[];
        location?: string;
        gtin?: string;
        /** US dollars, at most two decimals. */
        price?: number;
        /** US dollars, at most two decimals. */
        wholesalePrice?: number;
        availableQty?: number;
        /** Pounds, at most two decimals. */
        availableWeight?: number;
        alternates?: number[];
      }[];
      invoiceIds: string[];
      paidFull: boolean;
      historyOrder: boolean;
      /** US dollars, at most two decimals. */
      total: number;
      estimated: boolean;
      deliveryDate: string | null;
      poNumber: string;
      note: string;
      history?: {
        kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
        /** A moment: milliseconds since the beginning of 1970, UTC. */
        time: number;
        user: string;
      }[];
      shipAddress?: {
        name: string;
        address1: string;
        address2: string;
        city: string;
        state: string;
        zipCode: string;
      };
      billAddress?: {
        name: string;
        address1: string;
        address2: string;
        city: string;
        state: string;
        zipCode: string;
      };
    };
    message?: string;
  };
export type OrdersRecordManualApiArg = {
  /** Id. */
  storeId: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  time: number;
  orderItems: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity?: number;
    /** Pounds, at most two decimals, above zero. */
    weight?: number;
    notes?: string;
    /** US dollars, at most two decimals. */
    rate: number;
    inventoryIds?: number[];
  }[];
  deliveryDate?: string | null;
  poNumber?: string;
  note?: string;
};
export type OrdersProcessApiResponse = /** status 200 The order as it is now. */ {
  obj: {
    /** Id. */
    orderId: number;
    displayId: number;
    version: number;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** Id. */
    storeId: number;
    storeName: string;
    orderItems: {
      /** Id. */
      orderItemId: number;
      /** Id. */
      productId: number;
      name: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      /** US dollars, at most two decimals. */
      rate: number;
      /** US dollars, at most two decimals. */
      amount: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      /** US dollars, at most two decimals. */
      price?: number;
      /** US dollars, at most two decimals. */
      wholesalePrice?: number;
      availableQty?: number;
      /** Pounds, at most two decimals. */
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
    /** US dollars, at most two decimals. */
    total: number;
    estimated: boolean;
    deliveryDate: string | null;
    poNumber: string;
    note: string;
    history?: {
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      user: string;
    }[];
    shipAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
    billAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
  };
  message?: string;
};
export type OrdersProcessApiArg = {
  /** Id. */
  orderId: number;
  version?: number;
  orderItemList: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity?: number;
    /** Pounds, at most two decimals, above zero. */
    weight?: number;
    notes?: string;
    /** Id. */
    orderItemId?: number;
    /** US dollars, at most two decimals. */
    rate?: number;
  }[];
};
export type OrdersConfirmApiResponse = /** status 200 The order as it is now. */ {
  obj: {
    /** Id. */
    orderId: number;
    displayId: number;
    version: number;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** Id. */
    storeId: number;
    storeName: string;
    orderItems: {
      /** Id. */
      orderItemId: number;
      /** Id. */
      productId: number;
      name: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      /** US dollars, at most two decimals. */
      rate: number;
      /** US dollars, at most two decimals. */
      amount: number;
      notes: string;
      short: number;
      scannedInvIds: number[];
      scannedWeights: number[];
      location?: string;
      gtin?: string;
      /** US dollars, at most two decimals. */
      price?: number;
      /** US dollars, at most two decimals. */
      wholesalePrice?: number;
      availableQty?: number;
      /** Pounds, at most two decimals. */
      availableWeight?: number;
      alternates?: number[];
    }[];
    invoiceIds: string[];
    paidFull: boolean;
    historyOrder: boolean;
    /** US dollars, at most two decimals. */
    total: number;
    estimated: boolean;
    deliveryDate: string | null;
    poNumber: string;
    note: string;
    history?: {
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      user: string;
    }[];
    shipAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
    billAddress?: {
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
    };
  };
  message?: string;
};
export type OrdersConfirmApiArg = {
  /** Id. */
  orderId: number;
};
export type OrdersSearchReturnsApiResponse =
  /** status 200 The page, newest first, and how many pages and returns there are. */ {
    list: {
      /** Id. */
      id: number;
      displayId: number;
      /** Id. */
      orderId: number;
      orderDisplayId: number;
      invoiceId: string;
      storeName: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      items: {
        /** Id. */
        orderItemId: number;
        /** Id. */
        productId: number;
        name: string;
        /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        returnQty: number;
        /** Pounds, at most two decimals. */
        returnWeight: number;
        /** US dollars, at most two decimals. */
        rate: number;
        quantity: number;
        /** Pounds, at most two decimals. */
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
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  start?: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  end?: number;
};
export type OrdersCreateReturnApiResponse = /** status 201 The return, with the id of its credit. */ {
  obj: {
    /** Id. */
    id: number;
    displayId: number;
    /** Id. */
    orderId: number;
    orderDisplayId: number;
    invoiceId: string;
    storeName: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    items: {
      /** Id. */
      orderItemId: number;
      /** Id. */
      productId: number;
      name: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      returnQty: number;
      /** Pounds, at most two decimals. */
      returnWeight: number;
      /** US dollars, at most two decimals. */
      rate: number;
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      inventoryIds: number[];
    }[];
  };
  message?: string;
};
export type OrdersCreateReturnApiArg = {
  /** Id. */
  orderId: number;
  items: {
    /** Id. */
    orderItemId: number;
    /** Id. */
    productId: number;
    returnQty?: number;
    /** Pounds, at most two decimals. */
    returnWeight?: number;
    /** US dollars, at most two decimals. */
    rate?: number;
    quantity?: number;
    /** Pounds, at most two decimals. */
    weight?: number;
    inventoryIds?: number[];
  }[];
};
export type OrdersUpdateReturnApiResponse = /** status 200 The return as it is now. */ {
  obj: {
    /** Id. */
    id: number;
    displayId: number;
    /** Id. */
    orderId: number;
    orderDisplayId: number;
    invoiceId: string;
    storeName: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    items: {
      /** Id. */
      orderItemId: number;
      /** Id. */
      productId: number;
      name: string;
      /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      returnQty: number;
      /** Pounds, at most two decimals. */
      returnWeight: number;
      /** US dollars, at most two decimals. */
      rate: number;
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
      inventoryIds: number[];
    }[];
  };
  message?: string;
};
export type OrdersUpdateReturnApiArg = {
  /** Id. */
  id: number;
  items: {
    /** Id. */
    orderItemId: number;
    /** Id. */
    productId: number;
    returnQty?: number;
    /** Pounds, at most two decimals. */
    returnWeight?: number;
    /** US dollars, at most two decimals. */
    rate?: number;
    quantity?: number;
    /** Pounds, at most two decimals. */
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
  useOrdersCreateTemplateMutation,
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
