import type { Role } from '@depot/contracts/permissions';
import type { TestApp, TestClient } from '@depot/node-testing';
import { clientsOf } from '@depot/service-testing/product-app';
import type { Trade } from '@depot/service-testing/trade';
import type { Ids } from './ids.js';
import { oneOfEverything } from './one-of-everything.js';

/** In every answer to a stranger these would betray the other tenant. */
const word = 'Quokka';
/** The victim's ids start here in every table, and the stranger's at 1, so that a number shows its owner. */
const firstOfVictim = 5000;

export interface TwoTenants {
  stranger: Trade;
  victim: Trade;
  clients: Record<Role, TestClient>;
  own: Ids;
  foreign: Ids;
  victimId: number;
  /** Text that only the victim's things contain. */
  betrayals: readonly string[];
}

export async function twoTenants(app: TestApp): Promise<TwoTenants> {
  const stranger = await oneOfEverything(app, 'Wombat');
  await startIdsAt(app, firstOfVictim);
  await app.database.dataSource.query(
    'INSERT INTO number_series (tenant_id, series, last) SELECT ?, series, ? FROM number_series',
    [firstOfVictim, firstOfVictim - 1],
  );
  const victim = await oneOfEverything(app, word);
  const victimId = victim.tenant.tenantId;
  const labels = await labelsOf(app, victimId);
  return {
    stranger,
    victim,
    clients: clientsOf(app, stranger.tenant),
    own: { first: 1, labels: await labelsOf(app, stranger.tenant.tenantId) },
    foreign: { first: firstOfVictim, labels },
    victimId,
    betrayals: [word, `@${victimId}.test`],
  };
}

async function startIdsAt(app: TestApp, first: number): Promise<void> {
  const tables = await app.database.dataSource.query<{ name: string }[]>(
    `SELECT table_name name FROM information_schema.columns WHERE table_schema = DATABASE() AND extra LIKE '%auto_increment%'`,
  );
  for (const { name } of tables)
    await app.database.dataSource.query(`ALTER TABLE \`${name}\` AUTO_INCREMENT = ${first}`);
}

async function labelsOf(app: TestApp, tenantId: number): Promise<string[]> {
  const rows = await app.database.dataSource.query<{ label: string }[]>(
    'SELECT qr_value label FROM inventory_unit WHERE tenant_id = ? AND qr_value IS NOT NULL ORDER BY id',
    [tenantId],
  );
  return rows.map(({ label }) => label);
}
