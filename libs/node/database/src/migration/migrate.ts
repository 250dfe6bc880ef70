import type { QueryRunner } from 'typeorm';
import { type Migration, sortMigrations } from './migration.js';
import { type ConnectionSource, runExclusively } from './migration-lock.js';
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
 * Migrates the schema to the wanted lists and returns the names of the applied migrations. Continues at the step where
 * a previous process was killed, in either direction.
 */
export async function migrate(
  connections: ConnectionSource,
  lists: readonly (readonly Migration[])[],
): Promise<string[]> {
  const wanted = sortMigrations(lists);
  if (await isDone(connections, wanted)) return [];
  return runExclusively(connections, async (runner) => {
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
  const known = sortMigrations(lists);
  return runExclusively(connections, async (runner) => {
    const taken = await finishTakingBack(runner, known);
    await finishApplying(runner, known);
    const applied = new Set(await new StepRecords(runner).listApplied());
    const newest = known
      .filter(({ name }) => applied.has(name))
      .slice(-Math.max(count - taken.length, 0))
      .reverse();
    for (const migration of newest) await takeBack(runner, migration);
    return [...taken, ...newest.map(({ name }) => name)];
  });
}

/**
 * A process without pending migrations must not wait for the lock: a backup, for example, holds the schema for a long
 * time.
 */
async function isDone(connections: ConnectionSource, wanted: readonly Migration[]): Promise<boolean> {
  const runner = connections.createQueryRunner();
  try {
    if (!(await new SchemaQueries(runner).hasTable('schema_step'))) return false;
    const records = new StepRecords(runner);
    const applied = new Set(await records.listApplied());
    const isWhole = ({ migration, direction }: StepRecord) => direction === 'up' && applied.has(migration);
    return (
      applied.size === wanted.length &&
      wanted.every(({ name }) => applied.has(name)) &&
      (await records.listSteps()).every(isWhole)
    );
  } finally {
    await runner.release();
  }
}

async function applyMissing(runner: QueryRunner, wanted: readonly Migration[]): Promise<string[]> {
  const records = new StepRecords(runner);
  const [applied, made] = [new Set(await records.listApplied()), await records.listSteps()];
  const missing = wanted.filter(({ name }) => !applied.has(name));
  for (const migration of missing) {
    await runSteps(runner, migration, 'up', made);
    await records.recordApplied(migration.name);
  }
  return missing.map(({ name }) => name);
}

/** Finishes a migration that a killed process applied in part: its steps are recorded, but it is not in the history. */
async function finishApplying(runner: QueryRunner, known: readonly Migration[]): Promise<void> {
  const begun = new Set((await new StepRecords(runner).listSteps()).map(({ migration }) => migration));
  const applied = new Set(await new StepRecords(runner).listApplied());
  const upTo = known.findLastIndex(({ name }) => begun.has(name) && !applied.has(name));
  await applyMissing(runner, known.slice(0, upTo + 1));
}

/**
 * Finishes a migration that a killed process took back in part. Returns the names of the migrations that are taken back
 * now.
 */
async function finishTakingBack(runner: QueryRunner, known: readonly Migration[]): Promise<string[]> {
  const records = new StepRecords(runner);
  await records.createTables();
  const steps = await records.listSteps();
  assertNotNewer([...(await records.listApplied()), ...steps.map(({ migration }) => migration)], known);
  const begun = new Set(steps.filter(({ direction }) => direction === 'down').map(({ migration }) => migration));
  const unfinished = known.filter(({ name }) => begun.has(name)).reverse();
  for (const migration of unfinished) await takeBack(runner, migration);
  return unfinished.map(({ name }) => name);
}

async function takeBack(runner: QueryRunner, migration: Migration): Promise<void> {
  const records = new StepRecords(runner);
  await runSteps(runner, migration, 'down', await records.listSteps());
  await records.recordTakenBack(migration.name);
}

function assertNotNewer(applied: readonly string[], known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...new Set(applied)].filter((name) => !names.has(name));
  if (unknown.length > 0) throw new NewerSchema(unknown);
}
