import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { RECONCILIATION_PORT, type ReconciliationPort } from '@depot/contracts/inventory';
import type { Config } from '@depot/node-config';
import { runInContext } from '@depot/node-context';
import { ActivityCheck } from '@depot/node-platform';
import type { INestApplicationContext } from '@nestjs/common';
import { createHost } from './host.js';

/** Migrates the configured database, then lists its inconsistencies, one sentence each. */
export async function checkConsistency(config: Config): Promise<string[]> {
  const app = await createHost({ ...config, LOG_LEVEL: 'error' });
  try {
    return [...(await findStockProblems(app)), ...(await logProblems(app))];
  } finally {
    await app.close();
  }
}

/** Ledger, stock rows, units and bookings of every tenant. */
async function findStockProblems(app: INestApplicationContext): Promise<string[]> {
  const stockReconciliation = app.get<ReconciliationPort>(RECONCILIATION_PORT, { strict: false });
  const tenants = await app.get<IdentityPort>(IDENTITY_PORT, { strict: false }).allTenants();
  const problems: string[] = [];
  for (const { id, name } of tenants) {
    const found = await runInContext({ tenantId: id }, async () => [
      ...(await stockReconciliation.quantityMismatches()),
      ...(await stockReconciliation.productMismatches()),
    ]);
    if (found.length > 0)
      problems.push(
        `${name}: the figures of ${found.length} products disagree (Admin → Mismatch products shows and repairs them).`,
      );
  }
  return problems;
}

async function logProblems(app: INestApplicationContext): Promise<string[]> {
  const { broken } = await app.get(ActivityCheck, { strict: false }).run();
  if (!broken) return [];
  const said = {
    changed: 'was changed after it was written',
    missing: 'is missing',
    cleared: 'and all before it were deleted without a trace',
  };
  return [`The activity log has been altered: no. ${broken.number} ${said[broken.kind]}.`];
}
