import { sessionWarningSeconds } from '@depot/contracts/session';
import { useTranslation } from '@depot/i18n';
import { ClockCircleOutlined } from '@depot/ui';
import { useSecondsLeft } from '../../session/useSecondsLeft.js';
import classes from './topbar.module.css';

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
      {clockText(seconds)}
    </span>
  );
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 3725 → "1:02:05"; below an hour "02:05". */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor((seconds % 3600) / 60))}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
