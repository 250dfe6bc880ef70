import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CommandFailed, mustRun } from '../process/run-command.mjs';
import { attempt, line, Problem } from '../say/say.mjs';
import { productEnvironment } from '../start/product-environment.mjs';
import { root } from '../workspace-root.mjs';

const usage = 'Usage: npm run tenant -- "Acme Foods" America/New_York "Pat Reed" pat@acme.example';

/** In the product of DATABASE_URL, or in the one that runs here. The password is made up and shown once. */
export async function createTenant([name, timezone, adminName, username, ...rest]) {
  return attempt(async () => {
    if (!username?.includes('@') || rest.length > 0) throw new Problem(usage);
    if (!Intl.supportedValuesOf('timeZone').includes(timezone))
      throw new Problem(`${timezone} is no timezone like America/New_York.`);
    const password = randomBytes(12).toString('base64url');
    await insert({ name, timezone, adminName, username, password }, await productEnvironment());
    line(
      `${name} exists. ${adminName} signs in as ${username} with the password ${password} and should change it at ` +
        `once.`,
    );
  });
}

async function insert(tenant, env) {
  const script = join(import.meta.dirname, 'insert-tenant.mjs');
  try {
    await mustRun([process.execPath, script], {
      cwd: root,
      env: { ...env, LOG_LEVEL: 'error', DEPOT_NEW_TENANT: JSON.stringify(tenant) },
    });
  } catch (error) {
    throw error instanceof CommandFailed ? new Problem(error.output) : error;
  }
}
