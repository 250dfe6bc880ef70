import { formatDate } from '@depot/contracts/time';
import { useLanguage } from '@depot/i18n';
import { createContext, useContext } from 'react';
import { dateTimeText } from './dateTimeText.js';
import classes from './text.module.css';

/** IANA timezone of the warehouse; dates are shown in it, wherever the reader is. Undefined: the device's own. */
export const TimezoneContext = createContext<string | undefined>(undefined);

interface DateTextProps {
  /** Epoch milliseconds; a missing value is shown as a dash. */
  time: number | null | undefined;
  withTime?: boolean;
}

/** A date in the warehouse's timezone: 3/7/2026. */
export function DateText({ time, withTime = false }: DateTextProps) {
  const timeZone = useContext(TimezoneContext);
  useLanguage(); // renders the date again after a language switch
  if (time === null || time === undefined) return <>–</>;
  const text = withTime ? dateTimeText(time, timeZone) : formatDate(time, timeZone);
  return (
    <time className={classes.amount} dateTime={new Date(time).toISOString()}>
      {text}
    </time>
  );
}
