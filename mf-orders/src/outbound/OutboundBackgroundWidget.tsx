import { useLocation } from '@depot/router';
import classes from '../parts/outbound-queue/queue.module.css';
import { QueuedOutbounds } from '../parts/outbound-queue/QueuedOutbounds.js';
import { useOutboundQueue } from './useOutboundQueue.js';

/** Pages that send and show what waits themselves. */
const ownPages: readonly string[] = ['/in/order', '/in/order/outbound'];

/** Sends the outbounds that wait, whichever page is open, and says so. */
export function OutboundBackgroundWidget() {
  const { pathname } = useLocation();
  return ownPages.includes(pathname.replace(/\/+$/, '')) ? null : <SendingQueue />;
}

function SendingQueue() {
  const queue = useOutboundQueue();
  if (queue.entries.length === 0) return null;
  return (
    <div className={classes.attendant}>
      <QueuedOutbounds queue={queue} />
    </div>
  );
}
