import { keptSince, subscribeKept } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { dateTimeText, WarningOutlined } from '@depot/ui';
import { useSyncExternalStore } from 'react';
import classes from './frame.module.css';

/** Says from when what is on screen is, as long as the newer answers have not come. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const { tz } = useClaims();
  const since = useSyncExternalStore(subscribeKept, keptSince);
  if (since === undefined) return null;
  return (
    <div className={classes.banner} role="status">
      <WarningOutlined aria-hidden />
      {t('offline', { time: dateTimeText(since, tz) })}
    </div>
  );
}
