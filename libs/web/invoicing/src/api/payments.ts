import { remoteApi } from '@depot/api';
import type { createPaymentBody, OpenInvoice, Payment, storePaymentBody } from '@depot/contracts/billing';
import type { List, Obj } from '@depot/contracts/wire';
import type * as z from 'zod';
import {
  billingOpenInvoicesTags,
  billingPaymentsTags,
  billingRecordPaymentTags,
  billingReversePaymentTags,
  billingStorePaymentTags,
} from './generated/billing.js';

type RecordPaymentRequest = z.input<typeof createPaymentBody>;
type StorePaymentRequest = z.input<typeof storePaymentBody>;

/** Payments are part of what an invoice says, so they come and go with it. */
const payments = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    /** Oldest first. */
    billingPayments: build.query<List<Payment>, string>({
      query: (invoiceId) => ({ url: '/invoice/payment', params: { invoiceId } }),
      ...billingPaymentsTags,
    }),
    /** Invoices of a store that are not paid in full, oldest first; includes credits of returns. */
    billingOpenInvoices: build.query<List<OpenInvoice>, number>({
      query: (userId) => ({ url: '/invoice/open', params: { userId } }),
      ...billingOpenInvoicesTags,
    }),
    billingRecordPayment: build.mutation<Obj<Payment>, RecordPaymentRequest>({
      query: (body) => ({ url: '/invoice/payment', method: 'POST', body }),
      ...billingRecordPaymentTags,
    }),
    billingReversePayment: build.mutation<Obj<Payment>, { paymentId: number; reason: string }>({
      query: (body) => ({ url: '/invoice/payment/reverse', method: 'POST', body }),
      ...billingReversePaymentTags,
    }),
    billingStorePayment: build.mutation<List<Payment>, StorePaymentRequest>({
      query: (body) => ({ url: '/invoice/payment/store', method: 'POST', body }),
      ...billingStorePaymentTags,
    }),
  }),
});

export const {
  useBillingPaymentsQuery,
  useBillingOpenInvoicesQuery,
  useBillingRecordPaymentMutation,
  useBillingReversePaymentMutation,
} = payments;

/** The payment of a store: the dialog around the form knows too that one is on its way. */
export const useStorePayment = (userId: number) =>
  payments.useBillingStorePaymentMutation({ fixedCacheKey: `storePayment-${userId}` });
