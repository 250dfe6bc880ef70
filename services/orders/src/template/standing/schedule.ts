import type { StandingOrder } from '@depot/contracts/orders';
import { addDays, dayOf, momentOf } from '@depot/contracts/time';

export interface Schedule extends Pick<StandingOrder, 'weekdays' | 'cutoff'> {
  /** When it was set; what would have been due before is not made up for. */
  since: number;
}

/** 1 is Monday, 7 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The moment of the cutoff on a day; one that the clocks skip comes as much later as they do. */
export function calculateCutoff(day: string, cutoff: number, timezone: string): number {
  const [hours, minutes] = [Math.floor(cutoff / 60), cutoff % 60].map((part) => String(part).padStart(2, '0'));
  return momentOf(`${day}T${hours}:${minutes}:00`, timezone);
}

/** Milliseconds after its cutoff in which an order is made at least, past midnight too: a restart may fall there. */
const graceMs = 3_600_000;

/** The day (of the warehouse) for which an order is to be made now, if its cutoff has passed. */
export function findDueDay(schedule: Schedule, now: number, timezone: string): string | undefined {
  const today = dayOf(now, timezone);
  const yesterday = addDays(today, -1);
  const isDue = (day: string, maxLateMs: number) => {
    const at = calculateCutoff(day, schedule.cutoff, timezone);
    return schedule.weekdays.includes(getWeekday(day)) && at <= now && at >= schedule.since && now - at < maxLateMs;
  };
  if (isDue(today, Infinity)) return today;
  return isDue(yesterday, graceMs) ? yesterday : undefined;
}
