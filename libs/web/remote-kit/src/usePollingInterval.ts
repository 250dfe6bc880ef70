import { useSyncExternalStore } from 'react';
import { usePort } from './PortContext.js';

/** Milliseconds between two looks at something that others change: never while changes arrive by themselves. */
export function usePollingInterval(milliseconds: number): number {
  const { live } = usePort();
  const isConnected = useSyncExternalStore(live.subscribe, live.isConnected);
  return isConnected ? 0 : milliseconds;
}
