import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { identityMigrations } from '../migrations/index.js';
import { LinkRepository } from './link.repository.js';
import type { LinkPurpose } from './link.service.js';

const now = 1_800_000_000_000;
let database: TestDatabase;
let links: LinkRepository;

beforeAll(async () => {
  database = await testDatabase([identityMigrations]);
  links = new LinkRepository(database.db);
  // Whose they are need not be there: links alone are looked at.
  await database.dataSource.query('ALTER TABLE account_link DROP FOREIGN KEY account_link_user');
});
afterAll(() => database.drop());

const act = <T>(work: () => Promise<T>) => database.db.transaction(work);
const made: string[] = [];
async function make(userId: number, purpose: LinkPurpose, expiresAt = now + 1000): Promise<string> {
  const tokenHash = String(made.push(purpose)).padStart(64, '0');
  await act(() => links.insert({ userId, tenantId: 1, purpose, tokenHash, now, expiresAt }));
  return tokenHash;
}
const isGood = async (tokenHash: string) =>
  (
    await database.dataSource.query<object[]>('SELECT id FROM account_link WHERE token_hash = ? AND used_at IS NULL', [
      tokenHash,
    ])
  ).length === 1;

it('ends only the links of a user and a purpose', async () => {
  const [reset, again, activation, foreign] = [
    ...[await make(4, 'RESET'), await make(4, 'RESET'), await make(4, 'ACTIVATION'), await make(5, 'RESET')],
  ] as [string, string, string, string];
  await act(() => links.endAll(4, 'RESET'));
  const good = await Promise.all([reset, again, activation, foreign].map(isGood));
  expect(good).toEqual([false, false, true, true]);
});

it('uses a link once, for its purpose, until it expires', async () => {
  const [one, other] = [await make(6, 'ACTIVATION'), await make(7, 'ACTIVATION')];
  expect(await act(() => links.use(one, 'RESET', now))).toBeUndefined();
  expect(await act(() => links.use(one, 'ACTIVATION', now + 1000))).toBeUndefined();
  expect(await act(() => links.use(one, 'ACTIVATION', now + 999))).toMatchObject({ userId: 6, tenantId: 1 });
  expect(await act(() => links.use(one, 'ACTIVATION', now + 999))).toBeUndefined();
  expect(await isGood(other)).toBe(true);
});

it('knows whether a link was issued for the user and purpose since a moment', async () => {
  await make(8, 'RESET');
  const since = (userId: number, purpose: LinkPurpose, from: number) =>
    act(() => links.isIssuedAfter(userId, purpose, from));
  expect(await Promise.all([since(8, 'RESET', now - 1), since(8, 'RESET', now)])).toEqual([true, false]);
  expect(await Promise.all([since(8, 'ACTIVATION', 0), since(9, 'RESET', 0)])).toEqual([false, false]);
});

it('removes only links that expired before a moment', async () => {
  const [old, kept] = [await make(10, 'RESET', now - 1), await make(10, 'RESET', now)];
  await act(() => links.removeExpired(now));
  expect([await isGood(old), await isGood(kept)]).toEqual([false, true]);
});
