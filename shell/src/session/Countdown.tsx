import { sessionWarningSeconds } from '@depot/contracts/session';
import { useTranslation } from '@depot/i18n';
import { ClockCircleOutlined } from '@depot/ui';
import classes from './countdown.module.css';
import { useSecondsLeft } from './useSecondsLeft.js';

/** Time left of the session. */
export function Countdown() {
  const { t } = useTranslation('shell');
  const seconds = useSecondsLeft();
  const ending = seconds <= sessionWarningSeconds;
  return (
    <span
      className={ending ? `${classes.countdown} ${classes.ending}` : classes.countdown}
      role="timer"
      aria-label={t('sessionLeft')}
      title={t('sessionLeft')}
    >
      <ClockCircleOutlined aria-hidden />
      {formatClock(seconds)}
    </span>
  );
}

const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** 3725 → "1:02:05"; below an hour "02:05". */
export function formatClock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${padTwoDigits(Math.floor((seconds % 3600) / 60))}:${padTwoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
