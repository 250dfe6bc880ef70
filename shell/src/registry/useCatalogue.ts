import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Catalogue, catalogueOf } from './catalogue.js';
import {
  refreshIfIdle,
  refreshIfOld,
  refreshInterval,
  registryState,
  searchInterval,
  subscribeRegistry,
} from './registry.js';

/** Routes and sidebar entries of the remotes, and whether the registry has responded. */
export function useCatalogue(): Catalogue & { settled: boolean; known: boolean; isBusy: boolean } {
  const { document, settled, isBusy = false } = useSyncExternalStore(subscribeRegistry, registryState);
  const catalogue = useMemo(() => catalogueOf(document), [document]);
  return { ...catalogue, settled, known: document !== undefined, isBusy };
}

/**
 * Checks for new versions at intervals, and when the tab becomes visible, while a user is signed in; at shorter
 * intervals while no document is known.
 */
export function useRegistryRefresh(): void {
  const { document: known, settled } = useSyncExternalStore(subscribeRegistry, registryState);
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
