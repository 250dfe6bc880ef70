import { migrate, rollBack } from '@depot/node-database';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { allMigrations } from '../src/host.js';
import { factsOf } from './database-facts.js';
import { PopulatedDatabase } from './populated-database.js';

// Applies and takes back every migration; MySQL alters tables more slowly than MariaDB.
jest.setTimeout(180_000);

const count = allMigrations.flat().length;

/** `interrupted-migrations` runs each migration alone down and up; here several run, further back in time. */
const numbers = [1, 2, 3, 5, 8, 13, 21, 34, 55, count];

/** Row counts, for tables that lost a column with its data. */
const totals = (rows: Record<string, string>) =>
  Object.fromEntries(Object.entries(rows).map(([table, told]) => [table, told.split(',')[0]]));

describe('migrations of a database in use', () => {
  let populated: PopulatedDatabase;

  beforeAll(async () => {
    populated = await PopulatedDatabase.make();
  });
  afterAll(() => populated.remove());

  it.each(numbers)('the newest %i go down and up again', async (steps) => {
    await populated.onCopy(async (source) => {
      const before = await factsOf(source);
      const taken = await rollBack(source, allMigrations, steps);
      expect(taken).toHaveLength(steps);
      const left = Object.keys((await factsOf(source)).tables);
      expect(await migrate(source, allMigrations)).toEqual([...taken].reverse());
      const after = await factsOf(source);
      expect(after.tables).toEqual(before.tables);
      const kept = ([table]: [string, unknown]) => left.includes(table);
      const ofLeft = (rows: Record<string, string>) => Object.fromEntries(Object.entries(totals(rows)).filter(kept));
      expect(ofLeft(after.rows)).toEqual(ofLeft(before.rows));
    });
  });
});
