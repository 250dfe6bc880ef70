import type { DeliveryReceipt } from '@depot/contracts/inbound';
import type { AgeingRow, CategoryRow, SalesStepRow } from '@depot/contracts/reports';
import type { List } from '@depot/contracts/wire';
import { taggedApi } from './tags.js';

/** By hand: of what other pages list, the dashboard only counts some. */
const morning = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest delivery receipts. */
    dashboardArrivals: build.query<List<DeliveryReceipt>, void>({
      query: () => '/delivery-receipt',
      providesTags: ['DeliveryReceipt'],
    }),
    /** What each customer owes, by days past due. */
    dashboardAgeing: build.query<List<AgeingRow>, void>({
      query: () => '/report/ageing',
      providesTags: ['Invoice'],
    }),
    /** Sales of each day of a period. */
    dashboardSales: build.query<List<SalesStepRow>, { startDate: number; endDate: number }>({
      query: (period) => ({ url: '/report/sales/over-time', method: 'POST', body: { ...period, step: 'day' } }),
      providesTags: ['Invoice'],
    }),
    /** Wholesale value of the stock of each category. */
    dashboardStockValue: build.query<List<CategoryRow>, void>({
      query: () => '/report/category',
      providesTags: ['Inventory', 'Product'],
    }),
  }),
});

export const {
  useDashboardArrivalsQuery,
  useDashboardAgeingQuery,
  useDashboardSalesQuery,
  useDashboardStockValueQuery,
} = morning;

export { useOrdersWaitingQuery } from './generated/orders.js';
