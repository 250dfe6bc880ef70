import type { Order } from '@depot/contracts/orders';
import { readAddress, useLocation, useNavigate } from '@depot/router';
import { useEffect, useRef, useState } from 'react';
import { listPath, rememberedRow } from '../../parts/order-row/rowMemory.js';
import { type OrderFilters, orderFilters, searchOf } from './orderFilters.js';

/**
 * The order that was worked on last. A list opened without a page of its own comes back as it was left,
 * scrolls to the row once it is there, and marks it.
 */
export function useCurrentRow(orders: readonly Order[] | undefined, page: number): number | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [row] = useState(rememberedRow);
  const settled = useRef(false);
  const left = searchOf(filtersLeft(row));
  const restoring = useRef(row !== undefined && search === '' && left !== '');

  useEffect(() => {
    if (!restoring.current) return;
    restoring.current = false;
    void navigate(`${listPath}${left}`, { replace: true });
  }, [navigate, left]);

  useEffect(() => {
    if (settled.current || !row || row.currentPage !== page || !orders?.some(({ orderId }) => orderId === row.orderId))
      return;
    settled.current = true;
    document.querySelector(`[data-row-key="${row.orderId}"]`)?.scrollIntoView({ block: 'center' });
  }, [row, orders, page]);

  return row?.orderId;
}

/** With which filters the list was left. Who looked for one order by its number is done with it: the list comes back whole. */
export function filtersLeft(row = rememberedRow()): OrderFilters {
  const filters = readAddress(orderFilters, new URLSearchParams(row?.search));
  return filters.number ? { ...filters, number: undefined, page: 1 } : filters;
}
