import { useEffect, useRef, useState } from 'react';
import type { Order } from '@depot/contracts/orders';
import { useLocation, useNavigate } from '@depot/router';
import { listPath, rememberedRow } from '../../parts/order-row/rowMemory.js';
import { filtersOf, paramsOf } from './useOrderFilters.js';

/**
 * The order that was worked on last. A list opened without a page of its own comes back as it was left,
 * scrolls to the row once it is there, and marks it.
 */
export function useCurrentRow(orders: readonly Order[] | undefined, page: number): number | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [row] = useState(rememberedRow);
  const settled = useRef(false);
  const left = searchLeft(row);
  const restoring = useRef(row !== undefined && search === '' && left !== '');

  useEffect(() => {
    if (!restoring.current) return;
    restoring.current = false;
    void navigate(`${listPath}${left}`, { replace: true });
  }, [navigate, left]);

  useEffect(() => {
    if (settled.current || !row || row.currentPage !== page || !orders?.some(({ orderId }) => orderId === row.orderId)) return;
    settled.current = true;
    document.querySelector(`[data-row-key="${row.orderId}"]`)?.scrollIntoView({ block: 'center' });
  }, [row, orders, page]);

  return row?.orderId;
}

/** With which search the list was left. */
export const searchLeft = (row = rememberedRow()): string => withoutNumber(row?.search ?? '');

/** Who looked for one order by its number is done with it: the list comes back whole. */
function withoutNumber(search: string): string {
  const filters = filtersOf(new URLSearchParams(search));
  const params = paramsOf({ ...filters, ...(filters.displayId && { displayId: undefined, page: 1 }) }).toString();
  return params && `?${params}`;
}
