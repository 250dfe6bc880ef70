import { Alert, Button } from '@depot/ui';
import { useTexts } from '../texts.js';
import type { CountQueue, QueueState } from './CountQueue.js';
import { dropFact } from './factStore.js';

/** What was found and waits for a connection, and what the server would not have. Nothing where all is well. */
export function QueuedFindings({ queue, facts, rejected, isWaiting }: QueueState & { queue: CountQueue }) {
  const { t } = useTexts();
  return (
    <>
      {isWaiting && facts.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('count.waiting', { count: facts.length })}
          action={
            <Button size="small" onClick={() => void queue.sendAll()}>
              {t('count.retry')}
            </Button>
          }
        />
      )}
      {rejected.map(({ key, rejection }) => (
        <Alert
          key={key}
          type="error"
          showIcon
          role="alert"
          title={t('count.refused')}
          description={rejection}
          action={
            <Button size="small" onClick={() => dropFact(key)}>
              {t('count.dismiss')}
            </Button>
          }
        />
      ))}
    </>
  );
}
