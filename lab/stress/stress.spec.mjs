import { expect, jest, test } from '@jest/globals';
import { keptByKeys, plantedFaults } from './planted-faults.mjs';
import { brokenRows } from './rules/invariants.mjs';
import { stockRules } from './rules/stock-rules.mjs';
import { tradeRules } from './rules/trade-rules.mjs';
import { stress } from './stress.mjs';

// Starts the product, sends hundreds of commands and kills its processes.
jest.setTimeout(600_000);

/** Another order of commands each time it is asked for: `STRESS_SEED=12 npm run jest -- lab/stress`. */
const seed = Number(process.env.STRESS_SEED ?? 11);

/** Violations in the rows that the transaction sees. */
async function found(connection, run) {
  const faults = await brokenRows(connection, { ...run, memory: new Map(run.memory) });
  return faults.map(({ what }) => what);
}

/** Planted faults that no rule noticed, each with the rules that noticed something. */
async function unnoticed(connection, run) {
  const [busy, quiet] = run.parties.map(({ tenant }) => tenant.id);
  // The faults strike where the database itself would not let them.
  await connection.query('SET SESSION foreign_key_checks = 0, check_constraint_checks = 0');
  const missed = [];
  for (const [rule, statements] of plantedFaults) {
    await connection.beginTransaction();
    const affected = [];
    for (const sql of statements) affected.push((await connection.query(sql, { busy, quiet }))[0].affectedRows);
    const noticed = await found(connection, run);
    await connection.rollback();
    if (!noticed.includes(rule)) missed.push({ rule, affected, noticed });
  }
  return missed;
}

/** Goes on until every kind of row is there that a rule speaks of, however the dice fell. */
async function untilEverythingHappened({ witnesses: [witness], memory, parties }, connection) {
  const { book } = witness.client;
  while (witness.credited === 0) await witness.giveBack();
  while (book.paid.size === 0) await witness.pay();
  while (!witness.orders.some(({ status, left }) => status === 'OUTBOUND' && left.length > 0)) await witness.outbound();
  // this check records the payments since the last one
  expect(await brokenRows(connection, { parties, memory })).toEqual([]);
}

test('each rule about rows has a fault that it must notice', () => {
  const named = new Set([...plantedFaults.map(([rule]) => rule), ...keptByKeys]);
  expect([...stockRules, ...tradeRules].map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

/** The gate makes a shorter run, with one kill. */
const [commands, killed] = process.env.DEPOT_GATE
  ? [200, { serviceKilled: 1 }]
  : [600, { serviceKilled: 1, databaseKilled: 1 }];
const kills = Object.keys(killed).length;

// Servers are started one after the other, and killed.
test('commands of parallel clients have one effect each, whatever is killed; each rule notices its fault', async () => {
  let missed;
  const options = { commands, clients: 8, kills, seed };
  const {
    faults,
    done,
    kills: happened,
    checks,
    lost,
  } = await stress(options, {
    onEnd: async (connection, run) => {
      if (run.found.length > 0) return;
      await untilEverythingHappened(run, connection);
      missed = await unnoticed(connection, run);
    },
  });
  expect(faults).toEqual([]);
  expect(done).toBeGreaterThanOrEqual(commands);
  expect({ happened, checks }).toEqual({ happened: killed, checks: kills });
  expect(lost).toBeGreaterThan(0);
  expect(missed).toEqual([]);
});
