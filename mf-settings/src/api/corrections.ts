import type { List } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

/** Which invoices, by date (epoch ms) and store. */
interface CorrectionScope {
  storeIds: number[];
  start: number;
  end: number;
}
export interface PriceCorrectionRequest extends CorrectionScope {
  productId: number;
  /** Dollars. */
  price: number;
  wholesalePrice: number;
}

const corrections = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Unpaid invoices whose rates differ from the current prices; nothing is changed. */
    settingsOutdatedInvoices: build.query<List<string>, CorrectionScope & { productIds: number[] }>({
      query: (scope) => ({ url: '/correction/sync-up-invoice-item-rates', method: 'POST', body: { ...scope, dryRun: true } }),
      providesTags: ['Invoice', 'Product'],
    }),
    settingsCorrectInvoices: build.mutation<List<string>, PriceCorrectionRequest>({
      query: (body) => ({ url: '/correction/invoice-product-price', method: 'PUT', body }),
      invalidatesTags: ['Invoice'],
    }),
  }),
});

export const { useSettingsOutdatedInvoicesQuery, useSettingsCorrectInvoicesMutation } = corrections;
