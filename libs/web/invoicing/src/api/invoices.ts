import { remoteApi } from '@depot/api';
import type { createInvoiceBody, Invoice, updateInvoiceBody } from '@depot/contracts/billing';
import type { List, Obj } from '@depot/contracts/wire';
import { listTag } from '@depot/live';
import type * as z from 'zod';
import { billingFindTags, billingGenerateTags, billingMarkPaidTags, billingUpdateTags } from './generated/billing.js';

export type GenerateInvoiceRequest = z.input<typeof createInvoiceBody>;
export type UpdateInvoiceRequest = z.input<typeof updateInvoiceBody>;

/** Invoices of an order, or the credit of a return. */
export type FindInvoices = { orderId: number } | { returnId: number };

/** Invoices of a store, or of all that the reader may see, in a range (epoch ms, both ends inclusive). */
export interface ListInvoices {
  userId?: number;
  start?: number;
  end?: number;
}

/** Some of them, and whether older ones are left. */
type InvoicePage = List<Invoice> & { more?: boolean };

const asked = {
  query: (params: FindInvoices) => ({ url: '/invoice', params }),
  transformResponse: (answer: List<Invoice> | Obj<Invoice>) => ('list' in answer ? answer.list : [answer.obj]),
};

/** By hand: several remotes bring this along, each in its own version and under its own name. */
const invoices = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. For forms: changes by other users do not refetch it. */
    billingFind: build.query<readonly Invoice[], FindInvoices>({ ...asked, ...billingFindTags }),
    /** `billingFind` for read-only views: refetched when any user changes an invoice. */
    billingWatch: build.query<readonly Invoice[], FindInvoices>({
      ...asked,
      providesTags: [...billingFindTags.providesTags, listTag('Invoice')],
    }),
    /** Newest first, one page at a time; refetched when any user changes an invoice. */
    billingInvoices: build.infiniteQuery<InvoicePage, ListInvoices, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list, more }) => (more ? list.at(-1)?.invoiceId : undefined),
      },
      query: ({ queryArg, pageParam: before }) => ({ url: '/invoice', params: { ...queryArg, before } }),
      providesTags: [...billingFindTags.providesTags, listTag('Invoice')],
    }),
    billingGenerate: build.mutation<Obj<Invoice>, GenerateInvoiceRequest>({
      query: (body) => ({ url: '/invoice', method: 'POST', body }),
      ...billingGenerateTags,
    }),
    billingUpdate: build.mutation<Obj<Invoice>, UpdateInvoiceRequest>({
      query: (body) => ({ url: '/invoice', method: 'PUT', body }),
      ...billingUpdateTags,
    }),
    /** All or none, for good. */
    billingMarkPaid: build.mutation<List<Invoice>, { invoiceIds: string[]; due: number }>({
      query: (body) => ({ url: '/invoice/paid', method: 'PUT', body }),
      ...billingMarkPaidTags,
    }),
  }),
});

export const {
  useBillingFindQuery,
  useBillingWatchQuery,
  useBillingInvoicesInfiniteQuery,
  useBillingGenerateMutation,
  useBillingUpdateMutation,
  useBillingMarkPaidMutation,
} = invoices;
