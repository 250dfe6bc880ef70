/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type { correctPriceBody, corrected } from '@depot/contracts/billing';
import type { Input, Output } from '@depot/contracts/wire';
export const billingApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    billingCorrectPrice: build.mutation<BillingCorrectPriceApiResponse, BillingCorrectPriceApiArg>({
      invalidatesTags: ['Invoice'] as const,
      query: (body) => ({ url: '/correction/invoice-product-price', method: 'PUT', body }),
    }),
  }),
});
export type BillingCorrectPriceApiResponse = Output<typeof corrected>;
export type BillingCorrectPriceApiArg = Input<typeof correctPriceBody>;
export const { useBillingCorrectPriceMutation } = billingApi;
