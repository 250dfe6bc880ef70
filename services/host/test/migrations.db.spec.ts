import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backUp, restore } from '@depot/node-backup';
import { migrate, openDataSource, rollBack } from '@depot/node-database';
import { databaseUrl, onServer, testConfig } from '@depot/node-testing';
import { allMigrations } from '../src/host.js';
import { openTrade } from './trade.js';
import { wholeProduct } from './whole-product.js';
import { workedDay } from './worked-day.js';

type Source = Awaited<ReturnType<typeof openDataSource>>;

const count = allMigrations.flat().length;

/** Every table with its statement, without the number that it gives next. */
async function schemaOf(source: Source): Promise<Record<string, string>> {
  const tables = await source.query<Record<string, string>[]>('SHOW TABLES');
  const schema: Record<string, string> = {};
  for (const name of tables.flatMap((row) => Object.values(row))) {
    const [made] = await source.query<Record<string, string>[]>(`SHOW CREATE TABLE \`${name}\``);
    schema[name] = made?.['Create Table']?.replace(/ AUTO_INCREMENT=\d+/, '') ?? '';
  }
  return schema;
}

async function countsOf(source: Source, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of tables) {
    const [row] = await source.query<{ total: number }[]>(`SELECT COUNT(*) AS total FROM \`${name}\``);
    counts[name] = Number(row?.total);
  }
  return counts;
}

describe('migrations of a database in use', () => {
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'depot-migrations-'));
    file = join(folder, 'populated.sql.gz');
    const app = await wholeProduct();
    await workedDay(await openTrade(app));
    await backUp(app.database.url, file);
    await app.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const onCopy = async (work: (source: Source) => Promise<void>) => {
    const name = `depot_test_${randomBytes(6).toString('hex')}`;
    await restore(databaseUrl(name), file, { prove: () => Promise.resolve() });
    const source = await openDataSource(testConfig(databaseUrl(name)));
    try {
      await work(source);
    } finally {
      await source.destroy();
      await onServer((connection) => connection.query(`DROP DATABASE \`${name}\``));
    }
  };

  it.each(Array.from({ length: count }, (_, index) => index + 1))('the newest %i go down and up again', async (steps) => {
    await onCopy(async (source) => {
      const before = await schemaOf(source);
      const counts = await countsOf(source, Object.keys(before));
      const taken = await rollBack(source, allMigrations, steps);
      expect(taken).toHaveLength(steps);
      const left = Object.keys(await schemaOf(source)).filter((name) => name !== 'schema_history');
      expect(await migrate(source, allMigrations)).toEqual([...taken].reverse());
      expect(await schemaOf(source)).toEqual(before);
      expect(await countsOf(source, left)).toEqual(Object.fromEntries(left.map((name) => [name, counts[name]])));
    });
  });
});
