import { remoteApi } from '@depot/api';
import type { Corrected } from '@depot/contracts/billing';

/** Which invoices, by date (epoch ms) and store. */
interface CorrectionScope {
  storeIds: number[];
  start: number;
  end: number;
}

/** Written by hand: always a dry run, so that a preview never changes an invoice. */
const preview = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    /** Unpaid invoices whose rates differ from the current prices. */
    billingOutdatedInvoices: build.query<Corrected, CorrectionScope & { productIds: number[] }>({
      query: (scope) => ({
        url: '/correction/sync-up-invoice-item-rates',
        method: 'POST',
        body: { ...scope, dryRun: true },
      }),
      providesTags: ['Invoice', 'Product'],
    }),
  }),
});

export const { useBillingOutdatedInvoicesQuery } = preview;

export { useBillingCorrectPriceMutation } from './generated/billing.js';
