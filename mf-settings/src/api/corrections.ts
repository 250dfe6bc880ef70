import type { List } from '@depot/contracts/wire';
import { sendingApi } from './generated/sending.js';
import { taggedApi } from './tags.js';

/** Which invoices, by date (epoch ms) and store. */
interface CorrectionScope {
  storeIds: number[];
  start: number;
  end: number;
}

/** By hand: the command is only ever asked what it would do, so that looking at the answer never changes an invoice. */
const preview = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Unpaid invoices whose rates differ from the current prices. */
    settingsOutdatedInvoices: build.query<List<string>, CorrectionScope & { productIds: number[] }>({
      query: (scope) => ({
        url: '/correction/sync-up-invoice-item-rates',
        method: 'POST',
        body: { ...scope, dryRun: true },
      }),
      providesTags: ['Invoice', 'Product'],
    }),
  }),
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsCorrectInvoices: { invalidatesTags: ['Invoice'] },
  },
});

export const { useSettingsOutdatedInvoicesQuery } = preview;
export { useSettingsCorrectInvoicesMutation } from './generated/sending.js';
