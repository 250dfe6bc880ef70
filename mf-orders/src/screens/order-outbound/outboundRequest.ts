import { isBulk } from '@depot/contracts/amounts';
import type { Order } from '@depot/contracts/orders';
import type { OutboundRequest } from '../../api/orders.js';
import type { Picks } from './picking.js';

/** What leaves: the pieces one by one, everything else as the order says. */
export function outboundRequest({ orderId, orderItems }: Order, picks: Picks): OutboundRequest {
  return {
    orderId,
    inventoryList: picks.flatMap(({ inventoryId }) => inventoryId ?? []),
    nonWeightOrderItems: orderItems
      .filter(({ hasWeight }) => hasWeight !== 'Yes')
      .map(({ productId, hasWeight, quantity, weight }) =>
        isBulk(hasWeight) ? { productId, weight } : { productId, quantity },
      ),
  };
}
