import { formatDate, formatDateTime } from '@depot/contracts/time';
import { i18n } from '@depot/i18n';

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** The hour of the day from 0 to 23, as Chinese readers write it: 23:34. */
function formatClock(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}

/** A date with its time in the reader's language: "3/4/2026, 11:34 PM", in Chinese "3/4/2026 23:34". */
export function dateTimeText(time: number, timeZone?: string): string {
  if (i18n.language !== 'cn') return formatDateTime(time, timeZone);
  return `${formatDate(time, timeZone)} ${formatClock(timeZone).format(time)}`;
}
