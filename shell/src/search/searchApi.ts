import { remoteApi } from '@depot/api';
import type { User } from '@depot/contracts/identity';
import type { Unit } from '@depot/contracts/inventory';
import type { InvoiceHit, OrderHit, ProductHit } from '@depot/contracts/search';
import type { List } from '@depot/contracts/wire';

/** Seconds. Results for partial input are only useful for a moment. */
const keepUnusedDataFor = 30;

const searchApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellSearchProducts: build.query<List<ProductHit>, string>({
      query: (q) => ({ url: '/search/products', params: { q } }),
      keepUnusedDataFor,
    }),
    shellSearchOrders: build.query<List<OrderHit>, string>({
      query: (q) => ({ url: '/search/orders', params: { q } }),
      keepUnusedDataFor,
    }),
    /** All stores, for a search by name in the browser. */
    shellStores: build.query<List<Pick<User, 'id' | 'name' | 'disabled'>>, void>({
      query: () => ({ url: '/user', params: { role: 'STORE' } }),
      keepUnusedDataFor,
    }),
    /** The piece or lot with this label. */
    shellUnit: build.query<{ obj: Unit }, string>({
      query: (qrValue) => ({ url: '/inventory', params: { qrValue } }),
      keepUnusedDataFor,
    }),
    shellSearchInvoices: build.query<List<InvoiceHit>, string>({
      query: (q) => ({ url: '/search/invoices', params: { q } }),
      keepUnusedDataFor,
    }),
  }),
});

export const {
  useShellSearchProductsQuery,
  useShellSearchOrdersQuery,
  useShellSearchInvoicesQuery,
  useShellStoresQuery,
  useShellUnitQuery,
} = searchApi;
