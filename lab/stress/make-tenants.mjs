/**
 * Run as a process of its own before the services start, with their environment: brings the schema up to date and makes
 * the tenants that its first argument names, as JSON: `[{ name, people: [{ as, role, storeOf }] }]`.
 * Prints the same with ids and addresses.
 */
import { IDENTITY_PORT } from '@depot/contracts/identity';
import { loadConfig } from '@depot/node-config';
import { runInContext } from '@depot/node-context';
import { createHost } from '@depot/service-host';
import { attempt } from '../../tools/say/say.mjs';

await attempt(async () => {
  const { tenants, password } = JSON.parse(process.argv[2]);
  const app = await createHost(loadConfig(process.env));
  try {
    const identity = app.get(IDENTITY_PORT, { strict: false });
    for (const tenant of tenants) await make(identity, tenant, password);
    process.stdout.write(`${JSON.stringify(tenants)}\n`);
  } finally {
    await app.close();
  }
});

async function make(identity, tenant, password) {
  tenant.id = await runInContext({}, () => identity.createTenant({ name: tenant.name, timezone: 'America/New_York' }));
  for (const person of tenant.people) {
    const { as, role, storeOf } = person;
    person.name = `${as} of ${tenant.name}`;
    person.username = `${as}@tenant${tenant.id}.test`;
    const storeId = tenant.people.find((other) => other.as === storeOf)?.id;
    person.id = await runInContext({ tenantId: tenant.id }, () =>
      identity.createUser({ name: person.name, role, username: person.username, password, storeId }),
    );
  }
}
