import type { QueryRunner } from 'typeorm';
import { retryWhileBusy } from './between-others.js';
import type { Migration, MigrationStep, RowsStep, SchemaStep } from './migration.js';
import { SchemaQueries } from './schema-queries.js';
import { type Direction, hashStep, type StepPlace, type StepRecord, StepRecords } from './step-records.js';

/** Runs the remaining steps of a migration. Each is recorded, so that the next process continues after a kill. */
export async function runSteps(
  runner: QueryRunner,
  migration: Migration,
  direction: Direction,
  made: readonly StepRecord[],
): Promise<void> {
  const records = new StepRecords(runner);
  for (const [index, step] of migration[direction].entries()) {
    const place = { migration: migration.name, direction, number: index + 1 };
    const record = made.find((candidate) => isSameStep(candidate, place));
    if (record?.isFinished) assertSameStep(record, step);
    else await explainFailure(place, step, () => runStep(runner, records, place, step));
  }
}

function isSameStep(record: StepRecord, { migration, direction, number }: StepPlace): boolean {
  return record.migration === migration && record.direction === direction && record.number === number;
}

/** Steps from two versions of one migration would add up to a schema that no test has covered. */
function assertSameStep(record: StepRecord, step: MigrationStep): void {
  if (record.hash === hashStep(step)) return;
  throw new Error(
    `Step ${record.number} of the migration ${record.migration} was run as another version of Depot has it. ` +
      'Start that version, which finishes the migration, or restore the backup from before.',
  );
}

async function runStep(runner: QueryRunner, records: StepRecords, place: StepPlace, step: MigrationStep) {
  await records.begin(place, step);
  await retryWhileBusy(() =>
    step.kind === 'schema' ? runSchemaStep(runner, records, place, step) : runRowsStep(runner, records, place, step),
  );
}

async function runSchemaStep(runner: QueryRunner, records: StepRecords, place: StepPlace, step: SchemaStep) {
  const statement = await step.pending(new SchemaQueries(runner));
  if (statement !== undefined) await runner.query(statement);
  await records.finish(place);
}

async function runRowsStep(runner: QueryRunner, records: StepRecords, place: StepPlace, step: RowsStep) {
  let changedRows = 0;
  // Rows that the step reads and counts stay unchanged until it commits: other sessions wait, or make it run again.
  await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await runner.query('START TRANSACTION');
  try {
    await step.run(async (sql) => {
      assertNoImplicitCommit(sql);
      const answer: unknown = await runner.query(sql);
      changedRows += (answer as { affectedRows?: number }).affectedRows ?? 0;
      return answer;
    });
    await records.finish(place, changedRows);
    await runner.query('COMMIT');
  } catch (error) {
    // A lost connection has rolled back already.
    await runner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The server would commit before such a statement, and the step would no longer be one with its record. */
function assertNoImplicitCommit(sql: string): void {
  const [verb = ''] = sql.trim().toUpperCase().split(/\s+/);
  if (['ALTER', 'CREATE', 'DROP', 'RENAME', 'TRUNCATE', 'LOCK', 'ANALYZE', 'COMMIT', 'START', 'BEGIN'].includes(verb))
    throw new Error(`${verb} does not belong in a step that changes rows; it needs a step of its own.`);
}

async function explainFailure(place: StepPlace, step: MigrationStep, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const [line = ''] = step.text.trim().split('\n');
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The migration ${place.migration} failed at step ${place.number} (${line.slice(0, 100)}): ${message}. ` +
        'The steps before it are kept, and the next start goes on from there.',
      { cause: error },
    );
  }
}
