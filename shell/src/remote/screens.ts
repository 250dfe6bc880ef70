import type { Screen } from '@depot/remote-kit';
import { type ComponentType, lazy } from 'react';
import { forgetRemote } from '../federation/loadRemoteManifest.js';
import { catalogueOf, type CatalogueRoute } from '../registry/catalogue.js';
import { registryState } from '../registry/registry.js';
import { loadScreen } from './loadScreen.js';

/** Loaded or loading, by version and path. */
const loading = new Map<string, Promise<Screen>>();
const loaded = new Map<string, Screen>();
const components = new Map<string, ComponentType>();

const keyOf = ({ entry, path }: CatalogueRoute): string => `${entry.metadata.version}/${path}`;

function screenOf(route: CatalogueRoute): Promise<Screen> {
  const key = keyOf(route);
  const known = loading.get(key);
  if (known) return known;
  const fresh = loadScreen(route);
  loading.set(key, fresh);
  fresh.then(
    (screen) => loading.get(key) === fresh && loaded.set(key, screen),
    () => undefined, // told to whoever opens it
  );
  return fresh;
}

/**
 * The component of a page, the same on every visit until it has failed. One that has arrived before it is opened is
 * drawn at once; of another the boundary around it shows that it is on its way.
 */
export function componentOf(route: CatalogueRoute): ComponentType {
  const key = keyOf(route);
  const known = components.get(key);
  if (known) return known;
  const component = loaded.get(key) ?? lazy(async () => ({ default: await screenOf(route) }));
  components.set(key, component);
  return component;
}

/** After a failure: the next attempt starts from the manifest. */
export function forgetScreen(route: CatalogueRoute): void {
  loading.delete(keyOf(route));
  loaded.delete(keyOf(route));
  components.delete(keyOf(route));
  forgetRemote(route.remote, route.entry);
}

/** Fetches a page that is about to be opened; undefined where there is none. A failure is told when it is opened. */
export async function prefetchScreen(path: string): Promise<Screen | undefined> {
  const route = catalogueOf(registryState().document).routes.get(path);
  if (!route) return undefined;
  const isFirst = !loading.has(keyOf(route));
  try {
    return await screenOf(route);
  } catch {
    if (isFirst) forgetScreen(route);
    return undefined;
  }
}
