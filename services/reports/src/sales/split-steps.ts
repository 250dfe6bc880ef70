import type { EpochMs } from '@depot/contracts/amounts';
import type { SalesStep } from '@depot/contracts/reports';
import { addDays, dayOf, daysBetween, startOfDay } from '@depot/contracts/time';

/** A day, week or month of the warehouse, limited to the requested range. Times in epoch ms, both inclusive. */
export interface StepSpan {
  /** Its first day, `YYYY-MM-DD`, also where the range begins later. */
  day: string;
  start: EpochMs;
  end: EpochMs;
}

/** A Monday. */
const anyMonday = '2024-01-01';

const findFirstDay: Record<SalesStep, (day: string) => string> = {
  day: (day) => day,
  week: (day) => addDays(day, -(((daysBetween(anyMonday, day) % 7) + 7) % 7)),
  month: (day) => `${day.slice(0, 8)}01`,
};

/** Days that surely lead into the next step from its first day. */
const stride: Record<SalesStep, number> = { day: 1, week: 7, month: 31 };

/** Deals a range into steps that follow one another and cover it. */
export function splitSteps(start: number, end: number, step: SalesStep, timezone: string): StepSpan[] {
  const steps: StepSpan[] = [];
  if (end < start) return steps;
  for (let day = findFirstDay[step](dayOf(start, timezone)); ;) {
    const next = findFirstDay[step](addDays(day, stride[step]));
    const [from, until] = [startOfDay(day, timezone), startOfDay(next, timezone) - 1];
    steps.push({ day, start: Math.max(from, start), end: Math.min(until, end) });
    if (until >= end) return steps;
    day = next;
  }
}
