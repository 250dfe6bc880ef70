/**
 * Run as a process of its own before the services start: brings the schema up to date, registers the built shell and
 * the built remotes that its first argument names (a list as JSON), makes in demo mode on an empty database the demo's
 * tenants and accounts, and writes a token that releases them into the file that its second argument names.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellName } from '@depot/contracts/deployments';
import { DomainError, translate } from '@depot/contracts/errors';
import { IDENTITY_PORT } from '@depot/contracts/identity';
import { loadConfig } from '@depot/node-config';
import { runInContext } from '@depot/node-context';
import {
  ArtefactFolder,
  readArtefact,
  ReleaseProduct,
  ReleaseService,
  ReleaseTokenService,
  ServedShells,
} from '@depot/service-deployments';
import { createHost } from '@depot/service-host';
import { createDemoTenants } from '../demo/create-tenants.mjs';
import { builtRemote } from '../release/artefact.mjs';
import { attempt, notice } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

const who = 'npm start';

/**
 * Gives all users the new versions, together with the shell of this product. Where they do not go with remotes that
 * come from elsewhere, users keep what they have, and the product starts with that.
 */
async function register(app, remotes) {
  const artefacts = [];
  for (const remote of remotes) {
    const { version, files } = await builtRemote(join(root, remote));
    artefacts.push(await readArtefact(remote, version, files));
  }
  try {
    await app.get(ReleaseProduct, { strict: false }).execute(artefacts, who);
  } catch (error) {
    const released = await app.get(ReleaseService, { strict: false }).list(undefined);
    const hasUsers = released.some(({ remote, traffic }) => remote !== shellName && traffic > 0);
    if (!(error instanceof DomainError) || !hasUsers) throw error;
    console.log(`${notice}The new versions are not released. ${translate(error.localizedMessage, 'gb', error.values)}`);
  }
  const folder = app.get(ArtefactFolder, { strict: false });
  for (const { release } of artefacts) await folder.fill(release.remote, release.version);
}

/** A new one at each start: the one from before ends. Without any tenant there is no log that could tell of it. */
async function writeToken(app, remotes, file) {
  const tokens = app.get(ReleaseTokenService, { strict: false });
  for (const { id, name } of await tokens.list()) if (name === who) await tokens.end(id);
  const tenants = await app.get(IDENTITY_PORT, { strict: false }).allTenants();
  if (tenants.length === 0 || remotes.length === 0) return writeFile(file, '', { mode: 0o600 });
  const tenantId = Math.min(...tenants.map(({ id }) => id));
  const request = { name: who, remotes: [...remotes, shellName] };
  const { token } = await runInContext({ tenantId }, () => tokens.create(request, who));
  return writeFile(file, token, { mode: 0o600 });
}

await attempt(async () => {
  const config = loadConfig(process.env);
  const remotes = JSON.parse(process.argv[2]);
  const tokenFile = process.argv[3];
  const app = await createHost(config);
  try {
    await app.get(ServedShells, { strict: false }).removeOthers();
    await register(app, remotes);
    if (config.DEPOT_MODE === 'demo') await createDemoTenants(app);
    if (tokenFile) await writeToken(app, remotes, tokenFile);
  } finally {
    await app.close();
  }
});
