import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Notify, Overlay, ShellPort } from './port.js';

export const PortContext = createContext<ShellPort | undefined>(undefined);

/** Services of the shell for a remote. */
export function usePort(): ShellPort {
  const port = useContext(PortContext);
  if (!port) throw new Error('usePort is used outside the shell.');
  return port;
}

export const useNotify = (): Notify => usePort().notify;
export const useOverlay = (): Overlay => usePort().overlay;

/** Sets the page's title while the component is mounted; undefined keeps the route's title. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = usePort();
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
}

/** Polling interval in milliseconds for data that other users change; 0 while live updates are connected. */
export function usePollingInterval(milliseconds: number): number {
  const { live } = usePort();
  const isConnected = useSyncExternalStore(live.subscribe, live.isConnected);
  return isConnected ? 0 : milliseconds;
}
