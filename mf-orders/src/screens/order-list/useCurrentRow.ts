import { useEffect, useRef, useState } from 'react';
import type { Order } from '@depot/contracts/orders';
import { useLocation, useNavigate } from '@depot/router';
import { listPath, rememberedRow } from '../../parts/order-row/rowMemory.js';
import type { OrderFilters } from './useOrderFilters.js';

/** Id of a row's element, by which the list finds it again. */
export const rowElementId = (orderId: number) => `order-${orderId}`;

/**
 * The order that was worked on last. A list opened without a page of its own comes back as it was left,
 * scrolls to the row once it is there, and marks it.
 */
export function useCurrentRow(orders: readonly Order[], filters: OrderFilters, loaded: boolean): number | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [row] = useState(rememberedRow);
  const settled = useRef(false);
  const restoring = useRef(row !== undefined && search === '' && row.search !== '');

  useEffect(() => {
    if (!restoring.current) return;
    restoring.current = false;
    void navigate(`${listPath}${row?.search ?? ''}`, { replace: true });
  }, [navigate, row]);

  useEffect(() => {
    if (settled.current || restoring.current || !row || !loaded) return;
    if (row.currentPage !== filters.page || !orders.some(({ orderId }) => orderId === row.orderId)) return;
    settled.current = true;
    document.getElementById(rowElementId(row.orderId))?.scrollIntoView({ block: 'center' });
  }, [row, orders, filters.page, loaded]);

  return row?.orderId;
}
