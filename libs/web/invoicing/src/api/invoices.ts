import type * as z from 'zod';
import { baseApi } from '@depot/api';
import type { createInvoiceBody, Invoice, updateInvoiceBody } from '@depot/contracts/billing';
import type { List, Obj } from '@depot/contracts/wire';
import { listOf } from '@depot/live';

export type GenerateInvoiceRequest = z.input<typeof createInvoiceBody>;
export type UpdateInvoiceRequest = z.input<typeof updateInvoiceBody>;

/** Invoices of an order, of a return, or of a store in a range (epoch ms, both ends inclusive). */
export type FindInvoices = { orderId: number } | { returnId: number } | { userId?: number; start?: number; end?: number };

/** Reports sum up what invoices say. */
const invoicesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Invoice', 'Order', 'Report'] });
const changed = ['Invoice', 'Order', 'Report'] as const;

/** Several remotes bring this along; whoever comes first defines the endpoints for all of them. */
const invoices = invoicesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    billingFind: build.query<readonly Invoice[], FindInvoices>({
      query: (params) => ({ url: '/invoice', params }),
      transformResponse: (answer: List<Invoice> | Obj<Invoice>) => ('list' in answer ? answer.list : [answer.obj]),
      providesTags: (_answer, _failure, asked) => ('userId' in asked || 'start' in asked ? ['Invoice', listOf('Invoice')] : ['Invoice']),
    }),
    billingGenerate: build.mutation<Obj<Invoice>, GenerateInvoiceRequest>({
      query: (body) => ({ url: '/invoice', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    billingUpdate: build.mutation<Obj<Invoice>, UpdateInvoiceRequest>({
      query: (body) => ({ url: '/invoice', method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    /** All or none, for good. */
    billingMarkPaid: build.mutation<List<Invoice>, { invoiceIds: string[] }>({
      query: (body) => ({ url: '/invoice/paid', method: 'PUT', body }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useBillingFindQuery, useBillingGenerateMutation, useBillingUpdateMutation, useBillingMarkPaidMutation } = invoices;
