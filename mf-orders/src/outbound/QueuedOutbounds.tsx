import { enumerated } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { Link } from '@depot/router';
import { Alert, Button } from '@depot/ui';
import { useTexts } from '../texts.js';
import classes from './queue.module.css';
import type { QueuedOutbound } from './queueStore.js';
import type { useOutboundQueue } from './useOutboundQueue.js';

/** Submitted outbounds that have not been sent, and those that the server rejected. Empty without any. */
export function QueuedOutbounds({ queue }: { queue: ReturnType<typeof useOutboundQueue> }) {
  const { t } = useTexts();
  const waiting = queue.entries.filter(({ isWaiting }) => isWaiting);
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t('queue.waiting', { count: waiting.length })}
          description={t('queue.which', {
            orders: enumerated(waiting.map(({ displayId }) => `#${displayId}`))[currentLanguage()],
          })}
          action={<Button onClick={queue.sendNow}>{t('queue.sendNow')}</Button>}
        />
      )}
      {queue.rejected.map((entry) => (
        <Alert
          key={entry.key}
          type="error"
          showIcon
          role="alert"
          title={t('queue.refused', { displayId: entry.displayId })}
          description={entry.rejection}
          action={
            <span className={classes.actions}>
              <Link to={buildAddress(entry)}>{t('queue.open')}</Link>
              <Button onClick={() => queue.dismiss(entry)}>{t('queue.dismiss')}</Button>
            </span>
          }
        />
      ))}
    </>
  );
}

function buildAddress({ orderId, displayId }: QueuedOutbound): string {
  return `/in/order/outbound?orderId=${orderId}&displayId=${displayId}`;
}
