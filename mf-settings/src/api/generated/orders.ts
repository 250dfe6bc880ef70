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
export type OrdersDeleteTemplateApiResponse = /** status 200  */ {
  message: string;
};
export type OrdersDeleteTemplateApiArg = {
  id: number;
};
export type OrdersFindTemplateApiResponse = /** status 200  */ {
  obj: {
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
  };
  message?: string;
};
export type OrdersFindTemplateApiArg = {
  id: number;
};
export type OrdersCreateTemplateApiResponse = /** status 201  */ {
  obj: {
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
  };
  message?: string;
};
export type OrdersCreateTemplateApiArg = {
  id?: number;
  name: string;
  subWarehouseId: number;
  orderItems: {
    productId: number;
    quantity: number;
  }[];
  version?: string;
};
export type OrdersUpdateTemplateApiResponse = /** status 200  */ {
  obj: {
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
  };
  message?: string;
};
export type OrdersUpdateTemplateApiArg = {
  id?: number;
  name: string;
  subWarehouseId: number;
  orderItems: {
    productId: number;
    quantity: number;
  }[];
  version?: string;
};
export type OrdersSetStandingApiResponse = /** status 200  */ {
  obj: {
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
  };
  message?: string;
};
export type OrdersSetStandingApiArg = {
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
