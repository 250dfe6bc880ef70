/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const identityApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    identityUsers: build.query<IdentityUsersApiResponse, IdentityUsersApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: queryArg,
      }),
    }),
    identityPreference: build.query<IdentityPreferenceApiResponse, IdentityPreferenceApiArg>({
      query: () => ({ url: `/preference` }),
    }),
  }),
});
export type IdentityUsersApiResponse = /** status 200 `obj` for one user, `list` by name otherwise. */ {
  list: {
    /** Id. */
    id: number;
    name: string;
    username: string;
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    disabled: boolean;
    activated: boolean;
    wholesalePrice: boolean;
    /** Id. */
    storeId: number | null;
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    /** US dollars, at most two decimals. */
    creditLimit: number;
    paymentTerms: number;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  }[];
};
export type IdentityUsersApiArg = {
  role?: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
};
export type IdentityPreferenceApiResponse = /** status 200 The preferences; defaults until something was chosen. */ {
  obj: {
    orderProductView: 'LIST' | 'CARD';
    newOrderNotice: boolean;
    language: 'gb' | 'cn';
  };
  message?: string;
};
export type IdentityPreferenceApiArg = void;
export const {
  useIdentityUsersQuery,
  useLazyIdentityUsersQuery,
  useIdentityPreferenceQuery,
  useLazyIdentityPreferenceQuery,
} = identityApi;
