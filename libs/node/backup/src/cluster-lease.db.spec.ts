import { takeLease } from '@depot/node-database';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runUnlessMigrating, withLease } from './cluster-lease.js';
import { withConnection } from './connection.js';
import { listTables } from './tables.js';

const impatient = { lookMs: 5, looks: 1_000, beatMs: 10, giveUpMs: 50 };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('nobody migrates at any node while a backup has the lease, and a backup waits for who does', async () => {
  await withConnection(database.url, (connection) =>
    withLease(connection, async () => {
      await expect(takeLease(database.dataSource, impatient)).rejects.toThrow('has been migrating');
    }),
  );
  const giveBack = await takeLease(database.dataSource, impatient);
  const work = () => Promise.resolve('done');
  await withConnection(database.url, async (connection) => {
    await expect(withLease(connection, work, impatient)).rejects.toThrow('has been migrating');
    await giveBack();
    await expect(withLease(connection, work, impatient)).resolves.toBe('done');
  });
});

it('a server alone needs none, and no backup holds who has it', async () => {
  const giveBack = await takeLease(database.dataSource, impatient);
  await expect(runUnlessMigrating(database.url, () => Promise.resolve('done'))).resolves.toBe('done');
  const tables = await withConnection(database.url, (connection) => listTables(connection));
  expect(tables.map(({ name }) => name)).not.toContain('migration_lease');
  await giveBack();
});
