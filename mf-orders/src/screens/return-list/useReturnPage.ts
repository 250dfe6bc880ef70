import { freshFor } from '@depot/api';
import { addDays, startOfDay } from '@depot/contracts/time';
import { usePollingInterval } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { useOrdersSearchReturnsQuery } from '../../api/returns.js';
import type { ReturnFilters } from './useReturnFilters.js';

/** How often an open list looks for changes made by others where they do not arrive by themselves, in milliseconds. */
const interval = 30_000;

/** One page of returns. Days are those of the warehouse. */
export function useReturnPage({ page, number, storeIds, from, to }: ReturnFilters) {
  const { tz } = useClaims();
  const search = {
    page: page - 1,
    ...(number && { number }),
    ...(storeIds.length > 0 && { storeIds }),
    ...(from && { start: startOfDay(from, tz) }),
    ...(to && { end: startOfDay(addDays(to, 1), tz) }),
  };
  return useOrdersSearchReturnsQuery(search, {
    refetchOnMountOrArgChange: freshFor,
    pollingInterval: usePollingInterval(interval),
    skipPollingIfUnfocused: true,
  });
}
