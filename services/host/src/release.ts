import type { Config } from '@depot/node-config';
import { readArtefact, ReleaseService } from '@depot/service-deployments';
import { createHost } from './host.js';

/**
 * Registers built versions, each named `mf-orders@1.2.0`, and gives them to every user. Answers what is live now.
 * Their files must be in REMOTES_FOLDER; a version that is registered already is only made live.
 */
export async function release(config: Config, names: readonly string[]): Promise<string[]> {
  const { REMOTES_FOLDER: folder } = config;
  if (folder === undefined) throw new Error('REMOTES_FOLDER must name the folder with the built versions.');
  const app = await createHost({ ...config, LOG_LEVEL: 'error' });
  try {
    const releases = app.get(ReleaseService, { strict: false });
    for (const name of names) {
      const [remote = '', version = ''] = name.split('@');
      const artefact = await readArtefact(folder, '/remotes', remote, version);
      await releases.publish(artefact, 'release');
      await releases.promote(remote, version, 'release');
    }
  } finally {
    await app.close();
  }
  return [...names];
}
