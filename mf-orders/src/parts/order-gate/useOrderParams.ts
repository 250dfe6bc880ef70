import { useIdParam, useNavigate } from '@depot/router';
import { useCallback } from 'react';
import { listAddress } from '../order-row/rowMemory.js';

/**
 * The order that an address is about, and the page of the list it came from: `?orderId=…&displayId=…&currentPage=…`, or
 * `?id=…`.
 */
export function useOrderParams() {
  return {
    orderId: useIdParam('orderId', 'id'),
    displayId: useIdParam('displayId'),
    currentPage: useIdParam('currentPage'),
  };
}

/** Goes back to the row and page of the list that this page was opened from. */
export function useReturnToList(): () => void {
  const navigate = useNavigate();
  const { currentPage } = useOrderParams();
  return useCallback(() => void navigate(listAddress(currentPage)), [navigate, currentPage]);
}
