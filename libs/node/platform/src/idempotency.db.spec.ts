import { type CurrentSession, runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdempotencyKeys } from './idempotency.js';

const day = 24 * 3_600_000;
const session = (id: number): CurrentSession => ({
  sessionId: 's',
  id,
  role: 'ADMIN',
  tenantId: 1,
  displayName: 'A',
  language: 'gb',
  timezone: 'UTC',
  viewOnly: false,
});

describe('idempotency keys', () => {
  let database: TestDatabase;
  let keys: IdempotencyKeys;
  const asUser = <T>(id: number, work: () => Promise<T>) =>
    runInContext({ session: session(id) }, () => database.db.transaction(work));
  const use = (key: string, hash: string, body = '{}', userId = 1) =>
    asUser(userId, async () => {
      const given = await keys.claimKey(key, hash);
      if (!given) await keys.storeAnswer(key, { status: 201, body });
      return given;
    });

  /** The stored answer, read directly. */
  const answerOf = async (key: string, userId: number) => {
    const [row] = await database.db
      .unscoped('looking for a test')
      .query('SELECT body, uses FROM idempotency_key WHERE idem_key = :key AND user_id = :userId', { key, userId });
    return row;
  };

  beforeAll(async () => {
    database = await testDatabase();
    keys = new IdempotencyKeys(database.db);
  });
  afterAll(() => database.drop());

  it('gives the first answer again, byte for byte, to the same user only', async () => {
    expect(await use('a', 'h', '{"name":"王"}')).toBeUndefined();
    expect(await use('a', 'h')).toEqual({ status: 201, body: '{"name":"王"}' });
    expect(await use('a', 'other', '{"name":"李"}', 2)).toBeUndefined();
    expect(await use('a', 'other', '{}', 2)).toEqual({ status: 201, body: '{"name":"李"}' });
    expect(await use('a', 'h')).toEqual({ status: 201, body: '{"name":"王"}' });
    expect(await use('A', 'h')).toBeUndefined();
    expect(await use('a', 'h')).toEqual({ status: 201, body: '{"name":"王"}' });
  });

  it('refuses the key for another request', async () => {
    await use('b', 'h1');
    await expect(use('b', 'h2')).rejects.toThrow('different request');
  });

  it('forgets after a day', async () => {
    await use('c', 'h1');
    await use('c', 'h3', '{"of":"another"}', 2);
    const age = (by: number) =>
      database.db.unscoped('time passes').execute('UPDATE idempotency_key SET created_at = created_at - :by', { by });
    await age(day + 1000);
    expect(await use('c', 'h2')).toBeUndefined();
    expect(await use('c', 'h2')).toMatchObject({ status: 201 });
    expect(await answerOf('c', 2)).toEqual({ body: '{"of":"another"}', uses: 1 });
    await keys.removeOld();
    const left = await database.db
      .unscoped('looking for a test')
      .query<{ idem: string }>('SELECT CONVERT(idem_key USING utf8mb4) idem FROM idempotency_key');
    expect(left).toEqual([{ idem: 'c' }]);
  });

  it('forgets all that is old, however much came in', async () => {
    const across = database.db.unscoped('a busy day');
    const rows = Array.from({ length: 12_000 }, (_, at) => [1, `busy ${at}`, 1, 'h', 0]);
    await across.execute(
      'INSERT INTO idempotency_key (user_id, idem_key, tenant_id, request_hash, created_at) VALUES :rows',
      { rows },
    );
    await keys.removeOld();
    expect(await across.query('SELECT COUNT(*) total FROM idempotency_key WHERE created_at = 0')).toEqual([
      { total: 0 },
    ]);
  });
});
