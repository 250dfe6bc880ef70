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
export type BillingCorrectPriceApiResponse = /** status 200  */ {
  list: string[];
  message?: string;
};
export type BillingCorrectPriceApiArg = {
  storeIds?: number[];
  start: number;
  end: number;
  dryRun?: boolean;
  productId: number;
  price: number;
  wholesalePrice: number;
};
export const { useBillingCorrectPriceMutation } = billingApi;
