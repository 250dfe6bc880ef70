import { useCallback, useMemo } from 'react';
import { orderSorts, orderStatuses, type OrderSort, type OrderStatus } from '@depot/contracts/orders';
import { useSearchParams } from '@depot/router';
import { dayIn, numbersIn } from '../../parts/list-filters/address.js';

export interface OrderFilters {
  /** 1-based. */
  page: number;
  storeIds: number[];
  statuses: OrderStatus[];
  /** The number of one order. */
  displayId?: number;
  /** Orders that hold it. */
  productId?: number;
  /** First and last day, `YYYY-MM-DD`; both count. */
  from?: string;
  to?: string;
  sort: OrderSort;
}

export function filtersOf(params: URLSearchParams): OrderFilters {
  const wanted = (params.get('statuses') ?? '').split(',');
  return {
    page: numbersIn(params.get('page'))[0] ?? 1,
    storeIds: numbersIn(params.get('stores')),
    statuses: orderStatuses.filter((status) => wanted.includes(status)),
    displayId: numbersIn(params.get('number'))[0],
    productId: numbersIn(params.get('product'))[0],
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    sort: orderSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  };
}

export function paramsOf({ page, storeIds, statuses, displayId, productId, from, to, sort }: OrderFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (storeIds.length > 0) params.set('stores', storeIds.join(','));
  if (statuses.length > 0) params.set('statuses', statuses.join(','));
  if (displayId) params.set('number', String(displayId));
  if (productId) params.set('product', String(productId));
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (sort !== 'newest') params.set('sort', sort);
  return params;
}

/** Nothing narrows the list. */
export function isUnfiltered(filters: OrderFilters): boolean {
  return paramsOf({ ...filters, page: 1, sort: 'newest' }).size === 0;
}

export const noFilters: Omit<OrderFilters, 'sort'> = {
  page: 1,
  storeIds: [],
  statuses: [],
  displayId: undefined,
  productId: undefined,
  from: undefined,
  to: undefined,
};

/** Filters, order and page of the list; they stand in the address. */
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
