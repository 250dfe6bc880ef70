/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const ordersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    ordersListTemplates: build.query<OrdersListTemplatesApiResponse, OrdersListTemplatesApiArg>({
      query: () => ({ url: `/order-template` }),
    }),
    ordersDeleteTemplate: build.mutation<OrdersDeleteTemplateApiResponse, OrdersDeleteTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    ordersFindTemplate: build.query<OrdersFindTemplateApiResponse, OrdersFindTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template/query`,
        params: queryArg,
      }),
    }),
    ordersCreateTemplate: build.mutation<OrdersCreateTemplateApiResponse, OrdersCreateTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ordersUpdateTemplate: build.mutation<OrdersUpdateTemplateApiResponse, OrdersUpdateTemplateApiArg>({
      query: (queryArg) => ({
        url: `/order-template`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    ordersSetStanding: build.mutation<OrdersSetStandingApiResponse, OrdersSetStandingApiArg>({
      query: (queryArg) => ({
        url: `/order-template/standing`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
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
export type OrdersDeleteTemplateApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type OrdersDeleteTemplateApiArg = {
  /** Id. */
  id: number;
};
export type OrdersFindTemplateApiResponse =
  /** status 200 The template; `disabled` marks products that the reader cannot order now. */ {
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
export type OrdersFindTemplateApiArg = {
  /** Id. */
  id: number;
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
export type OrdersUpdateTemplateApiResponse = /** status 200 The template as it is now. */ {
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
export type OrdersUpdateTemplateApiArg = {
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
export type OrdersSetStandingApiResponse = /** status 200 The template as it is now. */ {
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
export type OrdersSetStandingApiArg = {
  /** Id. */
  id: number;
  standing: {
    weekdays: number[];
    cutoff: number;
    paused: boolean;
  } | null;
};
export const {
  useOrdersListTemplatesQuery,
  useLazyOrdersListTemplatesQuery,
  useOrdersDeleteTemplateMutation,
  useOrdersFindTemplateQuery,
  useLazyOrdersFindTemplateQuery,
  useOrdersCreateTemplateMutation,
  useOrdersUpdateTemplateMutation,
  useOrdersSetStandingMutation,
} = ordersApi;
