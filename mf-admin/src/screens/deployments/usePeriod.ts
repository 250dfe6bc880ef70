import { useSearchParams } from '@depot/router';

/** Minutes that can be looked at. */
export const periods = [15, 60, 1440] as const;
export type Period = (typeof periods)[number];

/** The period on show, kept in the address. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('minutes'));
  const period = periods.find((known) => known === asked) ?? 60;
  return [period, (next) => setParams({ minutes: String(next) }, { replace: true })];
}
