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
  }),
});
export type IdentityUsersApiResponse = /** status 200  */ {
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
export type IdentityUsersApiArg = {
  role?: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
};
export const { useIdentityUsersQuery, useLazyIdentityUsersQuery } = identityApi;
