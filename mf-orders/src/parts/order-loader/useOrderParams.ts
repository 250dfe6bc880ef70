import { useIdParam, useNavigate, useNumberParam, useSearchParams } from '@depot/router';
import { useCallback } from 'react';
import { orderListAddress } from '../order-row/rowMemory.js';

/**
 * The order that an address is about, and the page of the list it came from: `?orderId=…&displayId=…&currentPage=…`, or
 * `?id=…`.
 */
export function useOrderParams() {
  return {
    orderId: useIdParam('orderId', 'id'),
    displayId: useIdParam('displayId'),
    currentPage: useNumberParam('currentPage'),
  };
}

/** Address that the page was opened from: the order's page, or the row and page of the list. */
export function useReturnAddress(): string {
  const { orderId, currentPage } = useOrderParams();
  const [params] = useSearchParams();
  const fromOrder = params.get('from') === 'order' && orderId !== undefined;
  return fromOrder ? `/in/order/edit?id=${orderId}` : orderListAddress(currentPage);
}

/** Goes back to where this page was opened from. */
export function useReturnToList(): () => void {
  const navigate = useNavigate();
  const to = useReturnAddress();
  return useCallback(() => void navigate(to), [navigate, to]);
}
