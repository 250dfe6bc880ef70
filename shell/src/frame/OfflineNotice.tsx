import { baseApi, keptSince, subscribeKept } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { useDispatch } from '@depot/rtk';
import { useClaims } from '@depot/session';
import { dateTimeText, WarningOutlined } from '@depot/ui';
import { useEffect, useSyncExternalStore } from 'react';
import classes from './frame.module.css';

/** Says from when what is on screen is, while the server cannot be reached; afterwards it is asked for anew. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const { tz } = useClaims();
  const dispatch = useDispatch();
  const since = useSyncExternalStore(subscribeKept, keptSince);
  const isKept = since !== undefined;
  useEffect(() => {
    if (!isKept) return undefined;
    return () => void dispatch(baseApi.internalActions.onOnline());
  }, [isKept, dispatch]);
  if (!isKept) return null;
  return (
    <div className={classes.banner} role="status">
      <WarningOutlined aria-hidden />
      {t('offline', { time: dateTimeText(since, tz) })}
    </div>
  );
}
