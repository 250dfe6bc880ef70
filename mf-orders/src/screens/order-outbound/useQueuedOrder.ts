import { useEffect, useRef } from 'react';
import type { QueuedOutbound } from '../../outbound/queueStore.js';
import { useOrderGate } from '../../parts/order-gate/GateContext.js';

interface Endings {
  onSent: () => void;
  onRefused: () => void;
}

/** True while the order was submitted and waits for the network. Says how that ended, if the page is still open then. */
export function useQueuedOrder(entries: readonly QueuedOutbound[], orderId: number, { onSent, onRefused }: Endings): boolean {
  const entry = entries.find((each) => each.orderId === orderId);
  const isQueued = entry?.isWaiting ?? false;
  const isRefused = entry?.refusal !== undefined;
  const wasQueued = useRef(isQueued);
  const { hold } = useOrderGate();
  // When it leaves, nobody else has changed it.
  useEffect(() => (isQueued ? hold() : undefined), [isQueued, hold]);
  useEffect(() => {
    if (wasQueued.current && !isQueued) (isRefused ? onRefused : onSent)();
    wasQueued.current = isQueued;
  }, [isQueued, isRefused, onSent, onRefused]);
  return isQueued;
}
