import { join } from 'node:path';
import { password } from '../../../tools/demo/tenants.mjs';
import { mustRun } from '../../../tools/process/run-command.mjs';
import { root } from '../../../tools/workspace-root.mjs';
import { seedTrade } from '../seed.mjs';

const roles = { admin: 'ADMIN', manager: 'WAREHOUSE_ADMIN', store: 'STORE' };
const people = Object.entries(roles).map(([as, role]) => ({ as, role }));

/** Makes so many distributors in a database that is prepared; of each the user names of its people. */
export async function makeDistributors(env, count) {
  const tenants = Array.from({ length: count }, (_, at) => ({ name: `Distributor ${at + 1}`, people }));
  const lines = [];
  const program = join(root, 'lab/stress/make-tenants.mjs');
  await mustRun([process.execPath, program, JSON.stringify({ tenants, password })], {
    cwd: root,
    env,
    onLine: (text) => lines.push(text),
  });
  const made = JSON.parse(lines.at(-1));
  return made.map((tenant) => Object.fromEntries(tenant.people.map(({ as, username }) => [as, username])));
}

/** Gives each the same goods and past orders; what the load needs of each. */
export async function seedAll(origin, distributors, { products, orders }) {
  const all = [];
  for (const usernames of distributors) all.push(await seedTrade(origin, { products, orders }, usernames));
  return all;
}
