/**
 * Run as a process of its own before the services start: brings the schema up to date, registers the remotes named in
 * its argument (`[{ remote, version }]` as JSON) and, in demo mode on an empty database, makes the demo's tenants and accounts.
 */
import { loadConfig } from '@depot/node-config';
import { ReleaseService, readArtefact } from '@depot/service-deployments';
import { createHost } from '@depot/service-host';
import { createDemoTenants } from '../demo/create-tenants.mjs';
import { attempt } from '../say/attempt.mjs';

const who = 'npm start';

async function register(releases, folder, { remote, version }) {
  const isNew = await releases.publish(await readArtefact(folder, '/remotes', remote, version), who);
  // What was built here is what the person wants to see; a version known already stays as ADMIN has left it.
  if (isNew) await releases.promote(remote, version, who);
}

await attempt(async () => {
  const config = loadConfig(process.env);
  const app = await createHost(config);
  try {
    const releases = app.get(ReleaseService, { strict: false });
    for (const release of JSON.parse(process.argv[2])) await register(releases, config.REMOTES_FOLDER, release);
    if (config.DEPOT_MODE === 'demo') await createDemoTenants(app);
  } finally {
    await app.close();
  }
});
