import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { buildCatalogue, type Catalogue } from './catalogue.js';
import {
  getRegistryState,
  refreshIfIdle,
  refreshIfOld,
  refreshInterval,
  searchInterval,
  subscribeRegistry,
} from './registry.js';

/** Routes and sidebar entries of the remotes, and whether the registry has responded. */
export function useCatalogue(): Catalogue & { settled: boolean; known: boolean; isBusy: boolean } {
  const { document, settled, isBusy = false } = useSyncExternalStore(subscribeRegistry, getRegistryState);
  const catalogue = useMemo(() => buildCatalogue(document), [document]);
  return { ...catalogue, settled, known: document !== undefined, isBusy };
}

/**
 * Checks for new versions at intervals, and when the tab becomes visible, while a user is signed in; at shorter
 * intervals while no document is known.
 */
export function useRegistryRefresh(): void {
  const { document: known, settled } = useSyncExternalStore(subscribeRegistry, getRegistryState);
  const isLost = settled && !known;
  useEffect(() => {
    const timer = setInterval(refreshIfIdle, isLost ? searchInterval : refreshInterval);
    return () => clearInterval(timer);
  }, [isLost]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && refreshIfOld();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
