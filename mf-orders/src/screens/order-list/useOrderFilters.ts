import { useCallback, useMemo } from 'react';
import { orderStatuses, type OrderStatus } from '@depot/contracts/orders';
import { useSearchParams } from '@depot/router';

export interface OrderFilters {
  /** 1-based. */
  page: number;
  storeIds: number[];
  statuses: OrderStatus[];
  /** The number of one order. */
  displayId?: number;
}

const numbers = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((value) => Number.isSafeInteger(value) && value > 0);

export function filtersOf(params: URLSearchParams): OrderFilters {
  const wanted = (params.get('statuses') ?? '').split(',');
  return {
    page: numbers(params.get('page'))[0] ?? 1,
    storeIds: numbers(params.get('stores')),
    statuses: orderStatuses.filter((status) => wanted.includes(status)),
    displayId: numbers(params.get('number'))[0],
  };
}

export function paramsOf({ page, storeIds, statuses, displayId }: OrderFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (storeIds.length > 0) params.set('stores', storeIds.join(','));
  if (statuses.length > 0) params.set('statuses', statuses.join(','));
  if (displayId) params.set('number', String(displayId));
  return params;
}

/** Filters and page of the list; they stand in the address. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filters = useMemo(() => filtersOf(new URLSearchParams(text)), [text]);
  /** Another filter begins at the first page. */
  const change = useCallback(
    (part: Partial<OrderFilters>) => setParams((now) => paramsOf({ ...filtersOf(now), page: 1, ...part })),
    [setParams],
  );
  return { filters, change };
}
