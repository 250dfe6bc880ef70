import { useTranslation } from '@depot/i18n';
import { Spin } from '@depot/ui';
import { useSyncExternalStore } from 'react';
import { isOverlayOpen, subscribeOverlay } from './overlay.js';
import classes from './overlay.module.css';

/** The full-screen overlay with an indeterminate spinner. */
export function LoadingOverlay() {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(subscribeOverlay, isOverlayOpen);
  if (!open) return null;
  return (
    <div className={classes.overlay} role="status" aria-live="assertive" aria-label={t('loading')}>
      <Spin size="large" />
    </div>
  );
}
