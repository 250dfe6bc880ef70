/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type { accountingPeriod, savePeriodBody } from '@depot/contracts/billing';
import type { Input, Output } from '@depot/contracts/wire';
export const billingApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    billingPeriod: build.query<BillingPeriodApiResponse, BillingPeriodApiArg>({
      providesTags: ['Accounting'] as const,
      query: () => ({ url: '/accounting/period' }),
    }),
    billingSavePeriod: build.mutation<BillingSavePeriodApiResponse, BillingSavePeriodApiArg>({
      invalidatesTags: ['Accounting'] as const,
      query: (body) => ({ url: '/accounting/period', method: 'PUT', body }),
    }),
  }),
});
export type BillingPeriodApiResponse = { obj: Output<typeof accountingPeriod>; message?: string };
export type BillingPeriodApiArg = void;
export type BillingSavePeriodApiResponse = { obj: Output<typeof accountingPeriod>; message?: string };
export type BillingSavePeriodApiArg = Input<typeof savePeriodBody>;
export const { useBillingPeriodQuery, useLazyBillingPeriodQuery, useBillingSavePeriodMutation } = billingApi;
