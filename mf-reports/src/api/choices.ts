import type { Product } from '@depot/contracts/catalog';
import type { User } from '@depot/contracts/identity';
import type { List } from '@depot/contracts/wire';
import { reportsApi } from './tags.js';

/** What a report can be about. */
const choices = reportsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Disabled ones as well: they have a past. */
    reportsProducts: build.query<List<Product>, void>({
      query: () => ({ url: '/product', params: { includeDisabled: true } }),
      providesTags: ['Product'],
    }),
    reportsStores: build.query<List<User>, void>({
      query: () => ({ url: '/user', params: { role: 'STORE' } }),
      providesTags: ['User'],
    }),
  }),
});

export const { useReportsProductsQuery, useReportsStoresQuery } = choices;
