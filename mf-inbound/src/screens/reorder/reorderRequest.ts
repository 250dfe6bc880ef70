import { reorderDays } from '@depot/contracts/inbound';

const bounded = (text: string | null, least: number, usual: number) => {
  const days = Number(text);
  return text !== null && Number.isInteger(days) && days >= least && days <= 365 ? days : usual;
};

/** The days that the address names, or the usual ones. */
export function reorderRequest(params: URLSearchParams): { usageDays: number; leadDays: number; coverDays: number } {
  return {
    usageDays: bounded(params.get('usageDays'), 1, reorderDays.usage),
    leadDays: bounded(params.get('leadDays'), 0, reorderDays.lead),
    coverDays: bounded(params.get('coverDays'), 1, reorderDays.cover),
  };
}
