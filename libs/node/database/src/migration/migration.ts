/** Runs one statement of a migration and answers its rows, if any. */
export type Run = (sql: string) => Promise<unknown>;
/** SQL, or code for what SQL alone cannot say. */
export type MigrationStep = string | ((run: Run) => Promise<void>);

/**
 * One change of the schema. `name` is `<yyyymmddhhmm>-<intent>` and never changes once released.
 * The server commits each CREATE or ALTER by itself, so steps should be able to run again (`IF NOT EXISTS`).
 */
export interface Migration {
  name: string;
  up: readonly MigrationStep[];
  down: readonly MigrationStep[];
}

/** Every migration of every list by date; of the same date, in the order of the lists. */
export function inOrder(lists: readonly (readonly Migration[])[]): Migration[] {
  const all = lists.flat();
  const names = new Set<string>();
  for (const { name } of all) {
    if (!/^\d{12}-[a-z0-9-]+$/.test(name)) throw new Error(`"${name}" is no name of a migration: <yyyymmddhhmm>-<intent>.`);
    if (names.has(name)) throw new Error(`Two migrations are called "${name}".`);
    names.add(name);
  }
  const date = ({ name }: Migration) => name.slice(0, 12);
  return all.sort((a, b) => date(a).localeCompare(date(b)));
}
