import { useAsOf } from '@depot/api';
import { useClaims } from '@depot/session';
import { useTexts } from '../../texts.js';
import classes from './as-of.module.css';

interface AsOfProps {
  /** Below `/api`, as the report asks for it. */
  url: string;
  body?: unknown;
}

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** Of which moment a report is, where its figures come from a server that is a moment behind the others. */
export function AsOf({ url, body }: AsOfProps) {
  const { t } = useTexts();
  const { tz: timeZone } = useClaims();
  const moment = useAsOf({ url, body });
  if (moment === undefined) return null;
  const time = new Intl.DateTimeFormat('en-US', { ...clock, timeZone }).format(moment);
  return <small className={classes.asOf}>{t('asOf', { time })}</small>;
}
