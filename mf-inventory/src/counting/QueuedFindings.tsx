import type { QueueState } from '@depot/api/queue';
import { Alert, Button } from '@depot/ui';
import { useTexts } from '../texts.js';
import type { CountFact } from './countFact.js';
import type { CountQueue } from './CountQueue.js';

type QueuedFindingsProps = QueueState<CountFact> & { queue: CountQueue };

/** Findings that wait for a connection, and those that the server rejected. Empty without any. */
export function QueuedFindings({ queue, entries, rejected, isWaiting }: QueuedFindingsProps) {
  const { t } = useTexts();
  return (
    <>
      {isWaiting && entries.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('count.waiting', { count: entries.length })}
          action={
            <Button size="small" onClick={() => void queue.sendAll()}>
              {t('count.retry')}
            </Button>
          }
        />
      )}
      {rejected.map((fact) => (
        <Alert
          key={fact.key}
          type="error"
          showIcon
          role="alert"
          title={t('count.refused')}
          description={fact.rejection}
          action={
            <Button size="small" onClick={() => queue.dismiss(fact)}>
              {t('count.dismiss')}
            </Button>
          }
        />
      ))}
    </>
  );
}
