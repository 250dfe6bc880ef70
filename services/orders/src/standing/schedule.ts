import type { StandingOrder } from '@depot/contracts/orders';
import { dayOf, momentOf } from '@depot/contracts/time';

export interface Schedule extends Pick<StandingOrder, 'weekdays' | 'cutoff'> {
  /** When it was set; what would have been due before is not made up for. */
  since: number;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The moment of the cutoff on a day; one that the clocks skip comes as much later as they do. */
export function cutoffOn(day: string, cutoff: number, timezone: string): number {
  const [hours, minutes] = [Math.floor(cutoff / 60), cutoff % 60].map((part) => String(part).padStart(2, '0'));
  return momentOf(`${day}T${hours}:${minutes}:00`, timezone);
}

/** The day (of the warehouse) for which an order is to be made now, if its cutoff has passed. */
export function dueDay({ weekdays, cutoff, since }: Schedule, now: number, timezone: string): string | undefined {
  const today = dayOf(now, timezone);
  if (!weekdays.includes(weekdayOf(today))) return undefined;
  const at = cutoffOn(today, cutoff, timezone);
  return at <= now && at >= since ? today : undefined;
}
