import type { Screen } from '@depot/remote-kit';
import { useEffect, useMemo, useState } from 'react';
import { dropRemote } from '../load/loadRemoteManifest.js';
import { buildCatalogue, type CatalogueRoute } from '../registry/catalogue.js';
import { getRegistryState } from '../registry/registry.js';
import { loadScreen } from './loadScreen.js';

/** Loaded or loading, by version and path. */
const loading = new Map<string, Promise<Screen>>();
const loaded = new Map<string, Screen>();

const buildKey = ({ entry, path }: CatalogueRoute): string => `${entry.metadata.version}/${path}`;

function findScreenEntry(route: CatalogueRoute): Promise<Screen> {
  const key = buildKey(route);
  const known = loading.get(key);
  if (known) return known;
  const fresh = loadScreen(route);
  loading.set(key, fresh);
  fresh.then(
    (screen) => loading.get(key) === fresh && loaded.set(key, screen),
    () => loading.get(key) === fresh && loading.delete(key), // a later visit loads it again
  );
  return fresh;
}

interface Arrival {
  screen?: Screen;
  failure?: Error;
}

/**
 * Component of a page; undefined while it loads. Throws if the load failed. A component that is already loaded renders
 * immediately. It is state rather than `lazy`, because React shows a fallback for at least 300 ms and delays the page's
 * first request with it.
 */
export function useScreen(route: CatalogueRoute): Screen | undefined {
  const [{ screen, failure }, setArrival] = useState<Arrival>(() => ({ screen: loaded.get(buildKey(route)) }));
  const coming = useMemo(() => findScreenEntry(route), [route]);
  useEffect(() => {
    let isCurrent = true;
    coming.then(
      (arrived) => isCurrent && setArrival((before) => (before.screen === arrived ? before : { screen: arrived })),
      (error: Error) => isCurrent && setArrival({ failure: error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [coming]);
  if (failure !== undefined) throw failure;
  return screen;
}

/** After a failure: the next attempt starts from the manifest. */
export function dropScreen(route: CatalogueRoute): void {
  loading.delete(buildKey(route));
  loaded.delete(buildKey(route));
  dropRemote(route.remote, route.entry);
}

/** Prefetches a page; undefined without one. A failure is reported when the page is opened. */
export async function prefetchScreen(path: string): Promise<Screen | undefined> {
  const route = buildCatalogue(getRegistryState().document).routes.get(path);
  if (!route) return undefined;
  const isFirst = !loading.has(buildKey(route));
  try {
    return await findScreenEntry(route);
  } catch {
    if (isFirst) dropScreen(route);
    return undefined;
  }
}
