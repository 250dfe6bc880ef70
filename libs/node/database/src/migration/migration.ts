import type { SchemaQueries } from './schema-queries.js';

/** Runs one statement of a migration and returns its rows, if any. */
export type Run = (sql: string) => Promise<unknown>;

/** A change of the schema. The server commits it implicitly, so the schema must show whether it was made. */
export interface SchemaStep {
  kind: 'schema';
  text: string;
  /** The statement that is still to be run; undefined where the schema is as the step leaves it. */
  pending(schema: SchemaQueries): Promise<string | undefined>;
}

/** A change of rows: one transaction, together with the record that it has been made. */
export interface RowsStep {
  kind: 'rows';
  text: string;
  run(run: Run): Promise<void>;
}

export type MigrationStep = SchemaStep | RowsStep;

/**
 * One change of the schema. `name` is `<yyyymmddhhmm>-<intent>` and never changes once released, and neither do its
 * steps. Steps come from `steps.ts`: each can be the last one before the process is killed.
 */
export interface Migration {
  name: string;
  up: readonly MigrationStep[];
  down: readonly MigrationStep[];
}

/** Every migration of every list by date; of the same date, in the order of the lists. */
export function sortMigrations(lists: readonly (readonly Migration[])[]): Migration[] {
  const all = lists.flat();
  const names = new Set<string>();
  for (const { name } of all) {
    if (!/^\d{12}-[a-z0-9-]+$/.test(name))
      throw new Error(`"${name}" is no name of a migration: <yyyymmddhhmm>-<intent>.`);
    if (names.has(name)) throw new Error(`Two migrations are called "${name}".`);
    names.add(name);
  }
  const readDate = ({ name }: Migration) => name.slice(0, 12);
  return all.sort((a, b) => readDate(a).localeCompare(readDate(b)));
}
