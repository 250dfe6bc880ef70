import type { StandingOrder } from '@depot/contracts/orders';
import { addDays, dayOf, momentOf } from '@depot/contracts/time';

export interface Schedule extends Pick<StandingOrder, 'weekdays' | 'cutoff'> {
  /** Epoch ms of the last setting. Orders that were due before are not placed later. */
  since: number;
}

/** 1 is Monday, 7 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Epoch ms of the cutoff on a day. A cutoff that the change to summer time skips moves by the skipped time. */
export function calculateCutoff(day: string, cutoff: number, timezone: string): number {
  const [hours, minutes] = [Math.floor(cutoff / 60), cutoff % 60].map((part) => String(part).padStart(2, '0'));
  return momentOf(`${day}T${hours}:${minutes}:00`, timezone);
}

/** Milliseconds after the cutoff in which an order is still placed, past midnight, too: a process may restart then. */
const graceMs = 3_600_000;

/** The day, in the timezone of the tenant, whose order is due now. Undefined if none is due. */
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
