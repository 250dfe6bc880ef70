/** Generated from the API description by `npm run generate`. Do not edit. */
/** Tags of `billingFind`, which is written by hand. */
export const billingFindTags = { providesTags: ['Invoice'] as const };
/** Tags of `billingOpenInvoices`, which is written by hand. */
export const billingOpenInvoicesTags = { providesTags: ['Invoice', { type: 'Invoice', id: 'LIST' }] as const };
/** Tags of `billingPayments`, which is written by hand. */
export const billingPaymentsTags = { providesTags: ['Invoice', { type: 'Invoice', id: 'LIST' }] as const };
/** Tags of `billingGenerate`, which is written by hand. */
export const billingGenerateTags = { invalidatesTags: ['Invoice', 'Order', 'Report'] as const };
/** Tags of `billingUpdate`, which is written by hand. */
export const billingUpdateTags = { invalidatesTags: ['Invoice', 'Order', 'Report'] as const };
/** Tags of `billingMarkPaid`, which is written by hand. */
export const billingMarkPaidTags = { invalidatesTags: ['Invoice', 'Order', 'Report'] as const };
/** Tags of `billingRecordPayment`, which is written by hand. */
export const billingRecordPaymentTags = { invalidatesTags: ['Invoice', 'Order', 'Report'] as const };
/** Tags of `billingReversePayment`, which is written by hand. */
export const billingReversePaymentTags = { invalidatesTags: ['Invoice', 'Order', 'Report'] as const };
/** Tags of `billingStorePayment`, which is written by hand. */
export const billingStorePaymentTags = { invalidatesTags: ['Invoice', 'Order', 'Report'] as const };
