/**
 * Run as a process of its own with the product's environment. DEPOT_NEW_TENANT has the tenant; arguments could be read
 * by others.
 */
import { IDENTITY_PORT } from '@depot/contracts/identity';
import { loadConfig } from '@depot/node-config';
import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { createHost } from '@depot/service-host';
import { attempt } from '../say/say.mjs';

await attempt(async () => {
  const { name, timezone, adminName, username, password } = JSON.parse(process.env.DEPOT_NEW_TENANT);
  const app = await createHost(loadConfig(process.env));
  try {
    const identity = app.get(IDENTITY_PORT, { strict: false });
    await app.get(Db, { strict: false }).transaction(async () => {
      const tenantId = await runInContext({}, () => identity.createTenant({ name, timezone }));
      await runInContext({ tenantId }, () =>
        identity.createUser({ name: adminName, role: 'ADMIN', username, password }),
      );
    });
  } finally {
    await app.close();
  }
});
