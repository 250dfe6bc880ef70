/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const ordersApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    ordersFindTemplate: build.query<OrdersFindTemplateApiResponse, OrdersFindTemplateApiArg>({
      providesTags: ['OrderTemplate'] as const,
      query: (queryArg) => ({
        url: `/order-template/query`,
        params: queryArg,
      }),
    }),
    ordersDeleteTemplate: build.mutation<OrdersDeleteTemplateApiResponse, OrdersDeleteTemplateApiArg>({
      invalidatesTags: ['OrderTemplate'] as const,
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'DELETE',
        params: queryArg,
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
    ordersUpdateTemplate: build.mutation<OrdersUpdateTemplateApiResponse, OrdersUpdateTemplateApiArg>({
      invalidatesTags: ['OrderTemplate'] as const,
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    ordersSetStanding: build.mutation<OrdersSetStandingApiResponse, OrdersSetStandingApiArg>({
      invalidatesTags: ['OrderTemplate'] as const,
      query: (queryArg) => ({
        url: `/order-template/standing`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type OrdersFindTemplateApiResponse =
  /** status 200 The template; `disabled` marks products that the reader cannot order now. */ {
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
export type OrdersFindTemplateApiArg = {
  /** Id. */
  id: number;
};
export type OrdersDeleteTemplateApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type OrdersDeleteTemplateApiArg = {
  /** Id. */
  id: number;
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
export type OrdersUpdateTemplateApiResponse = /** status 200 The template as it is now. */ {
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
export type OrdersUpdateTemplateApiArg = {
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
export type OrdersSetStandingApiResponse = /** status 200 The template as it is now. */ {
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
export type OrdersSetStandingApiArg = {
  /** Id. */
  id: number;
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
  version?: string;
};
export const {
  useOrdersFindTemplateQuery,
  useLazyOrdersFindTemplateQuery,
  useOrdersDeleteTemplateMutation,
  useOrdersCreateTemplateMutation,
  useOrdersUpdateTemplateMutation,
  useOrdersSetStandingMutation,
} = ordersApi;
