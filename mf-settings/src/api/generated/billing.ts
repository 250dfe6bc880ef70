/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const billingApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    billingCorrectPrice: build.mutation<BillingCorrectPriceApiResponse, BillingCorrectPriceApiArg>({
      query: (queryArg) => ({
        url: `/correction/invoice-product-price`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type BillingCorrectPriceApiResponse = /** status 200 The ids of the invoices that were changed, or would be. */ {
  /** What was asked for, as a list. */
  list: string[];
  /** Always there: “success”, or what is wrong in the reader’s language. */
  message?: string;
  changes: {
    invoiceId: string;
    storeName: string;
    /** US dollars, at most two decimals. */
    before: number;
    /** US dollars, at most two decimals. */
    after: number;
  }[];
};
export type BillingCorrectPriceApiArg = {
  /** Ids of stores. */
  storeIds?: number[];
  /** Only what is not before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** Only what is before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
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
