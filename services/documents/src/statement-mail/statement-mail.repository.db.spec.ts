import { runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { documentsMigrations } from '../migrations/index.js';
import { StatementMailRepository } from './statement-mail.repository.js';

const [may, june, quarter] = [
  { start: 1_000, end: 1_999 },
  { start: 2_000, end: 2_999 },
  { start: 1_000, end: 3_999 },
];
let database: TestDatabase;
let mails: StatementMailRepository;

beforeAll(async () => {
  database = await testDatabase([documentsMigrations]);
  mails = new StatementMailRepository(database.db);
});
afterAll(() => database.drop());

const as = <T>(tenantId: number, work: () => Promise<T>) =>
  runInContext({ tenantId }, () => database.db.transaction(work));

it('only one of two concurrent users emails a store the statement of a period', async () => {
  for (const range of [may, june, quarter]) expect(await as(1, () => mails.claim(7, range, null))).toBe(true);
  expect(await as(1, () => mails.claim(8, may, null))).toBe(true);
  expect(await as(2, () => mails.claim(7, may, null))).toBe(true);
  expect(await as(1, () => mails.claim(7, may, null))).toBe(false);

  await database.dataSource.query('UPDATE statement_mail SET time = 5');
  expect(await as(1, () => mails.claim(7, may, 4))).toBe(false);
  expect(await as(1, () => mails.claim(7, may, 5))).toBe(true);
  expect(await as(1, () => mails.claim(7, may, 5))).toBe(false);
  const untouched = [new Map([[7, 5]]), new Map([[7, 5]]), new Map([[7, 5]])];
  const kept = [
    await as(1, () => mails.findMailTimes(june)),
    await as(1, () => mails.findMailTimes(quarter)),
    await as(2, () => mails.findMailTimes(may)),
  ];
  expect(kept).toEqual(untouched);
  const ofMay = await as(1, () => mails.findMailTimes(may));
  expect([ofMay.get(8), (ofMay.get(7) ?? 0) > 5]).toEqual([5, true]);
});
