/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const ordersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    ordersListTemplates: build.query<OrdersListTemplatesApiResponse, OrdersListTemplatesApiArg>({
      providesTags: ['OrderTemplate'] as const,
      query: () => ({ url: `/order-template` }),
    }),
  }),
});
export type OrdersListTemplatesApiResponse =
  /** status 200 The templates by name; `disabled` marks products that the reader cannot order now. */ {
    /** The requested objects. */
    list: {
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
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type OrdersListTemplatesApiArg = void;
export const { useOrdersListTemplatesQuery, useLazyOrdersListTemplatesQuery } = ordersApi;
