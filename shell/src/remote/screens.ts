import { lazy, type LazyExoticComponent } from 'react';
import type { Screen } from '@depot/remote-kit';
import { screenTimeout } from '../federation/limits.js';
import { forgetRemote, loadRemoteManifest } from '../federation/loadRemoteManifest.js';
import type { CatalogueRoute } from '../registry/catalogue.js';
import { within } from './within.js';

/** Visited screens draw at once, without a skeleton in between. */
const visited = new Map<string, LazyExoticComponent<Screen>>();

async function loadScreen({ remote, entry, path }: CatalogueRoute): Promise<{ default: Screen }> {
  const manifest = await loadRemoteManifest(remote, entry);
  const screen = await manifest.routes.find((route) => route.path === path)?.screen();
  if (typeof screen !== 'function' && typeof screen !== 'object') throw new Error(`${remote} has no screen for ${path}.`);
  return { default: screen };
}

/** The lazy component of a page: the same on every visit, until it has failed. */
export function lazyScreen(route: CatalogueRoute): LazyExoticComponent<Screen> {
  const known = visited.get(route.path);
  if (known) return known;
  const screen = lazy(() => within(screenTimeout, loadScreen(route), `${route.remote} did not come in time.`));
  visited.set(route.path, screen);
  return screen;
}

/** After a failure: the next attempt starts from the manifest. */
export function forgetScreen({ path, remote }: CatalogueRoute): void {
  visited.delete(path);
  forgetRemote(remote);
}
