import type { QueryRunner } from 'typeorm';
import { type Migration, migrationsInOrder } from './migration.js';
import { type ConnectionSource, exclusively } from './migration-lock.js';
import { runSteps } from './run-steps.js';
import { SchemaQueries } from './schema-queries.js';
import { type StepRecord, StepRecords } from './step-records.js';

/** The database has been changed by a newer version of the program, which this one must not touch. */
export class NewerSchema extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database has a newer schema than this version of Depot knows (${names.join(', ')}). ` +
        'Start the newer version, or take its migrations back with it first.',
    );
    this.name = 'NewerSchema';
  }
}

/**
 * Brings the schema to what the lists say, and returns the names of what was applied. Whatever step a process before
 * was killed at, in whichever direction, is where this one goes on.
 */
export async function migrate(
  connections: ConnectionSource,
  lists: readonly (readonly Migration[])[],
): Promise<string[]> {
  const wanted = migrationsInOrder(lists);
  if (await isDone(connections, wanted)) return [];
  return exclusively(connections, async (runner) => {
    await finishTakingBack(runner, wanted);
    return applyMissing(runner, wanted);
  });
}

/** Takes the newest `count` migrations back, newest first, and returns their names. */
export async function rollBack(
  connections: ConnectionSource,
  lists: readonly (readonly Migration[])[],
  count: number,
): Promise<string[]> {
  const known = migrationsInOrder(lists);
  return exclusively(connections, async (runner) => {
    const taken = await finishTakingBack(runner, known);
    await finishApplying(runner, known);
    const applied = new Set(await new StepRecords(runner).applied());
    const newest = known
      .filter(({ name }) => applied.has(name))
      .slice(-Math.max(count - taken.length, 0))
      .reverse();
    for (const migration of newest) await restock(runner, migration);
    return [...taken, ...newest.map(({ name }) => name)];
  });
}

/** Whoever finds nothing to do waits for nobody: a backup, say, keeps the schema as it is for as long as it takes. */
async function isDone(connections: ConnectionSource, wanted: readonly Migration[]): Promise<boolean> {
  const runner = connections.createQueryRunner();
  try {
    if (!(await new SchemaQueries(runner).hasTable('schema_step'))) return false;
    const records = new StepRecords(runner);
    const applied = new Set(await records.applied());
    const isWhole = ({ migration, direction }: StepRecord) => direction === 'up' && applied.has(migration);
    return (
      applied.size === wanted.length &&
      wanted.every(({ name }) => applied.has(name)) &&
      (await records.steps()).every(isWhole)
    );
  } finally {
    await runner.release();
  }
}

async function applyMissing(runner: QueryRunner, wanted: readonly Migration[]): Promise<string[]> {
  const records = new StepRecords(runner);
  const [applied, made] = [new Set(await records.applied()), await records.steps()];
  const missing = wanted.filter(({ name }) => !applied.has(name));
  for (const migration of missing) {
    await runSteps(runner, migration, 'up', made);
    await records.migrationApplied(migration.name);
  }
  return missing.map(({ name }) => name);
}

/** Whoever was killed while applying has left steps of a migration that is not in the history. */
async function finishApplying(runner: QueryRunner, known: readonly Migration[]): Promise<void> {
  const begun = new Set((await new StepRecords(runner).steps()).map(({ migration }) => migration));
  const applied = new Set(await new StepRecords(runner).applied());
  const upTo = known.findLastIndex(({ name }) => begun.has(name) && !applied.has(name));
  await applyMissing(runner, known.slice(0, upTo + 1));
}

/**
 * Whoever was killed while taking back has left steps of that direction. Returns the names of what is now taken back.
 */
async function finishTakingBack(runner: QueryRunner, known: readonly Migration[]): Promise<string[]> {
  const records = new StepRecords(runner);
  await records.prepare();
  const steps = await records.steps();
  assertNotNewer([...(await records.applied()), ...steps.map(({ migration }) => migration)], known);
  const begun = new Set(steps.filter(({ direction }) => direction === 'down').map(({ migration }) => migration));
  const unfinished = known.filter(({ name }) => begun.has(name)).reverse();
  for (const migration of unfinished) await restock(runner, migration);
  return unfinished.map(({ name }) => name);
}

async function restock(runner: QueryRunner, migration: Migration): Promise<void> {
  const records = new StepRecords(runner);
  await runSteps(runner, migration, 'down', await records.steps());
  await records.migrationTakenBack(migration.name);
}

function assertNotNewer(applied: readonly string[], known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...new Set(applied)].filter((name) => !names.has(name));
  if (unknown.length > 0) throw new NewerSchema(unknown);
}
