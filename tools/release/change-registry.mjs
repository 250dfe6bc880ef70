/** Run as a process of its own with the product's environment: writes `{ remote, version }` or `{ remote, split }` into the registry. */
import { loadConfig } from '@depot/node-config';
import { ReleaseService, readArtefact } from '@depot/service-deployments';
import { createHost } from '@depot/service-host';
import { attempt } from '../say/attempt.mjs';

const who = 'release';

await attempt(async () => {
  const config = loadConfig(process.env);
  const app = await createHost(config);
  try {
    const releases = app.get(ReleaseService, { strict: false });
    const { remote, version, split } = JSON.parse(process.argv[2]);
    if (version) await releases.publish(await readArtefact(config.REMOTES_FOLDER, '/remotes', remote, version), who);
    else await releases.split(remote, split, who);
  } finally {
    await app.close();
  }
});
