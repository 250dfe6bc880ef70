import { freshFor } from '@depot/api';
import { type PrefetchContext, usePollingInterval } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { useEffect, useState } from 'react';
import { type OrderQueryRequest, prefetchOrders, useOrdersQueryQuery } from '../../api/orders.js';
import { type OrderFilters, orderSearch } from './orderFilters.js';

/** How often an open list looks for changes made by others where they do not arrive by themselves, in milliseconds. */
const interval = 30_000;

function requestOf(filters: OrderFilters, timezone: string, asOf: number | undefined): OrderQueryRequest {
  const { page } = filters;
  return { page: page - 1, ...orderSearch(filters, timezone), ...(page > 1 && asOf !== undefined && { asOf }) };
}

/** The page with which the list will open. */
export const prefetchOrderPage = (filters: OrderFilters, { claims, ask }: PrefetchContext) =>
  ask(prefetchOrders(requestOf(filters, claims.tz, undefined)));

/**
 * One page of orders. Pages after the first leave out orders made since the first was read,
 * so that paging shows each order once while others are being created.
 */
export function useOrderPage(filters: OrderFilters) {
  const { tz } = useClaims();
  const [asOf, setAsOf] = useState<number>();
  const query = useOrdersQueryQuery(requestOf(filters, tz, asOf), {
    refetchOnMountOrArgChange: freshFor,
    pollingInterval: usePollingInterval(interval),
    skipPollingIfUnfocused: true,
  });
  const first = filters.page === 1 ? query.currentData?.asOf : undefined;
  useEffect(() => {
    if (first !== undefined) setAsOf(first);
  }, [first]);
  return query;
}
