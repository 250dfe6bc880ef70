import { type BreakableLink, breakableLink, type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Db } from '../db.js';
import { findOutage } from '../failures.js';
import { openDataSource } from './data-source.js';

/** Two ways to one server stand for two servers with the same data. */
let database: TestDatabase;
let links: [BreakableLink, BreakableLink];
let source: DataSource;
let db: Db;

const pool = 4;

beforeEach(async () => {
  database = await testDatabase();
  links = [await breakableLink(database.url), await breakableLink(database.url)];
  source = await openDataSource({ DATABASE_URL: links.map(({ url }) => url).join(','), DATABASE_POOL: pool });
  db = new Db(source);
});

afterEach(async () => {
  await source.destroy();
  await Promise.all(links.map((link) => link.cut().catch(() => undefined)));
  await database.drop();
});

const ask = () => db.unscoped('a test of the servers').query<{ one: number }>('SELECT 1 one');
/** Several at once, so that several connections are open. */
const askAll = () => Promise.all([ask(), ask(), ask()]);

/** Repeats the queries until they succeed; returns the failures before that. */
async function untilAnswered(): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (;;) {
    try {
      await askAll();
      return failures;
    } catch (error) {
      failures.push(error);
    }
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await ask();
}

test('the first server is used; while it is away the next one, and again the first when it is back', async () => {
  await askAll();
  const [first, second] = links;
  expect(first.connections).toBeGreaterThanOrEqual(3);
  expect(second.connections).toBeLessThanOrEqual(1);
  await first.cut();
  const failures = await untilAnswered();
  expect(failures.map(findOutage).every((outage) => outage === 'unreachable')).toBe(true);
  await askAll();
  expect(second.connections).toBeGreaterThanOrEqual(3);
  await first.mend();
  // idle connections leave the second server, which keeps one connection for its watch
  await until(() => second.connections === 1 && first.connections > 1);
});

test('a server that stands still is left, and what waits for it hears so', async () => {
  await askAll();
  const [first, second] = links;
  const sleeping = db.unscoped('a test of the servers').query('SELECT SLEEP(60)');
  const heard = sleeping.then(
    () => 'answered',
    (error: unknown) => findOutage(error),
  );
  await ask();
  first.hold();
  expect(await heard).toBe('unreachable');
  await untilAnswered();
  expect(second.connections).toBeGreaterThan(1);
});

test('where no server answers, that is said, and the first that comes back is used', async () => {
  await Promise.all(links.map((link) => link.cut()));
  await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/ECONN|PROTOCOL/) as unknown });
  await links[1].mend();
  await untilAnswered();
  expect(links[1].connections).toBeGreaterThan(0);
});
