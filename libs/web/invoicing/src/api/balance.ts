import { remoteApi } from '@depot/api';
import type { StoreBalance as Balance } from '@depot/contracts/reports';
import type { Obj } from '@depot/contracts/wire';
import { reportsBalanceTags } from './generated/reports.js';

const balances = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    /** Today's balance of a store; refetched when any user changes an invoice. */
    reportsBalance: build.query<Balance, number>({
      query: (userId) => ({ url: '/report/balance', params: { userId } }),
      transformResponse: ({ obj }: Obj<Balance>) => obj,
      ...reportsBalanceTags,
    }),
  }),
});

export const { useReportsBalanceQuery } = balances;
