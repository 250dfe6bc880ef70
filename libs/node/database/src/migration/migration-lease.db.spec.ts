import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { takeLease } from './migration-lease.js';

const times = { lookMs: 5, looks: 20, beatMs: 10, giveUpMs: 60_000 };
/** A holder that gives no sign of life, as one that was killed. */
const silent = { ...times, beatMs: 3_600_000 };

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The current holder. */
async function holder(): Promise<string> {
  const [row] = await database.dataSource.query<{ holder: string }[]>('SELECT holder FROM migration_lease');
  return row?.holder ?? 'none';
}

test('one has it at a time, and the next when it is given back', async () => {
  let inside = 0;
  const most: number[] = [];
  const work = async () => {
    const giveBack = await takeLease(database.dataSource, times);
    inside += 1;
    most.push(inside);
    await holder();
    inside -= 1;
    await giveBack();
  };
  await Promise.all([work(), work(), work()]);
  expect(most).toEqual([1, 1, 1]);
  expect(await holder()).toBe('');
});

test('whoever lives keeps it longer than the looks of those who wait', async () => {
  const giveBack = await takeLease(database.dataSource, times);
  const first = await holder();
  const impatient = { ...times, giveUpMs: times.lookMs * times.looks * 5 };
  await expect(takeLease(database.dataSource, impatient)).rejects.toThrow('Another process has been migrating');
  expect(await holder()).toBe(first);
  await giveBack();
});

test('the lease of a process that was killed ends', async () => {
  const giveBack = await takeLease(database.dataSource, silent);
  const first = await holder();
  const next = await takeLease(database.dataSource, times);
  expect(await holder()).not.toBe(first);
  await next();
  await giveBack();
});
