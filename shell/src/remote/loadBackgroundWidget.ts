import { addNamespace } from '@depot/i18n';
import type { Screen } from '@depot/remote-kit';
import { screenTimeout } from '../federation/limits.js';
import { loadRemoteManifest } from '../federation/loadRemoteManifest.js';
import type { CatalogueBackgroundWidget } from '../registry/catalogue.js';
import { within } from './within.js';

/** The component of an attendant with its texts, within the time. */
export function loadBackgroundWidget({ remote, entry }: CatalogueBackgroundWidget): Promise<Screen> {
  return within(screenTimeout, load(), `${remote} did not come in time.`);

  async function load(): Promise<Screen> {
    const { attendant, locales } = await loadRemoteManifest(remote, entry);
    if (!attendant) throw new Error(`${remote} has no attendant.`);
    const [part] = await Promise.all([attendant.part(), addNamespace(remote, locales, entry.metadata.version)]);
    return part;
  }
}
