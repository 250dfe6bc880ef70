/**
 * Times are epoch milliseconds everywhere. Days belong to the warehouse, so every function takes its IANA timezone. A
 * day is a text, `YYYY-MM-DD`.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(
  key: 'date' | 'dateTime' | 'parts',
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = `${key} ${timeZone ?? ''}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(name, known);
  return known;
}

const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'numeric', day: 'numeric' };
const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const numbers: Intl.DateTimeFormatOptions = {
  ...day,
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
};

/** "3/4/2026": month/day/year without zero padding. */
export function formatDate(time: number, timeZone?: string): string {
  return format('date', timeZone, day).format(time);
}

/** "3/4/2026, 2:05 PM". */
export function formatDateTime(time: number, timeZone?: string): string {
  return format('dateTime', timeZone, { ...day, ...clock }).format(time);
}

/** Offset of each timezone at the minute of the last call: most callers ask for the current time. */
const lastOffsets = new Map<string, { minute: number; offset: number }>();

/** Offset of local time from UTC at this moment, in ms. Offsets change at whole minutes. */
function computeOffsetAt(time: number, timeZone: string): number {
  const minute = Math.floor(time / 60_000);
  const last = lastOffsets.get(timeZone);
  if (last?.minute === minute) return last.offset;
  const offset = computeOffset(time, timeZone);
  lastOffsets.set(timeZone, { minute, offset });
  return offset;
}

/** Read off a formatted date, which is slow. */
function computeOffset(time: number, timeZone: string): number {
  const parts = Object.fromEntries(
    format('parts', timeZone, numbers)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
  return local - Math.floor(time / 1000) * 1000;
}

/** Local time of the timezone at the moment: `2026-03-08T14:30`. */
export function localTimeOf(time: number, timeZone: string): string {
  return new Date(time + computeOffsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/** The day on which the moment falls in the timezone. */
export function dayOf(time: number, timeZone: string): string {
  return localTimeOf(time, timeZone).slice(0, 10);
}

/**
 * The moment at which the wall clocks of the timezone show this local time (`2026-03-08T14:30:00`). One that the clocks
 * skip comes as much later as they do.
 */
export function momentOf(localTime: string, timeZone: string): number {
  const utc = Date.parse(`${localTime}Z`);
  const guess = utc - computeOffsetAt(utc, timeZone);
  // near a change of the clocks the offset at the guess may be another one
  const moment = utc - computeOffsetAt(guess, timeZone);
  return moment + computeOffsetAt(moment, timeZone) === utc ? moment : Math.max(guess, moment);
}

/** The first moment of a day in the timezone; right across daylight-saving changes, also where midnight is skipped. */
export function startOfDay(day: string, timeZone: string): number {
  const start = momentOf(`${day}T00:00:00`, timeZone);
  return dayOf(start, timeZone) < day ? start + 3_600_000 : start;
}

/** The day that many days later (or earlier). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The latest acceptable time: callers' clocks may run ahead, and the current day starts earlier in other timezones. */
export const latestBegun = (now: number): number => now + 86_400_000;

/** A day as tables show dates: 2027-08-31 → 8/31/2027. */
export function formatDay(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  return `${month}/${date}/${year}`;
}

/** First and last day of a period, `YYYY-MM-DD`, both inclusive. */
export type Days = readonly [first: string, last: string];

/** From the first of the month to today. */
export function monthSoFar(now: number, timeZone: string): Days {
  const today = dayOf(now, timeZone);
  return [`${today.slice(0, 8)}01`, today];
}

/** The moments that the days span, the last one included. */
export function spanOf([first, last]: Days, timeZone: string): { start: number; end: number } {
  return { start: startOfDay(first, timeZone), end: startOfDay(addDays(last, 1), timeZone) - 1 };
}
