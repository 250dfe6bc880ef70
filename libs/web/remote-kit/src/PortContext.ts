import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Notify, Overlay, ShellPort } from './port.js';

export const PortContext = createContext<ShellPort | undefined>(undefined);

/** The shell, as a remote sees it. */
export function usePort(): ShellPort {
  const port = useContext(PortContext);
  if (!port) throw new Error('usePort is used outside the shell.');
  return port;
}

export const useNotify = (): Notify => usePort().notify;
export const useOverlay = (): Overlay => usePort().overlay;

/** Gives the page a title of its own while the component is mounted; undefined leaves the route's. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = usePort();
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
}

/** Milliseconds between two looks at something that others change: never while changes arrive by themselves. */
export function usePollingInterval(milliseconds: number): number {
  const { live } = usePort();
  const isConnected = useSyncExternalStore(live.subscribe, live.isConnected);
  return isConnected ? 0 : milliseconds;
}
