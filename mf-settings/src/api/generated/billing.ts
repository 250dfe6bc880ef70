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
  list: string[];
  message?: string;
};
export type BillingCorrectPriceApiArg = {
  storeIds?: number[];
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
  dryRun?: boolean;
  /** Id. */
  productId: number;
  /** US dollars, at most two decimals. */
  price: number;
  /** US dollars, at most two decimals. */
  wholesalePrice: number;
};
export const { useBillingCorrectPriceMutation } = billingApi;
