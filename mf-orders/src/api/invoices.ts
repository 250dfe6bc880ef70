import type * as z from 'zod';
import type { createInvoiceBody, Invoice, updateInvoiceBody } from '@depot/contracts/billing';
import type { List, Obj } from '@depot/contracts/wire';
import { ordersApi } from './tags.js';

export type CreateInvoiceRequest = z.input<typeof createInvoiceBody>;
export type UpdateInvoiceRequest = z.input<typeof updateInvoiceBody>;

const invoices = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    ordersInvoices: build.query<List<Invoice>, { orderId: number }>({
      query: (params) => ({ url: '/invoice', params }),
      providesTags: ['Invoice'],
    }),
    ordersReturnInvoice: build.query<Obj<Invoice>, { returnId: number }>({
      query: (params) => ({ url: '/invoice', params }),
      providesTags: ['Invoice'],
    }),
    ordersCreateInvoice: build.mutation<Obj<Invoice>, CreateInvoiceRequest>({
      query: (body) => ({ url: '/invoice', method: 'POST', body }),
      invalidatesTags: ['Invoice', 'Order'],
    }),
    ordersUpdateInvoice: build.mutation<Obj<Invoice>, UpdateInvoiceRequest>({
      query: (body) => ({ url: '/invoice', method: 'PUT', body }),
      invalidatesTags: ['Invoice', 'Order'],
    }),
    ordersPayInvoices: build.mutation<unknown, { invoiceIds: string[] }>({
      query: (body) => ({ url: '/invoice/paid', method: 'PUT', body }),
      invalidatesTags: ['Invoice', 'Order'],
    }),
  }),
});

export const {
  useOrdersInvoicesQuery,
  useOrdersReturnInvoiceQuery,
  useOrdersCreateInvoiceMutation,
  useOrdersUpdateInvoiceMutation,
  useOrdersPayInvoicesMutation,
} = invoices;
