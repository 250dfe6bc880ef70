import { useEffect, useRef } from 'react';
import type { QueuedOutbound } from '../../outbound/queueStore.js';
import { useOrderGate } from '../../parts/order-gate/GateContext.js';

interface Endings {
  onSent: () => void;
  onRejected: () => void;
}

/**
 * True while the order was submitted and waits for the network. Says how that ended, if the page is still open then.
 */
export function useQueuedOrder(
  entries: readonly QueuedOutbound[],
  orderId: number,
  { onSent, onRejected }: Endings,
): boolean {
  const entry = entries.find((each) => each.orderId === orderId);
  const isQueued = entry?.isWaiting ?? false;
  const isRefused = entry?.rejection !== undefined;
  const wasQueued = useRef(isQueued);
  const { hold } = useOrderGate();
  // When it leaves, nobody else has changed it.
  useEffect(() => (isQueued ? hold() : undefined), [isQueued, hold]);
  useEffect(() => {
    if (wasQueued.current && !isQueued) (isRefused ? onRejected : onSent)();
    wasQueued.current = isQueued;
  }, [isQueued, isRefused, onSent, onRejected]);
  return isQueued;
}
