import type { RegistryEntry, RemoteManifest, ScreenGuides } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';
import { addNamespace } from '@depot/i18n';
import type { Screen } from '@depot/remote-kit';
import { LoadFailure } from '../load/LoadFailure.js';
import { isRemoteKnown, loadRemoteManifest } from '../load/loadRemoteManifest.js';
import type { CatalogueBackgroundWidget, CatalogueRoute } from '../registry/catalogue.js';
import { recordMetric } from '../telemetry/queue.js';
import { reportThrown } from '../telemetry/thrownErrors.js';
import { readManifestTime, screenTimeout } from '../verify/fetchGuarded.js';
import { waitForRepairs } from '../verify/integrity.js';

async function findScreen({ remote, entry, path }: CatalogueRoute, manifest: RemoteManifest<Screen>): Promise<Screen> {
  try {
    const route = manifest.routes.find((known) => known.path === path);
    const [screen] = await Promise.all([
      route?.screen(),
      addNamespace(remote, manifest.locales, entry.metadata.version),
    ]);
    if (typeof screen !== 'function' && typeof screen !== 'object')
      throw new Error(`${remote} has no screen for ${path}.`);
    return screen;
  } catch (error) {
    throw new LoadFailure('Screen', error);
  }
}

/** Milliseconds of the phases of a load: the manifest, the code that it names, and the screen itself. */
function recordTimes(remote: string, entry: RegistryEntry, isFirst: boolean, begin: number, loaded: number): void {
  const owner = { remote, version: entry.metadata.version };
  const end = performance.now();
  const manifest = readManifestTime(entry.url);
  if (isFirst && manifest !== undefined) {
    recordMetric({ ...owner, figure: 'msManifest', value: Math.round(manifest) });
    recordMetric({ ...owner, figure: 'msEntry', value: Math.round(Math.max(0, loaded - begin - manifest)) });
  }
  recordMetric({ ...owner, figure: 'msScreen', value: Math.round(end - loaded) });
  recordMetric({ ...owner, figure: 'msLoad', value: Math.round(end - begin) });
  recordMetric({ ...owner, figure: 'load' });
}

async function load(route: CatalogueRoute): Promise<Screen> {
  const { remote, entry } = route;
  const begin = performance.now();
  const isFirst = !isRemoteKnown(remote, entry);
  const manifest = await loadRemoteManifest(remote, entry);
  const loaded = performance.now();
  const screen = await findScreen(route, manifest);
  recordTimes(remote, entry, isFirst, begin, loaded);
  return screen;
}

/** Stage at which an aborted load was stuck. */
const findStuckFile = ({ url }: RegistryEntry) => (readManifestTime(url) === undefined ? 'Manifest' : 'Entry');

/** Loads within the timeout. A corrupt file in the browser's cache is fetched again, and its load is retried once. */
function loadInTime<T>(remote: string, load: () => Promise<T>): Promise<T> {
  const tryLoad = () => limitTime(screenTimeout, load(), `${remote} did not come in time.`);
  return tryLoad().catch(async (error: unknown) => {
    if (await waitForRepairs()) return tryLoad();
    throw error;
  });
}

/** The component of a page, within the time. How it went is recorded for operations. */
export async function loadScreen(route: CatalogueRoute): Promise<Screen> {
  const { remote, entry } = route;
  try {
    return await loadInTime(remote, () => load(route));
  } catch (error) {
    const failure = error instanceof LoadFailure ? error : new LoadFailure(findStuckFile(entry), error);
    recordMetric({ remote, version: entry.metadata.version, figure: failure.figure });
    reportThrown({ remote, version: entry.metadata.version }, failure);
    throw failure;
  }
}

/** Rejects if the work takes longer than the timeout. The work itself cannot be cancelled. */
function limitTime<T>(milliseconds: number, work: Promise<T>, complaint: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(complaint)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The component of a background widget with its texts, within the time. */
export function loadBackgroundWidget({ remote, entry }: CatalogueBackgroundWidget): Promise<Screen> {
  return loadInTime(remote, async () => {
    const { attendant, locales } = await loadRemoteManifest(remote, entry);
    if (!attendant) throw new Error(`${remote} has no background widget.`);
    const [part] = await Promise.all([attendant.part(), addNamespace(remote, locales, entry.metadata.version)]);
    return part;
  });
}

/** Guides of a remote's screens by path, within the timeout; empty if its version has none. */
export function loadScreenGuides(
  { remote, entry }: Pick<CatalogueRoute, 'remote' | 'entry'>,
  language: Language,
): Promise<ScreenGuides> {
  return loadInTime(remote, async () => {
    const { guide } = await loadRemoteManifest(remote, entry);
    return guide ? (await guide[language]()).default : {};
  });
}
