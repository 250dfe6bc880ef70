import type { DataSource, QueryRunner } from 'typeorm';
import { inOrder, type Migration, type MigrationStep } from './migration.js';

/** Seconds to wait for another process that is migrating the same database. */
const lockPatience = 120;

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

/** Brings the schema to what the lists say, and answers the names of what was applied. */
export async function migrate(dataSource: DataSource, lists: readonly (readonly Migration[])[]): Promise<string[]> {
  const wanted = inOrder(lists);
  return exclusively(dataSource, async (runner) => {
    const applied = new Set(await history(runner));
    refuseNewer(applied, wanted);
    const missing = wanted.filter(({ name }) => !applied.has(name));
    for (const migration of missing) {
      await runSteps(runner, migration.name, migration.up);
      await runner.query('INSERT INTO schema_history (name, applied_at) VALUES (?, ?)', [migration.name, Date.now()]);
    }
    return missing.map(({ name }) => name);
  });
}

/** Takes the newest `count` migrations back, newest first, and answers their names. */
export async function rollBack(dataSource: DataSource, lists: readonly (readonly Migration[])[], count: number): Promise<string[]> {
  const known = inOrder(lists);
  return exclusively(dataSource, async (runner) => {
    const applied = await history(runner);
    refuseNewer(new Set(applied), known);
    const newest = known
      .filter(({ name }) => applied.includes(name))
      .slice(-count)
      .reverse();
    for (const migration of newest) {
      await runSteps(runner, migration.name, migration.down);
      await runner.query('DELETE FROM schema_history WHERE name = ?', [migration.name]);
    }
    return newest.map(({ name }) => name);
  });
}

function refuseNewer(applied: ReadonlySet<string>, known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !names.has(name));
  if (unknown.length > 0) throw new NewerSchema(unknown);
}

async function history(runner: QueryRunner): Promise<string[]> {
  await runner.query('CREATE TABLE IF NOT EXISTS schema_history (name VARCHAR(190) NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL)');
  const rows = (await runner.query('SELECT name FROM schema_history')) as { name: string }[];
  return rows.map(({ name }) => name);
}

async function runSteps(runner: QueryRunner, name: string, steps: readonly MigrationStep[]): Promise<void> {
  try {
    for (const step of steps) {
      if (typeof step === 'string') await runner.query(step);
      else await step((sql) => runner.query(sql));
    }
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Several processes may start at once; one migrates, the others wait and find the work done. */
async function exclusively<T>(dataSource: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    const sql = `SELECT GET_LOCK(CONCAT('depot.migrate.', DATABASE()), ${lockPatience}) AS got`;
    const rows = (await runner.query(sql)) as { got: number | null }[];
    if (rows[0]?.got !== 1) throw new Error('Another process has been migrating this database for too long.');
    try {
      return await work(runner);
    } finally {
      await runner.query(`SELECT RELEASE_LOCK(CONCAT('depot.migrate.', DATABASE()))`);
    }
  } finally {
    await runner.release();
  }
}
