/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const identityApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    identityInventoryColumns: build.query<IdentityInventoryColumnsApiResponse, IdentityInventoryColumnsApiArg>({
      query: () => ({ url: `/preference/inventory-columns` }),
    }),
    identityUpdateInventoryColumns: build.mutation<
      IdentityUpdateInventoryColumnsApiResponse,
      IdentityUpdateInventoryColumnsApiArg
    >({
      query: (queryArg) => ({
        url: `/preference/inventory-columns`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type IdentityInventoryColumnsApiResponse =
  /** status 200 Name of the column → shown; empty until something was chosen. */ {
    /** The requested object; null if there is none. */
    obj: {
      [key: string]: boolean;
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentityInventoryColumnsApiArg = void;
export type IdentityUpdateInventoryColumnsApiResponse =
  /** status 200 The columns as they were sent, and a message. */ {
    /** The requested object; null if there is none. */
    obj: {
      [key: string]: boolean;
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentityUpdateInventoryColumnsApiArg = {
  [key: string]: boolean;
};
export const {
  useIdentityInventoryColumnsQuery,
  useLazyIdentityInventoryColumnsQuery,
  useIdentityUpdateInventoryColumnsMutation,
} = identityApi;
