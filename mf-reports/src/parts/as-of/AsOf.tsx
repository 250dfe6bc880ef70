import { useAsOf } from '@depot/api';
import { useClaims } from '@depot/session';
import { useTexts } from '../../texts.js';
import classes from './as-of.module.css';

interface AsOfProps {
  /** Its address below `/api`. Not called as requests call it: the build looks for those among all sources. */
  report: string;
  body?: unknown;
}

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** Time of a report's data, shown if it comes from a replica that lags behind. */
export function AsOf({ report, body }: AsOfProps) {
  const { t } = useTexts();
  const { tz: timeZone } = useClaims();
  const moment = useAsOf({ url: report, body });
  if (moment === undefined) return null;
  const time = new Intl.DateTimeFormat('en-US', { ...clock, timeZone }).format(moment);
  return <small className={classes.asOf}>{t('asOf', { time })}</small>;
}
