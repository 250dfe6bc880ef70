import { keptSince, subscribeKept } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { dateTimeText, WarningOutlined } from '@depot/ui';
import { useSyncExternalStore } from 'react';
import classes from './frame.module.css';

function subscribeLine(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shows the age of the data on screen while requests fail or are slow. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const { tz } = useClaims();
  const since = useSyncExternalStore(subscribeKept, keptSince);
  const isOnline = useSyncExternalStore(subscribeLine, () => navigator.onLine);
  if (since === undefined) return null;
  return (
    <div className={classes.banner} role="status">
      <WarningOutlined aria-hidden />
      {t(isOnline ? 'unanswered' : 'offline', { time: dateTimeText(since, tz) })}
    </div>
  );
}
