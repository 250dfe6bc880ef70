import type { Preference, User } from '@depot/contracts/identity';
import type { List, Obj } from '@depot/contracts/wire';
import { ordersApi } from './tags.js';

const users = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    ordersStores: build.query<List<User>, void>({ query: () => ({ url: '/user', params: { role: 'STORE' } }), providesTags: ['User'] }),
    ordersPreference: build.query<Obj<Preference>, void>({ query: () => '/preference', providesTags: ['Preference'] }),
  }),
});

export const { useOrdersStoresQuery, useOrdersPreferenceQuery } = users;
