import { sessionWarningSeconds } from '@depot/contracts/session';
import { useTranslation } from '@depot/i18n';
import { ClockCircleOutlined } from '@depot/ui';
import { useSecondsLeft } from '../../session/useSecondsLeft.js';
import { clockText } from './clockText.js';
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
