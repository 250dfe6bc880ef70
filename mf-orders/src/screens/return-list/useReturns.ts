import { freshFor } from '@depot/api';
import { addDays, startOfDay } from '@depot/contracts/time';
import { usePollingInterval } from '@depot/remote-kit';
import { address, type AddressValues, readAddress, useAddressState } from '@depot/router';
import { useClaims } from '@depot/session';
import { useOrdersSearchReturnsQuery } from '../../api/orders.js';

/** Polling interval for changes of other users while live updates are not connected, in milliseconds. */
const interval = 30_000;

const returnFilters = {
  page: address.page,
  /** The number of a return or of its order. */
  number: address.id,
  /** Ids of stores. */
  stores: address.ids,
  /** First and last day; both count. */
  from: address.day,
  to: address.day,
};
export type ReturnFilters = AddressValues<typeof returnFilters>;

export const noReturnFilters = readAddress(returnFilters, new URLSearchParams());

/** Number of active filters; both ends of the period count as one. */
export const returnFiltersSet = ({ number, stores, from, to }: ReturnFilters): number =>
  [number, stores.length > 0, from ?? to].filter(Boolean).length;

/** One page of returns by the filters in the address. Days are in the warehouse's timezone. */
export function useReturns() {
  const { values: filters, change } = useAddressState(returnFilters);
  const { tz } = useClaims();
  const { page, number, stores, from, to } = filters;
  const search = {
    page: page - 1,
    ...(number && { number }),
    ...(stores.length > 0 && { storeIds: stores }),
    ...(from && { start: startOfDay(from, tz) }),
    ...(to && { end: startOfDay(addDays(to, 1), tz) }),
  };
  const query = useOrdersSearchReturnsQuery(search, {
    refetchOnMountOrArgChange: freshFor,
    pollingInterval: usePollingInterval(interval),
    skipPollingIfUnfocused: true,
  });
  return { filters, change, query };
}
