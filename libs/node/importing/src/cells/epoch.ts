import type { LocalTime } from './date.js';

/** The moment at which the wall clocks of a timezone (IANA name) show this time, in epoch ms. */
export function toEpochMs(time: LocalTime, timezone: string): number {
  const asUtc = Date.parse(`${time}Z`);
  const guess = asUtc - computeOffsetMs(asUtc, timezone);
  // Near a change of the clocks the offset at the guess may be another one.
  return asUtc - computeOffsetMs(guess, timezone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timezone, format);
  }
  return format;
}

/** Offset of the timezone from UTC at a moment. */
function computeOffsetMs(moment: number, timezone: string): number {
  const parts = Object.fromEntries(
    getFormat(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
