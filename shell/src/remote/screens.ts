import { lazy, type LazyExoticComponent } from 'react';
import type { Screen } from '@depot/remote-kit';
import { forgetRemote } from '../federation/loadRemoteManifest.js';
import { catalogueOf, type CatalogueRoute } from '../registry/catalogue.js';
import { registryState } from '../registry/registry.js';
import { loadScreen } from './loadScreen.js';

type Loaded = { default: Screen };

/** Loaded or loading, by version and path: a visited screen draws at once. */
const loading = new Map<string, Promise<Loaded>>();
const components = new Map<string, LazyExoticComponent<Screen>>();

const keyOf = ({ entry, path }: CatalogueRoute): string => `${entry.metadata.version}/${path}`;

function screenOf(route: CatalogueRoute): Promise<Loaded> {
  const known = loading.get(keyOf(route));
  if (known) return known;
  const fresh = loadScreen(route).then((screen) => ({ default: screen }));
  loading.set(keyOf(route), fresh);
  return fresh;
}

/** The lazy component of a page: the same on every visit, until it has failed. */
export function lazyScreen(route: CatalogueRoute): LazyExoticComponent<Screen> {
  const known = components.get(keyOf(route));
  if (known) return known;
  const component = lazy(() => screenOf(route));
  components.set(keyOf(route), component);
  return component;
}

/** After a failure: the next attempt starts from the manifest. */
export function forgetScreen(route: CatalogueRoute): void {
  loading.delete(keyOf(route));
  components.delete(keyOf(route));
  forgetRemote(route.remote, route.entry);
}

/** Fetches a page that is about to be opened. A failure is told when it is opened. */
export function prefetchScreen(path: string): void {
  const route = catalogueOf(registryState().document).routes.get(path);
  if (!route || loading.has(keyOf(route))) return;
  screenOf(route).catch(() => forgetScreen(route));
}
