/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const billingApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    billingCorrectPrice: build.mutation<BillingCorrectPriceApiResponse, BillingCorrectPriceApiArg>({
      invalidatesTags: ['Invoice'] as const,
      query: (queryArg) => ({
        url: `/correction/invoice-product-price`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type BillingCorrectPriceApiResponse =
  /** status 200 The ids of the invoices that were changed, or would be, and the total of each before and after. */ {
    /** The requested objects. */
    list: string[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
    /** What becomes of each of the invoices. */
    changes: {
      /** The invoice’s number as it is printed. */
      invoiceId: string;
      /** The store’s name. */
      storeName: string;
      /** Total of the invoice before. US dollars, at most two decimals. */
      before: number;
      /** Total of the invoice afterwards. US dollars, at most two decimals. */
      after: number;
    }[];
  };
export type BillingCorrectPriceApiArg = {
  /** Ids of stores. */
  storeIds?: number[];
  /** Start of the period, inclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** End of the period, exclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
  /** Only say what would happen, and change nothing. */
  dryRun?: boolean;
  /** The product’s id. */
  productId: number;
  /** Price of a piece, or of a pound where it is sold by weight. US dollars, at most two decimals. */
  price: number;
  /** Price for wholesale customers; of a person, whether they pay it. US dollars, at most two decimals. */
  wholesalePrice: number;
};
export const { useBillingCorrectPriceMutation } = billingApi;
