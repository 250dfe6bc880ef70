import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DatabaseUnavailable, openDataSource } from './data-source.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a database that its server does not have is told of at once, in words', async () => {
  const url = Object.assign(new URL(database.url), { pathname: '/depto' }).href;
  const told = await openDataSource({ DATABASE_URL: url, DATABASE_POOL: 1 }).catch((failure: unknown) => failure);
  expect(told).toBeInstanceOf(DatabaseUnavailable);
  expect(String(told)).toContain("Unknown database 'depto'");
});
