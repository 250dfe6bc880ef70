import { useContext } from 'react';
import { formatDate, formatDateTime, TimezoneContext } from './formatDate.js';
import classes from './text.module.css';

interface DateTextProps {
  /** Epoch milliseconds; nothing is shown as a dash. */
  time: number | null | undefined;
  withTime?: boolean;
}

/** A date in the warehouse's timezone: 3/7/2026. */
export function DateText({ time, withTime = false }: DateTextProps) {
  const timeZone = useContext(TimezoneContext);
  if (time === null || time === undefined) return <>–</>;
  const text = withTime ? formatDateTime(time, timeZone) : formatDate(time, timeZone);
  return (
    <time className={classes.amount} dateTime={new Date(time).toISOString()}>
      {text}
    </time>
  );
}
