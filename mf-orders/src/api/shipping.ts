import type { OrderAnswer } from '@depot/contracts/orders';
import type { Obj } from '@depot/contracts/wire';
import type { OutboundRequest } from './orders.js';
import { orderChanged, taggedApi } from './tags.js';

interface Shipment {
  request: OutboundRequest;
  /** Idempotency key, kept with the request until its answer is here. */
  key: string;
}

/** Written by hand: its key lives longer than the page. */
const shippingApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    ordersShip: build.mutation<Obj<OrderAnswer>, Shipment>({
      query: ({ request, key }) => ({
        url: '/order/outbound',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: orderChanged,
    }),
  }),
});

export const { useOrdersShipMutation } = shippingApi;
