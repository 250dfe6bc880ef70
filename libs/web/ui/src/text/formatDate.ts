import { createContext } from 'react';

/** IANA timezone of the warehouse; dates are shown in it, wherever the reader is. Undefined: the device's own. */
export const TimezoneContext = createContext<string | undefined>(undefined);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined, withTime: boolean): Intl.DateTimeFormat {
  const key = `${timeZone ?? ''}${withTime ? 't' : ''}`;
  const known = formats.get(key);
  if (known) return known;
  const time: Intl.DateTimeFormatOptions = withTime ? { hour: 'numeric', minute: '2-digit' } : {};
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    ...time,
  });
  formats.set(key, format);
  return format;
}

/** Epoch milliseconds → "3/7/2026", without zero padding. */
export function formatDate(time: number, timeZone?: string): string {
  return formatOf(timeZone, false).format(time);
}

/** Epoch milliseconds → "3/7/2026, 4:05 PM". */
export function formatDateTime(time: number, timeZone?: string): string {
  return formatOf(timeZone, true).format(time);
}
