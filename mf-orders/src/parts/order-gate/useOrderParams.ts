import { useIdParam } from '@depot/router';

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
