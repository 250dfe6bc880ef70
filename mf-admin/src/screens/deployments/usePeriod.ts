import { address, useAddressState } from '@depot/router';

/** Minutes that can be looked at. */
export const periods = [15, 60, 1440] as const;
export type Period = (typeof periods)[number];

const inAddress = { minutes: address.integer(15, 1440, 60) };

/** The period on show, kept in the address. */
export function usePeriod(): [Period, (period: Period) => void] {
  const { values, change } = useAddressState(inAddress, { replace: true });
  return [periods.find((known) => known === values.minutes) ?? 60, (minutes) => change({ minutes })];
}
