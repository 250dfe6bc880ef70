import { lazy, type LazyExoticComponent } from 'react';
import { addNamespace } from '@depot/i18n';
import type { Screen } from '@depot/remote-kit';
import { screenTimeout } from '../federation/limits.js';
import { forgetRemote, loadRemoteManifest } from '../federation/loadRemoteManifest.js';
import { catalogueOf, type CatalogueRoute } from '../registry/catalogue.js';
import { registryState } from '../registry/registry.js';
import { within } from './within.js';

type Loaded = { default: Screen };

/** Loaded or loading, by path: a visited screen draws at once. */
const loading = new Map<string, Promise<Loaded>>();
const components = new Map<string, LazyExoticComponent<Screen>>();

async function loadScreen({ remote, entry, path }: CatalogueRoute): Promise<Loaded> {
  const manifest = await loadRemoteManifest(remote, entry);
  const route = manifest.routes.find((known) => known.path === path);
  const [screen] = await Promise.all([route?.screen(), addNamespace(remote, manifest.locales)]);
  if (typeof screen !== 'function' && typeof screen !== 'object') throw new Error(`${remote} has no screen for ${path}.`);
  return { default: screen };
}

function screenOf(route: CatalogueRoute): Promise<Loaded> {
  const known = loading.get(route.path);
  if (known) return known;
  const fresh = within(screenTimeout, loadScreen(route), `${route.remote} did not come in time.`);
  loading.set(route.path, fresh);
  return fresh;
}

/** The lazy component of a page: the same on every visit, until it has failed. */
export function lazyScreen(route: CatalogueRoute): LazyExoticComponent<Screen> {
  const known = components.get(route.path);
  if (known) return known;
  const component = lazy(() => screenOf(route));
  components.set(route.path, component);
  return component;
}

/** After a failure: the next attempt starts from the manifest. */
export function forgetScreen({ path, remote }: CatalogueRoute): void {
  loading.delete(path);
  components.delete(path);
  forgetRemote(remote);
}

/** Fetches a page that is about to be opened. A failure is told when it is opened. */
export function prefetchScreen(path: string): void {
  const route = catalogueOf(registryState().document).routes.get(path);
  if (!route || loading.has(path)) return;
  screenOf(route).catch(() => forgetScreen(route));
}
