import { useLocation } from '@depot/router';
import { useClaims } from '@depot/session';
import { useSyncExternalStore } from 'react';
import classes from './attendant.module.css';
import { keptCounts, subscribeFacts } from './factStore.js';
import { QueuedFindings } from './QueuedFindings.js';
import { useCountQueue } from './useCountQueue.js';

/** Pages that send and show what waits themselves. */
const ownPages: readonly string[] = ['/in/inventory/count/count', '/in/inventory/count/review'];

/** Sends what was counted and waits, whichever page is open, and says so. */
export function CountAttendant() {
  const { pathname } = useLocation();
  const { id: userId } = useClaims();
  const counts = useSyncExternalStore(subscribeFacts, () => keptCounts(userId));
  if (counts === '' || ownPages.includes(pathname.replace(/\/+$/, ''))) return null;
  return counts.split(' ').map((id) => <SendingCount key={id} countId={Number(id)} />);
}

function SendingCount({ countId }: { countId: number }) {
  const queued = useCountQueue(countId);
  if (queued.rejected.length === 0 && !queued.isWaiting) return null;
  return (
    <div className={classes.attendant}>
      <QueuedFindings {...queued} />
    </div>
  );
}
