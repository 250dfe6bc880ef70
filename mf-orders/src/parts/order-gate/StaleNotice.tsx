import { Alert, Button, StatusTag } from '@depot/ui';
import type { Newer } from '../../ordering/useFreshOrder.js';
import { useTexts } from '../../texts.js';
import classes from './gate.module.css';

interface StaleNoticeProps {
  newer: Newer;
  /** Something typed will be carried over. */
  keepsTyped: boolean;
  onLoad: () => void;
  onLeave: () => void;
}

/** Says, before anybody acts, that the order on screen is not the order any more. Stays in sight. */
export function StaleNotice({ newer, keepsTyped, onLoad, onLeave }: StaleNoticeProps) {
  const { t } = useTexts();
  if (newer === 'gone') {
    return (
      <Alert
        className={classes.stale}
        type="warning"
        showIcon
        role="alert"
        title={t('stale.gone')}
        action={<Button onClick={onLeave}>{t('stale.leave')}</Button>}
      />
    );
  }
  return (
    <Alert
      className={classes.stale}
      type="warning"
      showIcon
      role="alert"
      title={t('stale.notice')}
      description={
        <span className={classes.facts}>
          <span>
            {t('stale.now')} <StatusTag order={newer.order.status} />
          </span>
          {keepsTyped && <span>{t('stale.keeps')}</span>}
        </span>
      }
      action={
        <Button type="primary" onClick={onLoad}>
          {t('stale.load')}
        </Button>
      }
    />
  );
}
