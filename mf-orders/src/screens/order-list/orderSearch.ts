import { addDays, startOfDay } from '@depot/contracts/time';
import type { OrderQueryRequest } from '../../api/orders.js';
import type { OrderFilters } from './useOrderFilters.js';

/** What the server is asked for, whichever page. Days are those of the warehouse. */
export function orderSearch(filters: OrderFilters, timezone: string): Omit<OrderQueryRequest, 'page' | 'asOf'> {
  const { storeIds, statuses, displayId, productId, from, to, sort } = filters;
  return {
    storeIds: storeIds.length > 0 ? storeIds : null,
    ...(statuses.length > 0 && { statuses }),
    ...(displayId && { displayId }),
    ...(productId && { productId }),
    ...(from && { start: startOfDay(from, timezone) }),
    ...(to && { end: startOfDay(addDays(to, 1), timezone) }),
    ...(sort !== 'newest' && { sort }),
  };
}
