import { useCallback, useMemo } from 'react';
import { addDays, startOfDay } from '@depot/contracts/time';
import { useSearchParams } from '@depot/router';
import { useClaims } from '@depot/session';
import type { AdminActivityLogApiArg } from '../../api/admin.js';

/** Filters and page of the log; they stand in the address. */
export interface LogFilterValues {
  /** 1-based. */
  page: number;
  text: string;
  /** Id of who did it. */
  user?: number;
  /** Days, `YYYY-MM-DD`, in the warehouse's timezone; both inclusive. */
  from?: string;
  to?: string;
  timezone: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

export function useLogFilters() {
  const [params, setParams] = useSearchParams();
  const timezone = useClaims().tz;
  const query = params.toString();
  const filters = useMemo(() => ({ ...filtersOf(new URLSearchParams(query)), timezone }), [query, timezone]);
  /** Another filter begins at the first page. */
  const change = useCallback(
    (part: Partial<LogFilterValues>) => setParams((now) => paramsOf({ ...filtersOf(now), page: 1, ...part }), { replace: true }),
    [setParams],
  );
  return { filters, change };
}

export function filtersOf(params: URLSearchParams): Omit<LogFilterValues, 'timezone'> {
  const dayOf = (name: string) => {
    const text = params.get(name) ?? '';
    return day.test(text) ? text : undefined;
  };
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    text: params.get('text') ?? '',
    user: Math.trunc(Number(params.get('user'))) || undefined,
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

function paramsOf({ page, text, user, from, to }: Omit<LogFilterValues, 'timezone'>): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (text) params.set('text', text);
  if (user) params.set('user', String(user));
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  return params;
}

/** What the server is asked: whole days of the warehouse. */
export function requestOf({ page, ...filter }: LogFilterValues): AdminActivityLogApiArg {
  return { page: page - 1, ...rangeOf(filter) };
}

/** Where the whole filtered log is to be had as a file. */
export function exportPath({ page: _, ...filter }: LogFilterValues): string {
  const params = new URLSearchParams(Object.entries(rangeOf(filter)).map(([name, value]) => [name, String(value)]));
  return `/admin/activity-log/download?${params}`;
}

function rangeOf({ text, user, from, to, timezone }: Omit<LogFilterValues, 'page'>) {
  return {
    ...(text && { text }),
    ...(user && { user }),
    ...(from && { from: startOfDay(from, timezone) }),
    ...(to && { to: startOfDay(addDays(to, 1), timezone) - 1 }),
  };
}
