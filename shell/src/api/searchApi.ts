import { baseApi } from '@depot/api';
import type { InvoiceHit, OrderHit, ProductHit } from '@depot/contracts/search';
import type { List } from '@depot/contracts/wire';

/** Short answers to what is being typed: kept for a moment only. */
const keepUnusedDataFor = 30;

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellSearchProducts: build.query<List<ProductHit>, string>({
      query: (q) => ({ url: '/search/products', params: { q } }),
      keepUnusedDataFor,
    }),
    shellSearchOrders: build.query<List<OrderHit>, string>({
      query: (q) => ({ url: '/search/orders', params: { q } }),
      keepUnusedDataFor,
    }),
    shellSearchInvoices: build.query<List<InvoiceHit>, string>({
      query: (q) => ({ url: '/search/invoices', params: { q } }),
      keepUnusedDataFor,
    }),
  }),
});

export const { useShellSearchProductsQuery, useShellSearchOrdersQuery, useShellSearchInvoicesQuery } = searchApi;
