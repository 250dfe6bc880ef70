import { addDays, startOfDay } from '@depot/contracts/time';
import { address, type AddressState, type AddressValues, readAddress, useAddressState } from '@depot/router';
import { useClaims } from '@depot/session';
import type { AdminActivityLogApiArg } from '../../api/admin.js';

/** Filters and page of the log, stored in the address. */
export const logFilters = {
  page: address.page,
  filter: { ...address.text, formerly: 'text' },
  /** Id of who did it. */
  user: address.id,
  /** Days in the warehouse's timezone; both inclusive. */
  from: address.day,
  to: address.day,
};
type LogFilterValues = AddressValues<typeof logFilters>;
/** Filters of the log, and their setters. */
export type LogFilterState = AddressState<LogFilterValues>;

/** Nothing narrows the log. */
export const noLogFilters = readAddress(logFilters, new URLSearchParams());

/** Number of active filters; both ends of the period count as one. */
export const logFiltersSet = ({ filter, user, from, to }: LogFilterValues): number =>
  [filter.trim(), user, from ?? to].filter(Boolean).length;

/** Request for the filtered log; days are whole days in the warehouse's timezone. */
export function logRequest({ page, ...filters }: LogFilterValues, timezone: string): AdminActivityLogApiArg {
  return { page: page - 1, ...computeRange(filters, timezone) };
}

/** Address of the whole filtered log as a file. */
function exportPath({ page: _, ...filters }: LogFilterValues, timezone: string): string {
  const range = Object.entries(computeRange(filters, timezone));
  return `/admin/activity-log/download?${new URLSearchParams(range.map(([name, value]) => [name, String(value)]))}`;
}

function computeRange({ filter, user, from, to }: Omit<LogFilterValues, 'page'>, timezone: string) {
  return {
    ...(filter.trim() && { text: filter.trim() }),
    ...(user && { user }),
    ...(from && { from: startOfDay(from, timezone) }),
    ...(to && { to: startOfDay(addDays(to, 1), timezone) - 1 }),
  };
}

export function useLogFilters() {
  const { tz } = useClaims();
  const filters = useAddressState(logFilters);
  return { filters, request: logRequest(filters.values, tz), exportPath: exportPath(filters.values, tz) };
}
