/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const identityApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    identityUsers: build.query<IdentityUsersApiResponse, IdentityUsersApiArg>({
      providesTags: ['User'] as const,
      query: (queryArg) => ({
        url: `/user`,
        params: queryArg,
      }),
    }),
    identityPreference: build.query<IdentityPreferenceApiResponse, IdentityPreferenceApiArg>({
      providesTags: ['Preference'] as const,
      query: () => ({ url: `/preference` }),
    }),
  }),
});
export type IdentityUsersApiResponse = /** status 200 `obj` for one user, `list` by name otherwise. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Email address with which the user signs in. */
    username: string;
    /** Role of the user. */
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    /** They cannot sign in. */
    disabled: boolean;
    /** They have confirmed their email address. */
    activated: boolean;
    /** They pay wholesale prices. */
    wholesalePrice: boolean;
    /** The store’s id. */
    storeId: number | null;
    /** What happens above the limit: nothing, a warning, or the order is stopped. */
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    /** Credit limit of the store; null for no limit. US dollars, at most two decimals. */
    creditLimit: number;
    /** Days after the invoice on which it is due. */
    paymentTerms: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  }[];
};
export type IdentityUsersApiArg = {
  /** Role of the user. */
  role?: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
};
export type IdentityPreferenceApiResponse = /** status 200 The preferences; defaults until something was chosen. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** How products are shown in a new order. */
    orderProductView: 'LIST' | 'CARD';
    /** Mail me each new order. */
    newOrderNotice: boolean;
    /** English (gb) or Chinese (cn). */
    language: 'gb' | 'cn';
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityPreferenceApiArg = void;
export const {
  useIdentityUsersQuery,
  useLazyIdentityUsersQuery,
  useIdentityPreferenceQuery,
  useLazyIdentityPreferenceQuery,
} = identityApi;
