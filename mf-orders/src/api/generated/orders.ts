/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const ordersApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    ordersFind: build.query<OrdersFindApiResponse, OrdersFindApiArg>({
      providesTags: (_response: unknown, _failure: unknown, { orderId }: { orderId?: number }) =>
        [{ type: 'Order', id: orderId }] as const,
      query: (queryArg) => ({
        url: `/order`,
        params: queryArg,
      }),
    }),
    ordersDelete: build.mutation<OrdersDeleteApiResponse, OrdersDeleteApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (queryArg) => ({
        url: `/order`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    ordersCredit: build.query<OrdersCreditApiResponse, OrdersCreditApiArg>({
      providesTags: ['Order', 'Invoice', 'User'] as const,
      query: (queryArg) => ({
        url: `/order/credit`,
        params: queryArg,
      }),
    }),
    ordersDirectComplete: build.mutation<OrdersDirectCompleteApiResponse, OrdersDirectCompleteApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (queryArg) => ({
        url: `/order/direct-complete`,
        method: 'PUT',
        params: queryArg,
      }),
    }),
    ordersCancel: build.mutation<OrdersCancelApiResponse, OrdersCancelApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory', 'Invoice', 'Return'] as const),
      query: (queryArg) => ({
        url: `/order/cancel`,
        method: 'PUT',
        params: queryArg,
      }),
    }),
    ordersReturnsOfOrder: build.query<OrdersReturnsOfOrderApiResponse, OrdersReturnsOfOrderApiArg>({
      providesTags: ['Return'] as const,
      query: (queryArg) => ({
        url: `/return`,
        params: queryArg,
      }),
    }),
    ordersDeleteReturn: build.mutation<OrdersDeleteReturnApiResponse, OrdersDeleteReturnApiArg>({
      invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const,
      query: (queryArg) => ({
        url: `/return`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    ordersFindReturn: build.query<OrdersFindReturnApiResponse, OrdersFindReturnApiArg>({
      providesTags: ['Return'] as const,
      query: (queryArg) => ({
        url: `/return`,
        params: queryArg,
      }),
    }),
    ordersQuery: build.query<OrdersQueryApiResponse, OrdersQueryApiArg>({
      providesTags: [{ type: 'Order', id: 'LIST' }] as const,
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
      invalidatesTags: ['OrderTemplate'] as const,
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersCreate: build.mutation<OrdersCreateApiResponse, OrdersCreateApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (queryArg) => ({ url: `/order`, method: 'POST', body: queryArg }),
    }),
    ordersUpdate: build.mutation<OrdersUpdateApiResponse, OrdersUpdateApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (queryArg) => ({ url: `/order`, method: 'PUT', body: queryArg }),
    }),
    ordersRecordManual: build.mutation<OrdersRecordManualApiResponse, OrdersRecordManualApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (queryArg) => ({
        url: `/order/manual`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersProcess: build.mutation<OrdersProcessApiResponse, OrdersProcessApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (queryArg) => ({
        url: `/order/process`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersConfirm: build.mutation<OrdersConfirmApiResponse, OrdersConfirmApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (queryArg) => ({
        url: `/order/confirm`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersSearchReturns: build.query<OrdersSearchReturnsApiResponse, OrdersSearchReturnsApiArg>({
      providesTags: ['Return', { type: 'Return', id: 'LIST' }] as const,
      query: (queryArg) => ({
        url: `/return/query`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersCreateReturn: build.mutation<OrdersCreateReturnApiResponse, OrdersCreateReturnApiArg>({
      invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const,
      query: (queryArg) => ({ url: `/return`, method: 'POST', body: queryArg }),
    }),
    ordersUpdateReturn: build.mutation<OrdersUpdateReturnApiResponse, OrdersUpdateReturnApiArg>({
      invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const,
      query: (queryArg) => ({ url: `/return`, method: 'PUT', body: queryArg }),
    }),
  }),
});
export type OrdersFindApiResponse =
  /** status 200 `obj` for one order, `list` of at most 100 otherwise, newest first. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** The order’s id. */
      orderId: number;
      /** The order’s number as people read it, counted by distributor. */
      displayId: number;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: number;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Where the order stands. */
      status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** The store’s id. */
      storeId: number;
      /** The store’s name. */
      storeName: string;
      /** The lines of the order. */
      orderItems: {
        /** The line’s id. */
        orderItemId: number;
        /** The product’s id. */
        productId: number;
        /** Name. */
        name: string;
        /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
        /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
        weight: number;
        /** Price of a piece, or of a pound. US dollars, at most two decimals. */
        rate: number;
        /** The amount. US dollars, at most two decimals. */
        amount: number;
        /** A note for one line. */
        notes: string;
        /** How much of the line could not be sent: pieces, of pooled goods pounds. */
        short: number;
        /** Ids of the pieces that were scanned for the line. */
        scannedInvIds: number[];
        /** Weights in pounds of those pieces, in the same order. */
        scannedWeights: number[];
        /** Where in the warehouse it lies. */
        location?: string;
        /** The product’s GTIN, 8 to 14 digits. */
        gtin?: string;
        /** Its further GTINs, each with the pieces that it stands for: those of cases. */
        gtins?: {
          /** The product’s GTIN, 8 to 14 digits. */
          gtin: string;
          /** How much: pieces, of pooled goods pounds. */
          quantity: number;
        }[];
        /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
        price?: number;
        /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
        wholesalePrice?: number;
        /** Pieces in stock that are not reserved. */
        availableQty?: number;
        /** Weight in stock that is not reserved. Pounds, at most two decimals. */
        availableWeight?: number;
        /** Pounds that a weighed piece in stock weighs on average; absent without one. */
        averageWeight?: number;
        /** Products that may be sent in place of this one, best first. */
        alternates?: number[];
      }[];
      /** Numbers of invoices. */
      invoiceIds: string[];
      /** Its invoice is paid in full. */
      paidFull: boolean;
      /** Recorded by hand after the fact, without stock being touched. */
      historyOrder: boolean;
      /** The sum; of a list, how many there are. US dollars, at most two decimals. */
      total: number;
      /** The total is an estimate, because something is yet to be weighed. */
      estimated: boolean;
      /** Day of delivery in the distributor’s time zone; null for none. */
      deliveryDate: string | null;
      /** The store’s own number for its order. */
      poNumber: string;
      /** A note for the whole order. */
      note: string;
      /** Number that a past order has in the file it came from; absent for others. */
      externalId?: string;
      /** What happened to the order, oldest first. */
      history?: {
        /** What happened to the order. */
        kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
        /** When. A moment: milliseconds since the beginning of 1970, UTC. */
        time: number;
        /** Who did it. */
        user: string;
      }[];
      /** Where goods go. */
      shipAddress?: {
        /** Name. */
        name: string;
        /** Street and number. */
        address1: string;
        /** Floor, door, or nothing. */
        address2: string;
        /** City. */
        city: string;
        /** State, two letters. */
        state: string;
        /** ZIP code. */
        zipCode: string;
      };
      /** Where invoices go. */
      billAddress?: {
        /** Name. */
        name: string;
        /** Street and number. */
        address1: string;
        /** Floor, door, or nothing. */
        address2: string;
        /** City. */
        city: string;
        /** State, two letters. */
        state: string;
        /** ZIP code. */
        zipCode: string;
      };
    };
  };
export type OrdersFindApiArg = {
  /** The order’s id. */
  orderId: number;
  /** With the products’ names and codes. */
  includeProduct?: boolean;
  /** Availability leaves out what this order itself has booked. */
  excludeBooked?: boolean;
  /** With what happened to the order. */
  includeHistory?: boolean;
};
export type OrdersDeleteApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type OrdersDeleteApiArg = {
  /** Id. */
  id: number;
};
export type OrdersCreditApiResponse = /** status 200 Policy and limit, what is owed and what open orders are worth. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** What happens above the limit: nothing, a warning, or the order is stopped. */
    policy: 'NONE' | 'WARN' | 'STOP';
    /** Credit limit of the store; null for no limit. US dollars, at most two decimals. */
    limit: number;
    /** Total open amount. US dollars, at most two decimals. */
    owed: number;
    /** Worth of the store’s orders that are not billed yet. US dollars, at most two decimals. */
    openOrders: number;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersCreditApiArg = {
  /** The store’s id. */
  storeId?: number;
};
export type OrdersDirectCompleteApiResponse = /** status 200 The order as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The order’s id. */
    orderId: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: number;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** Where the order stands. */
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** The store’s id. */
    storeId: number;
    /** The store’s name. */
    storeName: string;
    /** The lines of the order. */
    orderItems: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** The amount. US dollars, at most two decimals. */
      amount: number;
      /** A note for one line. */
      notes: string;
      /** How much of the line could not be sent: pieces, of pooled goods pounds. */
      short: number;
      /** Ids of the pieces that were scanned for the line. */
      scannedInvIds: number[];
      /** Weights in pounds of those pieces, in the same order. */
      scannedWeights: number[];
      /** Where in the warehouse it lies. */
      location?: string;
      /** The product’s GTIN, 8 to 14 digits. */
      gtin?: string;
      /** Its further GTINs, each with the pieces that it stands for: those of cases. */
      gtins?: {
        /** The product’s GTIN, 8 to 14 digits. */
        gtin: string;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
      }[];
      /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
      price?: number;
      /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
      wholesalePrice?: number;
      /** Pieces in stock that are not reserved. */
      availableQty?: number;
      /** Weight in stock that is not reserved. Pounds, at most two decimals. */
      availableWeight?: number;
      /** Pounds that a weighed piece in stock weighs on average; absent without one. */
      averageWeight?: number;
      /** Products that may be sent in place of this one, best first. */
      alternates?: number[];
    }[];
    /** Numbers of invoices. */
    invoiceIds: string[];
    /** Its invoice is paid in full. */
    paidFull: boolean;
    /** Recorded by hand after the fact, without stock being touched. */
    historyOrder: boolean;
    /** The sum; of a list, how many there are. US dollars, at most two decimals. */
    total: number;
    /** The total is an estimate, because something is yet to be weighed. */
    estimated: boolean;
    /** Day of delivery in the distributor’s time zone; null for none. */
    deliveryDate: string | null;
    /** The store’s own number for its order. */
    poNumber: string;
    /** A note for the whole order. */
    note: string;
    /** Number that a past order has in the file it came from; absent for others. */
    externalId?: string;
    /** What happened to the order, oldest first. */
    history?: {
      /** What happened to the order. */
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Who did it. */
      user: string;
    }[];
    /** Where goods go. */
    shipAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
    /** Where invoices go. */
    billAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersDirectCompleteApiArg = {
  /** Id. */
  id: number;
};
export type OrdersCancelApiResponse = /** status 200 The order as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The order’s id. */
    orderId: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: number;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** Where the order stands. */
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** The store’s id. */
    storeId: number;
    /** The store’s name. */
    storeName: string;
    /** The lines of the order. */
    orderItems: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** The amount. US dollars, at most two decimals. */
      amount: number;
      /** A note for one line. */
      notes: string;
      /** How much of the line could not be sent: pieces, of pooled goods pounds. */
      short: number;
      /** Ids of the pieces that were scanned for the line. */
      scannedInvIds: number[];
      /** Weights in pounds of those pieces, in the same order. */
      scannedWeights: number[];
      /** Where in the warehouse it lies. */
      location?: string;
      /** The product’s GTIN, 8 to 14 digits. */
      gtin?: string;
      /** Its further GTINs, each with the pieces that it stands for: those of cases. */
      gtins?: {
        /** The product’s GTIN, 8 to 14 digits. */
        gtin: string;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
      }[];
      /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
      price?: number;
      /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
      wholesalePrice?: number;
      /** Pieces in stock that are not reserved. */
      availableQty?: number;
      /** Weight in stock that is not reserved. Pounds, at most two decimals. */
      availableWeight?: number;
      /** Pounds that a weighed piece in stock weighs on average; absent without one. */
      averageWeight?: number;
      /** Products that may be sent in place of this one, best first. */
      alternates?: number[];
    }[];
    /** Numbers of invoices. */
    invoiceIds: string[];
    /** Its invoice is paid in full. */
    paidFull: boolean;
    /** Recorded by hand after the fact, without stock being touched. */
    historyOrder: boolean;
    /** The sum; of a list, how many there are. US dollars, at most two decimals. */
    total: number;
    /** The total is an estimate, because something is yet to be weighed. */
    estimated: boolean;
    /** Day of delivery in the distributor’s time zone; null for none. */
    deliveryDate: string | null;
    /** The store’s own number for its order. */
    poNumber: string;
    /** A note for the whole order. */
    note: string;
    /** Number that a past order has in the file it came from; absent for others. */
    externalId?: string;
    /** What happened to the order, oldest first. */
    history?: {
      /** What happened to the order. */
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Who did it. */
      user: string;
    }[];
    /** Where goods go. */
    shipAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
    /** Where invoices go. */
    billAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersCancelApiArg = {
  /** Id. */
  id: number;
  /** Put the goods back into stock. */
  addBack?: boolean;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: number;
};
export type OrdersReturnsOfOrderApiResponse = /** status 200 `obj` for one return, `list` otherwise, newest first. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** The order’s id. */
    orderId: number;
    /** Number of the order that the goods came from. */
    orderDisplayId: number;
    /** The invoice’s number as it is printed. */
    invoiceId: string;
    /** The store’s name. */
    storeName: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** The lines of the return. */
    items: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** Pieces that come back. */
      returnQty: number;
      /** Weight that comes back. Pounds, at most two decimals. */
      returnWeight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** Why: a sentence that stays in the records. */
      reason: string;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Ids of the weighed pieces concerned. */
      inventoryIds: number[];
    }[];
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  }[];
};
export type OrdersReturnsOfOrderApiArg = {
  /** The order’s id. */
  orderId: number;
};
export type OrdersDeleteReturnApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type OrdersDeleteReturnApiArg = {
  /** Id. */
  id: number;
};
export type OrdersFindReturnApiResponse = /** status 200 `obj` for one return, `list` otherwise, newest first. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** The order’s id. */
    orderId: number;
    /** Number of the order that the goods came from. */
    orderDisplayId: number;
    /** The invoice’s number as it is printed. */
    invoiceId: string;
    /** The store’s name. */
    storeName: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** The lines of the return. */
    items: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** Pieces that come back. */
      returnQty: number;
      /** Weight that comes back. Pounds, at most two decimals. */
      returnWeight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** Why: a sentence that stays in the records. */
      reason: string;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Ids of the weighed pieces concerned. */
      inventoryIds: number[];
    }[];
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
};
export type OrdersFindReturnApiArg = {
  /** Id. */
  id: number;
};
export type OrdersQueryApiResponse =
  /** status 200 The page, newest first unless `sort` says otherwise, and how many pages and orders there are. */ {
    /** The requested objects. */
    list: {
      /** The order’s id. */
      orderId: number;
      /** The order’s number as people read it, counted by distributor. */
      displayId: number;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: number;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Where the order stands. */
      status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** The store’s id. */
      storeId: number;
      /** The store’s name. */
      storeName: string;
      /** The lines of the order. */
      orderItems: {
        /** The line’s id. */
        orderItemId: number;
        /** The product’s id. */
        productId: number;
        /** Name. */
        name: string;
        /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
        /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
        weight: number;
        /** Price of a piece, or of a pound. US dollars, at most two decimals. */
        rate: number;
        /** The amount. US dollars, at most two decimals. */
        amount: number;
        /** A note for one line. */
        notes: string;
        /** How much of the line could not be sent: pieces, of pooled goods pounds. */
        short: number;
        /** Ids of the pieces that were scanned for the line. */
        scannedInvIds: number[];
        /** Weights in pounds of those pieces, in the same order. */
        scannedWeights: number[];
        /** Where in the warehouse it lies. */
        location?: string;
        /** The product’s GTIN, 8 to 14 digits. */
        gtin?: string;
        /** Its further GTINs, each with the pieces that it stands for: those of cases. */
        gtins?: {
          /** The product’s GTIN, 8 to 14 digits. */
          gtin: string;
          /** How much: pieces, of pooled goods pounds. */
          quantity: number;
        }[];
        /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
        price?: number;
        /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
        wholesalePrice?: number;
        /** Pieces in stock that are not reserved. */
        availableQty?: number;
        /** Weight in stock that is not reserved. Pounds, at most two decimals. */
        availableWeight?: number;
        /** Pounds that a weighed piece in stock weighs on average; absent without one. */
        averageWeight?: number;
        /** Products that may be sent in place of this one, best first. */
        alternates?: number[];
      }[];
      /** Numbers of invoices. */
      invoiceIds: string[];
      /** Its invoice is paid in full. */
      paidFull: boolean;
      /** Recorded by hand after the fact, without stock being touched. */
      historyOrder: boolean;
      /** The sum; of a list, how many there are. US dollars, at most two decimals. */
      total: number;
      /** The total is an estimate, because something is yet to be weighed. */
      estimated: boolean;
      /** Day of delivery in the distributor’s time zone; null for none. */
      deliveryDate: string | null;
      /** The store’s own number for its order. */
      poNumber: string;
      /** A note for the whole order. */
      note: string;
      /** Number that a past order has in the file it came from; absent for others. */
      externalId?: string;
      /** What happened to the order, oldest first. */
      history?: {
        /** What happened to the order. */
        kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
        /** When. A moment: milliseconds since the beginning of 1970, UTC. */
        time: number;
        /** Who did it. */
        user: string;
      }[];
      /** Where goods go. */
      shipAddress?: {
        /** Name. */
        name: string;
        /** Street and number. */
        address1: string;
        /** Floor, door, or nothing. */
        address2: string;
        /** City. */
        city: string;
        /** State, two letters. */
        state: string;
        /** ZIP code. */
        zipCode: string;
      };
      /** Where invoices go. */
      billAddress?: {
        /** Name. */
        name: string;
        /** Street and number. */
        address1: string;
        /** Floor, door, or nothing. */
        address2: string;
        /** City. */
        city: string;
        /** State, two letters. */
        state: string;
        /** ZIP code. */
        zipCode: string;
      };
    }[];
    /** How many pages there are. */
    totalPages: number;
    /** The sum; of a list, how many there are. */
    total: number;
    /** Time at which the first page was read; later pages omit newer orders. */
    asOf: number;
  };
export type OrdersQueryApiArg = {
  /** Number of the page, from 0. */
  page: number;
  /** Ids of stores. */
  storeIds?: number[] | null;
  /** Only orders that stand at one of these. */
  statuses?: ('PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED')[];
  /** The order’s number as people read it, counted by distributor. */
  displayId?: number;
  /** The product’s id. */
  productId?: number;
  /** Start of the period, inclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  start?: number;
  /** End of the period, exclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  end?: number;
  /** Only orders that are to be delivered on this day or later. */
  deliveryFrom?: string;
  /** Only orders that are to be delivered on this day or earlier. */
  deliveryTo?: string;
  /** Only orders with an invoice that is not paid in full. */
  unpaid?: boolean;
  /** Only open orders with a line that asks for more than there is. */
  shortOfStock?: boolean;
  /** Sort order of the list. */
  sort?: 'newest' | 'oldest' | 'store' | 'storeDesc' | 'status' | 'statusDesc';
  /** Time at which the first page was read; later pages omit newer orders. */
  asOf?: number;
};
export type OrdersValidateApiResponse =
  /** status 200 The products that fall short; empty where there is enough of all. */ {
    /** The requested objects. */
    list: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
      /** How much was asked for: pieces, of pooled goods pounds. */
      requested: number;
      /** How much there is: pieces, of pooled goods pounds. */
      available: number;
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type OrdersValidateApiArg = {
  /** The lines of the order. */
  orderItems: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
    weight?: number;
    /** A note for one line. */
    notes?: string;
  }[];
  /** The store’s id. */
  storeId?: number;
};
export type OrdersCreateTemplateApiResponse = /** status 201 The new template. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** The warehouse area’s id. */
    subWarehouseId: number;
    /** The template belongs to the store and not to the distributor. */
    ofStore: boolean;
    /** When the template orders by itself; null where it does not. */
    standing: {
      /** Days on which it orders: 1 is Monday, 7 is Sunday. */
      weekdays: number[];
      /** Minute of the day, in the distributor’s time zone, at which it orders. */
      cutoff: number;
      /** It orders nothing until this is taken back. */
      paused: boolean;
    } | null;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    standingVersion: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
    /** The lines of the order. */
    orderItems: {
      /** The product’s id. */
      productId: number;
      /** Name of the product. */
      productName: string;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** It is no longer offered; of a person, they cannot sign in. */
      disabled: boolean;
    }[];
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersCreateTemplateApiArg = {
  /** Id. */
  id?: number;
  /** Name. */
  name: string;
  /** The warehouse area’s id. */
  subWarehouseId: number;
  /** The lines of the order. */
  orderItems: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity: number;
  }[];
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type OrdersCreateApiResponse = /** status 201 The order. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The order’s id. */
    orderId: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: number;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** Where the order stands. */
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** The store’s id. */
    storeId: number;
    /** The store’s name. */
    storeName: string;
    /** The lines of the order. */
    orderItems: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** The amount. US dollars, at most two decimals. */
      amount: number;
      /** A note for one line. */
      notes: string;
      /** How much of the line could not be sent: pieces, of pooled goods pounds. */
      short: number;
      /** Ids of the pieces that were scanned for the line. */
      scannedInvIds: number[];
      /** Weights in pounds of those pieces, in the same order. */
      scannedWeights: number[];
      /** Where in the warehouse it lies. */
      location?: string;
      /** The product’s GTIN, 8 to 14 digits. */
      gtin?: string;
      /** Its further GTINs, each with the pieces that it stands for: those of cases. */
      gtins?: {
        /** The product’s GTIN, 8 to 14 digits. */
        gtin: string;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
      }[];
      /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
      price?: number;
      /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
      wholesalePrice?: number;
      /** Pieces in stock that are not reserved. */
      availableQty?: number;
      /** Weight in stock that is not reserved. Pounds, at most two decimals. */
      availableWeight?: number;
      /** Pounds that a weighed piece in stock weighs on average; absent without one. */
      averageWeight?: number;
      /** Products that may be sent in place of this one, best first. */
      alternates?: number[];
    }[];
    /** Numbers of invoices. */
    invoiceIds: string[];
    /** Its invoice is paid in full. */
    paidFull: boolean;
    /** Recorded by hand after the fact, without stock being touched. */
    historyOrder: boolean;
    /** The sum; of a list, how many there are. US dollars, at most two decimals. */
    total: number;
    /** The total is an estimate, because something is yet to be weighed. */
    estimated: boolean;
    /** Day of delivery in the distributor’s time zone; null for none. */
    deliveryDate: string | null;
    /** The store’s own number for its order. */
    poNumber: string;
    /** A note for the whole order. */
    note: string;
    /** Number that a past order has in the file it came from; absent for others. */
    externalId?: string;
    /** What happened to the order, oldest first. */
    history?: {
      /** What happened to the order. */
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Who did it. */
      user: string;
    }[];
    /** Where goods go. */
    shipAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
    /** Where invoices go. */
    billAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersCreateApiArg = {
  /** The lines of the order. */
  orderItems: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
    weight?: number;
    /** A note for one line. */
    notes?: string;
  }[];
  /** The store’s id. */
  storeId?: number;
  /** Day of delivery in the distributor’s time zone; null for none. */
  deliveryDate?: string | null;
  /** The store’s own number for its order. */
  poNumber?: string;
  /** A note for the whole order. */
  note?: string;
};
export type OrdersUpdateApiResponse = /** status 200 The order as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The order’s id. */
    orderId: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: number;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** Where the order stands. */
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** The store’s id. */
    storeId: number;
    /** The store’s name. */
    storeName: string;
    /** The lines of the order. */
    orderItems: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** The amount. US dollars, at most two decimals. */
      amount: number;
      /** A note for one line. */
      notes: string;
      /** How much of the line could not be sent: pieces, of pooled goods pounds. */
      short: number;
      /** Ids of the pieces that were scanned for the line. */
      scannedInvIds: number[];
      /** Weights in pounds of those pieces, in the same order. */
      scannedWeights: number[];
      /** Where in the warehouse it lies. */
      location?: string;
      /** The product’s GTIN, 8 to 14 digits. */
      gtin?: string;
      /** Its further GTINs, each with the pieces that it stands for: those of cases. */
      gtins?: {
        /** The product’s GTIN, 8 to 14 digits. */
        gtin: string;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
      }[];
      /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
      price?: number;
      /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
      wholesalePrice?: number;
      /** Pieces in stock that are not reserved. */
      availableQty?: number;
      /** Weight in stock that is not reserved. Pounds, at most two decimals. */
      availableWeight?: number;
      /** Pounds that a weighed piece in stock weighs on average; absent without one. */
      averageWeight?: number;
      /** Products that may be sent in place of this one, best first. */
      alternates?: number[];
    }[];
    /** Numbers of invoices. */
    invoiceIds: string[];
    /** Its invoice is paid in full. */
    paidFull: boolean;
    /** Recorded by hand after the fact, without stock being touched. */
    historyOrder: boolean;
    /** The sum; of a list, how many there are. US dollars, at most two decimals. */
    total: number;
    /** The total is an estimate, because something is yet to be weighed. */
    estimated: boolean;
    /** Day of delivery in the distributor’s time zone; null for none. */
    deliveryDate: string | null;
    /** The store’s own number for its order. */
    poNumber: string;
    /** A note for the whole order. */
    note: string;
    /** Number that a past order has in the file it came from; absent for others. */
    externalId?: string;
    /** What happened to the order, oldest first. */
    history?: {
      /** What happened to the order. */
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Who did it. */
      user: string;
    }[];
    /** Where goods go. */
    shipAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
    /** Where invoices go. */
    billAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersUpdateApiArg = {
  /** The order’s id. */
  orderId: number;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version: number;
  /** The lines with their changes. */
  orderItemList: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
    weight?: number;
    /** A note for one line. */
    notes?: string;
    /** The line’s id. */
    orderItemId?: number;
    /** Price of a piece, or of a pound. US dollars, at most two decimals. */
    rate?: number;
  }[];
  /** Day of delivery in the distributor’s time zone; null for none. */
  deliveryDate?: string | null;
  /** The store’s own number for its order. */
  poNumber?: string;
  /** A note for the whole order. */
  note?: string;
};
export type OrdersRecordManualApiResponse =
  /** status 201 The order; `message` says where it goes beyond the store's credit limit. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** The order’s id. */
      orderId: number;
      /** The order’s number as people read it, counted by distributor. */
      displayId: number;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: number;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Where the order stands. */
      status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** The store’s id. */
      storeId: number;
      /** The store’s name. */
      storeName: string;
      /** The lines of the order. */
      orderItems: {
        /** The line’s id. */
        orderItemId: number;
        /** The product’s id. */
        productId: number;
        /** Name. */
        name: string;
        /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
        /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
        weight: number;
        /** Price of a piece, or of a pound. US dollars, at most two decimals. */
        rate: number;
        /** The amount. US dollars, at most two decimals. */
        amount: number;
        /** A note for one line. */
        notes: string;
        /** How much of the line could not be sent: pieces, of pooled goods pounds. */
        short: number;
        /** Ids of the pieces that were scanned for the line. */
        scannedInvIds: number[];
        /** Weights in pounds of those pieces, in the same order. */
        scannedWeights: number[];
        /** Where in the warehouse it lies. */
        location?: string;
        /** The product’s GTIN, 8 to 14 digits. */
        gtin?: string;
        /** Its further GTINs, each with the pieces that it stands for: those of cases. */
        gtins?: {
          /** The product’s GTIN, 8 to 14 digits. */
          gtin: string;
          /** How much: pieces, of pooled goods pounds. */
          quantity: number;
        }[];
        /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
        price?: number;
        /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
        wholesalePrice?: number;
        /** Pieces in stock that are not reserved. */
        availableQty?: number;
        /** Weight in stock that is not reserved. Pounds, at most two decimals. */
        availableWeight?: number;
        /** Pounds that a weighed piece in stock weighs on average; absent without one. */
        averageWeight?: number;
        /** Products that may be sent in place of this one, best first. */
        alternates?: number[];
      }[];
      /** Numbers of invoices. */
      invoiceIds: string[];
      /** Its invoice is paid in full. */
      paidFull: boolean;
      /** Recorded by hand after the fact, without stock being touched. */
      historyOrder: boolean;
      /** The sum; of a list, how many there are. US dollars, at most two decimals. */
      total: number;
      /** The total is an estimate, because something is yet to be weighed. */
      estimated: boolean;
      /** Day of delivery in the distributor’s time zone; null for none. */
      deliveryDate: string | null;
      /** The store’s own number for its order. */
      poNumber: string;
      /** A note for the whole order. */
      note: string;
      /** Number that a past order has in the file it came from; absent for others. */
      externalId?: string;
      /** What happened to the order, oldest first. */
      history?: {
        /** What happened to the order. */
        kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
        /** When. A moment: milliseconds since the beginning of 1970, UTC. */
        time: number;
        /** Who did it. */
        user: string;
      }[];
      /** Where goods go. */
      shipAddress?: {
        /** Name. */
        name: string;
        /** Street and number. */
        address1: string;
        /** Floor, door, or nothing. */
        address2: string;
        /** City. */
        city: string;
        /** State, two letters. */
        state: string;
        /** ZIP code. */
        zipCode: string;
      };
      /** Where invoices go. */
      billAddress?: {
        /** Name. */
        name: string;
        /** Street and number. */
        address1: string;
        /** Floor, door, or nothing. */
        address2: string;
        /** City. */
        city: string;
        /** State, two letters. */
        state: string;
        /** ZIP code. */
        zipCode: string;
      };
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type OrdersRecordManualApiArg = {
  /** The store’s id. */
  storeId: number;
  /** When. A moment: milliseconds since the beginning of 1970, UTC. */
  time: number;
  /** The lines of the order. */
  orderItems: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
    weight?: number;
    /** A note for one line. */
    notes?: string;
    /** Price of a piece, or of a pound. US dollars, at most two decimals. */
    rate: number;
    /** Ids of the weighed pieces concerned. */
    inventoryIds?: number[];
  }[];
  /** Day of delivery in the distributor’s time zone; null for none. */
  deliveryDate?: string | null;
  /** The store’s own number for its order. */
  poNumber?: string;
  /** A note for the whole order. */
  note?: string;
};
export type OrdersProcessApiResponse = /** status 200 The order as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The order’s id. */
    orderId: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: number;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** Where the order stands. */
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** The store’s id. */
    storeId: number;
    /** The store’s name. */
    storeName: string;
    /** The lines of the order. */
    orderItems: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** The amount. US dollars, at most two decimals. */
      amount: number;
      /** A note for one line. */
      notes: string;
      /** How much of the line could not be sent: pieces, of pooled goods pounds. */
      short: number;
      /** Ids of the pieces that were scanned for the line. */
      scannedInvIds: number[];
      /** Weights in pounds of those pieces, in the same order. */
      scannedWeights: number[];
      /** Where in the warehouse it lies. */
      location?: string;
      /** The product’s GTIN, 8 to 14 digits. */
      gtin?: string;
      /** Its further GTINs, each with the pieces that it stands for: those of cases. */
      gtins?: {
        /** The product’s GTIN, 8 to 14 digits. */
        gtin: string;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
      }[];
      /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
      price?: number;
      /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
      wholesalePrice?: number;
      /** Pieces in stock that are not reserved. */
      availableQty?: number;
      /** Weight in stock that is not reserved. Pounds, at most two decimals. */
      availableWeight?: number;
      /** Pounds that a weighed piece in stock weighs on average; absent without one. */
      averageWeight?: number;
      /** Products that may be sent in place of this one, best first. */
      alternates?: number[];
    }[];
    /** Numbers of invoices. */
    invoiceIds: string[];
    /** Its invoice is paid in full. */
    paidFull: boolean;
    /** Recorded by hand after the fact, without stock being touched. */
    historyOrder: boolean;
    /** The sum; of a list, how many there are. US dollars, at most two decimals. */
    total: number;
    /** The total is an estimate, because something is yet to be weighed. */
    estimated: boolean;
    /** Day of delivery in the distributor’s time zone; null for none. */
    deliveryDate: string | null;
    /** The store’s own number for its order. */
    poNumber: string;
    /** A note for the whole order. */
    note: string;
    /** Number that a past order has in the file it came from; absent for others. */
    externalId?: string;
    /** What happened to the order, oldest first. */
    history?: {
      /** What happened to the order. */
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Who did it. */
      user: string;
    }[];
    /** Where goods go. */
    shipAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
    /** Where invoices go. */
    billAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersProcessApiArg = {
  /** The order’s id. */
  orderId: number;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: number;
  /** The lines with their changes. */
  orderItemList: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
    weight?: number;
    /** A note for one line. */
    notes?: string;
    /** The line’s id. */
    orderItemId?: number;
    /** Price of a piece, or of a pound. US dollars, at most two decimals. */
    rate?: number;
  }[];
};
export type OrdersConfirmApiResponse = /** status 200 The order as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The order’s id. */
    orderId: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: number;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** Where the order stands. */
    status: 'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
    /** The store’s id. */
    storeId: number;
    /** The store’s name. */
    storeName: string;
    /** The lines of the order. */
    orderItems: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** The amount. US dollars, at most two decimals. */
      amount: number;
      /** A note for one line. */
      notes: string;
      /** How much of the line could not be sent: pieces, of pooled goods pounds. */
      short: number;
      /** Ids of the pieces that were scanned for the line. */
      scannedInvIds: number[];
      /** Weights in pounds of those pieces, in the same order. */
      scannedWeights: number[];
      /** Where in the warehouse it lies. */
      location?: string;
      /** The product’s GTIN, 8 to 14 digits. */
      gtin?: string;
      /** Its further GTINs, each with the pieces that it stands for: those of cases. */
      gtins?: {
        /** The product’s GTIN, 8 to 14 digits. */
        gtin: string;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
      }[];
      /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
      price?: number;
      /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
      wholesalePrice?: number;
      /** Pieces in stock that are not reserved. */
      availableQty?: number;
      /** Weight in stock that is not reserved. Pounds, at most two decimals. */
      availableWeight?: number;
      /** Pounds that a weighed piece in stock weighs on average; absent without one. */
      averageWeight?: number;
      /** Products that may be sent in place of this one, best first. */
      alternates?: number[];
    }[];
    /** Numbers of invoices. */
    invoiceIds: string[];
    /** Its invoice is paid in full. */
    paidFull: boolean;
    /** Recorded by hand after the fact, without stock being touched. */
    historyOrder: boolean;
    /** The sum; of a list, how many there are. US dollars, at most two decimals. */
    total: number;
    /** The total is an estimate, because something is yet to be weighed. */
    estimated: boolean;
    /** Day of delivery in the distributor’s time zone; null for none. */
    deliveryDate: string | null;
    /** The store’s own number for its order. */
    poNumber: string;
    /** A note for the whole order. */
    note: string;
    /** Number that a past order has in the file it came from; absent for others. */
    externalId?: string;
    /** What happened to the order, oldest first. */
    history?: {
      /** What happened to the order. */
      kind: 'PLACED' | 'RECORDED' | 'EDITED' | 'PROCESSING' | 'OUTBOUND' | 'DONE' | 'CANCELLED';
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Who did it. */
      user: string;
    }[];
    /** Where goods go. */
    shipAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
    /** Where invoices go. */
    billAddress?: {
      /** Name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
    };
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersConfirmApiArg = {
  /** The order’s id. */
  orderId: number;
};
export type OrdersSearchReturnsApiResponse =
  /** status 200 The page, newest first, and how many pages and returns there are. */ {
    /** The requested objects. */
    list: {
      /** Id. */
      id: number;
      /** The order’s number as people read it, counted by distributor. */
      displayId: number;
      /** The order’s id. */
      orderId: number;
      /** Number of the order that the goods came from. */
      orderDisplayId: number;
      /** The invoice’s number as it is printed. */
      invoiceId: string;
      /** The store’s name. */
      storeName: string;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** The lines of the return. */
      items: {
        /** The line’s id. */
        orderItemId: number;
        /** The product’s id. */
        productId: number;
        /** Name. */
        name: string;
        /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
        hasWeight: 'Yes' | 'No' | 'Weighting';
        /** Pieces that come back. */
        returnQty: number;
        /** Weight that comes back. Pounds, at most two decimals. */
        returnWeight: number;
        /** Price of a piece, or of a pound. US dollars, at most two decimals. */
        rate: number;
        /** Why: a sentence that stays in the records. */
        reason: string;
        /** How much: pieces, of pooled goods pounds. */
        quantity: number;
        /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
        weight: number;
        /** Ids of the weighed pieces concerned. */
        inventoryIds: number[];
      }[];
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: string;
    }[];
    /** How many pages there are. */
    totalPages: number;
    /** The sum; of a list, how many there are. */
    total: number;
  };
export type OrdersSearchReturnsApiArg = {
  /** Number of the page, from 0. */
  page: number;
  /** Number of an order, or of a return. */
  number?: number;
  /** Ids of stores. */
  storeIds?: number[];
  /** Start of the period, inclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  start?: number;
  /** End of the period, exclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  end?: number;
};
export type OrdersCreateReturnApiResponse = /** status 201 The return, with the id of its credit. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** The order’s id. */
    orderId: number;
    /** Number of the order that the goods came from. */
    orderDisplayId: number;
    /** The invoice’s number as it is printed. */
    invoiceId: string;
    /** The store’s name. */
    storeName: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** The lines of the return. */
    items: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** Pieces that come back. */
      returnQty: number;
      /** Weight that comes back. Pounds, at most two decimals. */
      returnWeight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** Why: a sentence that stays in the records. */
      reason: string;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Ids of the weighed pieces concerned. */
      inventoryIds: number[];
    }[];
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersCreateReturnApiArg = {
  /** The order’s id. */
  orderId: number;
  /** The lines of the return. */
  items: {
    /** The line’s id. */
    orderItemId: number;
    /** The product’s id. */
    productId: number;
    /** Pieces that come back. */
    returnQty?: number;
    /** Weight that comes back. Pounds, at most two decimals. */
    returnWeight?: number;
    /** Price of a piece, or of a pound. US dollars, at most two decimals. */
    rate?: number;
    /** Why: a sentence that stays in the records. */
    reason?: string;
    /** How much: pieces, of pooled goods pounds. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
    weight?: number;
    /** Ids of the weighed pieces concerned. */
    inventoryIds?: number[];
  }[];
};
export type OrdersUpdateReturnApiResponse = /** status 200 The return as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The order’s number as people read it, counted by distributor. */
    displayId: number;
    /** The order’s id. */
    orderId: number;
    /** Number of the order that the goods came from. */
    orderDisplayId: number;
    /** The invoice’s number as it is printed. */
    invoiceId: string;
    /** The store’s name. */
    storeName: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** The lines of the return. */
    items: {
      /** The line’s id. */
      orderItemId: number;
      /** The product’s id. */
      productId: number;
      /** Name. */
      name: string;
      /** How its stock is kept. How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
      hasWeight: 'Yes' | 'No' | 'Weighting';
      /** Pieces that come back. */
      returnQty: number;
      /** Weight that comes back. Pounds, at most two decimals. */
      returnWeight: number;
      /** Price of a piece, or of a pound. US dollars, at most two decimals. */
      rate: number;
      /** Why: a sentence that stays in the records. */
      reason: string;
      /** How much: pieces, of pooled goods pounds. */
      quantity: number;
      /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
      weight: number;
      /** Ids of the weighed pieces concerned. */
      inventoryIds: number[];
    }[];
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type OrdersUpdateReturnApiArg = {
  /** Id. */
  id: number;
  /** The lines of the return. */
  items: {
    /** The line’s id. */
    orderItemId: number;
    /** The product’s id. */
    productId: number;
    /** Pieces that come back. */
    returnQty?: number;
    /** Weight that comes back. Pounds, at most two decimals. */
    returnWeight?: number;
    /** Price of a piece, or of a pound. US dollars, at most two decimals. */
    rate?: number;
    /** Why: a sentence that stays in the records. */
    reason?: string;
    /** How much: pieces, of pooled goods pounds. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals. */
    weight?: number;
    /** Ids of the weighed pieces concerned. */
    inventoryIds?: number[];
  }[];
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
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

/** Tags of `ordersOutbound`, which is written by hand. */
export const ordersOutboundTags = {
  invalidatesTags: (_response: unknown, failure: unknown) =>
    failure ? [] : (['Order', 'Product', 'Inventory'] as const),
};
/** Tags of `ordersCreateReturnQueued`, which is written by hand. */
export const ordersCreateReturnQueuedTags = { invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const };
/** Tags of `ordersUpdateReturnQueued`, which is written by hand. */
export const ordersUpdateReturnQueuedTags = { invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const };
