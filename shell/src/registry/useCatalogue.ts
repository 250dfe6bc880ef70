import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { catalogueOf, type Catalogue } from './catalogue.js';
import { refreshInterval, refreshRegistry, registryState, subscribeRegistry } from './registry.js';

/** The remotes' routes and sidebar entries, and whether the registry has been heard. */
export function useCatalogue(): Catalogue & { settled: boolean; known: boolean } {
  const { document, settled } = useSyncExternalStore(subscribeRegistry, registryState);
  const catalogue = useMemo(() => catalogueOf(document), [document]);
  return { ...catalogue, settled, known: document !== undefined };
}

/** Looks for new versions now and then, for as long as somebody is signed in. */
export function useRegistryRefresh(): void {
  useEffect(() => {
    const timer = setInterval(() => void refreshRegistry(), refreshInterval);
    return () => clearInterval(timer);
  }, []);
}
