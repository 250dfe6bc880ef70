import { EventEmitter } from 'node:events';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDataSource } from './data-source.js';
import { getPool } from './sessions.js';

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await testDatabase();
  source = await openDataSource({ DATABASE_URL: database.url, DATABASE_POOL: 2 });
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** A further connection of the pool, to a server that gives this response to the first statement. */
function opened(answer: Error | null) {
  const [told, destroy] = [jest.fn<(sql: string) => void>(), jest.fn<(reason: Error) => void>()];
  const query = (sql: string, answered: (error: Error | null) => void) => {
    told(sql);
    answered(answer);
  };
  getPool(source).emit('connection', Object.assign(new EventEmitter(), { query, stream: { destroy } }));
  return { told: told.mock.calls.flat().join(), ended: destroy.mock.calls.length };
}

test('a connection whose server refuses the session variables is used by nobody', () => {
  expect(opened(null).ended).toBe(0);
  expect(opened(new Error("Unknown system variable 'wsrep_sync_wait'")).ended).toBe(1);
});

test('servers of different versions are told alike, since the next connection may lead to another one', async () => {
  expect(opened(null).told).not.toMatch(/tx_|transaction_/);
  const asked = `SHOW SESSION VARIABLES WHERE Variable_name IN ('tx_isolation', 'transaction_isolation')`;
  const known = await source.query<{ Value: string }[]>(asked);
  expect(new Set(known.map(({ Value }) => Value))).toEqual(new Set(['READ-COMMITTED']));
});
