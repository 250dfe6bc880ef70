import { useLocation } from '@depot/router';
import { SubmissionsBar } from '@depot/stock-entry';
import classes from './queue.module.css';
import { QueuedOutbounds } from './QueuedOutbounds.js';
import { useOutboundQueue } from './useOutboundQueue.js';
import { useReturnQueue } from './useReturnQueue.js';

/** Pages that send and show outbounds that wait themselves. */
const ownPages: readonly string[] = ['/in/order', '/in/order/outbound'];

/** Sends queued outbounds and returns on every page, and shows their state. */
export function OutboundBackgroundWidget() {
  const { pathname } = useLocation();
  return (
    <>
      {!ownPages.includes(pathname.replace(/(?<!\/)\/+$/, '')) && <SendingQueue />}
      <SendingReturns />
    </>
  );
}

function SendingQueue() {
  const queue = useOutboundQueue();
  if (queue.entries.length === 0 && queue.rejected.length === 0) return null;
  return (
    <div className={classes.attendant}>
      <QueuedOutbounds queue={queue} />
    </div>
  );
}

function SendingReturns() {
  return <SubmissionsBar {...useReturnQueue()} />;
}
