import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@depot/router';
import { dayIn, numbersIn } from '../../parts/list-filters/address.js';

export interface ReturnFilters {
  /** 1-based. */
  page: number;
  /** The number of a return or of its order. */
  number?: number;
  storeIds: number[];
  /** First and last day, `YYYY-MM-DD`; both count. */
  from?: string;
  to?: string;
}

export const noFilters: ReturnFilters = { page: 1, number: undefined, storeIds: [], from: undefined, to: undefined };

export function filtersOf(params: URLSearchParams): ReturnFilters {
  return {
    page: numbersIn(params.get('page'))[0] ?? 1,
    number: numbersIn(params.get('number'))[0],
    storeIds: numbersIn(params.get('stores')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
}

export function paramsOf({ page, number, storeIds, from, to }: ReturnFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (number) params.set('number', String(number));
  if (storeIds.length > 0) params.set('stores', storeIds.join(','));
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  return params;
}

/** Nothing narrows the list. */
export function isUnfiltered(filters: ReturnFilters): boolean {
  return paramsOf({ ...filters, page: 1 }).size === 0;
}

/** Filters and page of the list of returns; they stand in the address. */
export function useReturnFilters() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filters = useMemo(() => filtersOf(new URLSearchParams(text)), [text]);
  /** Another filter begins at the first page. */
  const change = useCallback(
    (part: Partial<ReturnFilters>) => setParams((now) => paramsOf({ ...filtersOf(now), page: 1, ...part })),
    [setParams],
  );
  return { filters, change };
}
