import { freshFor } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { type PrefetchContext, usePollingInterval } from '@depot/remote-kit';
import { readAddress, useLocation, useNavigate } from '@depot/router';
import { useClaims } from '@depot/session';
import type { Selection } from '@depot/ui/data';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLastOrders } from '../../api/keptOrders.js';
import { type OrderQueryRequest, prefetchOrders, useOrdersQueryQuery } from '../../api/orders.js';
import { listPath, rememberedRow } from '../../parts/order-row/rowMemory.js';
import { useTexts } from '../../texts.js';
import { formatSearch, type OrderFilters, orderFilters, orderSearch } from './orderFilters.js';

/** Polling interval for changes of other users while live updates are not connected, in milliseconds. */
const interval = 30_000;

function buildRequest(filters: OrderFilters, timezone: string, asOf: number | undefined): OrderQueryRequest {
  const { page } = filters;
  return { page: page - 1, ...orderSearch(filters, timezone), ...(page > 1 && asOf !== undefined && { asOf }) };
}

/** The page with which the list will open. */
export const prefetchOrderPage = (filters: OrderFilters, { claims, ask }: PrefetchContext) =>
  ask(prefetchOrders(buildRequest(filters, claims.tz, undefined)));

/**
 * One page of orders. Later pages exclude orders created after the first page was loaded, so that paging shows each
 * order once. Until the first response, `last` is the list stored in this browser; an empty page is not shown.
 */
export function useOrderPage(filters: OrderFilters) {
  const { tz } = useClaims();
  const [asOf, setAsOf] = useState<number>();
  const request = buildRequest(filters, tz, asOf);
  const query = useOrdersQueryQuery(request, {
    refetchOnMountOrArgChange: freshFor,
    pollingInterval: usePollingInterval(interval),
    skipPollingIfUnfocused: true,
  });
  const first = filters.page === 1 ? query.currentData?.asOf : undefined;
  useEffect(() => {
    if (first !== undefined) setAsOf(first);
  }, [first]);
  const last = useLastOrders(request, query.data === undefined && query.error === undefined);
  return { ...query, last: last && last.value.list.length > 0 ? last : undefined };
}

/**
 * The order that was worked on last. A list opened without a page of its own comes back as it was left,
 * scrolls to the row once it is there, and marks it.
 */
export function useCurrentRow(orders: readonly Order[] | undefined, page: number): number | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [row] = useState(rememberedRow);
  const settled = useRef(false);
  const left = formatSearch(readLastFilters(row));
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

/**
 * With which filters the list was left. Who looked for one order by its number is done with it: the list comes back
 * whole.
 */
export function readLastFilters(row = rememberedRow()): OrderFilters {
  const filters = readAddress(orderFilters, new URLSearchParams(row?.search));
  return filters.number ? { ...filters, number: undefined, page: 1 } : filters;
}

export type SelectedOrder = Pick<Order, 'orderId' | 'displayId' | 'status'>;

/** Orders selected for printing. The selection spans pages; the status of a selected order follows the list. */
export function useSelection(orders: readonly Order[] | undefined) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<ReadonlyMap<number, SelectedOrder>>(new Map());
  const selected = useMemo(() => {
    const shown = new Map(orders?.map((order) => [order.orderId, order]));
    return [...chosen.values()].map((order) => shown.get(order.orderId) ?? order);
  }, [chosen, orders]);

  const onChange = useCallback(
    (keys: readonly unknown[]) => {
      setChosen((before) => {
        const known = new Map<unknown, SelectedOrder>([
          ...before,
          ...(orders ?? []).map((order): [number, SelectedOrder] => [order.orderId, order]),
        ]);
        return new Map(keys.flatMap((key) => known.get(key) ?? []).map((order) => [order.orderId, order]));
      });
    },
    [orders],
  );
  const label = ({ displayId }: Order) => t('list.select', { displayId });
  const ofTable: Selection<Order> = { keys: [...chosen.keys()], onChange, label };
  return { selected, ofTable };
}
