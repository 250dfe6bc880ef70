import { useLocation } from '@depot/router';
import { useClaims } from '@depot/session';
import { GoodsBar } from '@depot/stock-entry';
import { useSyncExternalStore } from 'react';
import { useAddQueue } from '../adding/useAddQueue.js';
import { factStore, listStoredCounts } from '../counting/factStore.js';
import { QueuedFindings } from '../counting/QueuedFindings.js';
import { useCountQueue } from '../counting/useCountQueue.js';
import classes from './backgroundWidget.module.css';

/** Pages that send and show their queued findings themselves. */
const ownPages: readonly string[] = ['/in/inventory/count/count', '/in/inventory/count/review'];

const isPage = (pathname: string, pages: readonly string[]) => pages.includes(pathname.replace(/(?<!\/)\/+$/, ''));

/** Sends queued findings and additions on every page, and shows their state. */
export function CountBackgroundWidget() {
  const { pathname } = useLocation();
  return (
    <>
      <SendingCounts />
      {!isPage(pathname, ['/in/inventory/new']) && <SendingGoods />}
    </>
  );
}

function SendingGoods() {
  return <GoodsBar {...useAddQueue()} />;
}

function SendingCounts() {
  const { pathname } = useLocation();
  const { id: userId } = useClaims();
  const counts = useSyncExternalStore(factStore.subscribe, () => listStoredCounts(userId));
  if (counts === '' || isPage(pathname, ownPages)) return null;
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
