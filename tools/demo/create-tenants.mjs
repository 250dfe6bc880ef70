import { IDENTITY_PORT } from '@depot/contracts/identity';
import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { signingInStore } from './build/build-files.mjs';
import { password, tenants } from './tenants.mjs';

/** Makes the demo's tenants and accounts, all or nothing, in a database that has no tenant yet. */
export async function createDemoTenants(app) {
  const db = app.get(Db, { strict: false });
  const identity = app.get(IDENTITY_PORT, { strict: false });
  const known = await db.unscoped('the demo goes into an empty database only').query('SELECT id FROM tenant LIMIT 1');
  if (known.length > 0) return;
  await runInContext({}, () =>
    db.transaction(async () => {
      for (const tenant of tenants) {
        const tenantId = await identity.createTenant({ name: tenant.name, timezone: tenant.timezone });
        await runInContext({ tenantId }, () => createAccounts(identity, tenant));
      }
    }),
  );
}

async function createAccounts(identity, tenant) {
  const { store, viewer, ...staff } = tenant.accounts;
  for (const account of Object.values(staff)) await identity.createUser({ ...account, password });
  const { name, row } = signingInStore(tenant);
  const wholesalePrice = row['Wholesale price'] === 'Yes';
  const storeId = await identity.createUser({ ...store, name, wholesalePrice, password });
  if (viewer) await identity.createUser({ ...viewer, storeId, password });
}
