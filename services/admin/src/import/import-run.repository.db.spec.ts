import { adminMessages } from '@depot/contracts/admin';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminMigrations } from '../migrations/index.js';
import { ImportRunRepository, silenceMs } from './import-run.repository.js';

describe('import runs', () => {
  let database: TestDatabase;
  let runs: ImportRunRepository;

  beforeAll(async () => {
    database = await testDatabase([adminMigrations]);
    runs = new ImportRunRepository(database.db);
  });
  afterAll(() => database.drop());

  const as = <T>(tenantId: number, work: () => Promise<T>): Promise<T> => {
    const session = { tenantId, displayName: 'Morgan', language: 'gb' } as unknown as CurrentSession;
    return runInContext({ session }, () => database.db.transaction(work));
  };
  const begin = (tenantId: number) => as(tenantId, () => runs.begin('stock', 'stock.csv', { dryRun: false }));
  const state = (id: number) => as(1, () => runs.find(id));

  /** All other rows, unchanged. */
  const others = (id: number) =>
    database.dataSource.query<object[]>('SELECT * FROM import_run WHERE id <> ? ORDER BY id', [id]);

  const ending = {
    rows: 9,
    problems: [],
    problemCount: 0,
    creates: [],
    changes: [],
    changeCount: 0,
    ignoredColumns: ['Colour'],
  };
  const writes: Record<string, { write: (id: number) => Promise<void>; becomes: object }> = {
    'its progress': {
      write: (id) => runs.updateProgress(id, { phase: 'applying', done: 3, total: 9 }),
      becomes: { status: 'APPLYING', done: 3, total: 9 },
    },
    'a sign of life': { write: (id) => runs.updateHeartbeat(id), becomes: { status: 'CHECKING' } },
    'its file': { write: (id) => runs.saveHash(id, 'a'.repeat(64)), becomes: { status: 'CHECKING' } },
    'its stage': { write: (id) => runs.markStaged(id), becomes: { status: 'CHECKING' } },
    'that nothing is left of it': { write: (id) => runs.markCleared(id), becomes: { status: 'CHECKING' } },
    'its end': {
      write: (id) => runs.finish(id, { ...ending, result: 'applied' }),
      becomes: { status: 'APPLIED', done: 9, total: 9, ignoredColumns: ['Colour'] },
    },
    'its refusal': {
      write: (id) => runs.reject(id, { localizedMessage: adminMessages.interrupted, values: {} }),
      becomes: { status: 'REFUSED', done: 0, errorCount: 1 },
    },
  };

  it.each(Object.entries(writes))('%s is stored for that import only', async (_what, { write, becomes }) => {
    const [id, staged, foreign] = [await begin(1), await begin(1), await begin(2)];
    await begin(1);
    await database.dataSource.query('UPDATE import_run SET heard_at = heard_at - 5000, staged = id IN (?)', [
      [staged, foreign],
    ]);
    const before = await others(id);
    await as(2, () => write(id)).catch(() => undefined);
    expect(await state(id)).toMatchObject({ status: 'CHECKING', done: 0 });
    await as(1, () => write(id));
    expect(await state(id)).toMatchObject(becomes);
    expect(await others(id)).toEqual(before);
  });

  it('an ended import does not change', async () => {
    const id = await begin(1);
    await as(1, () => writes['its end']!.write(id));
    const before = await state(id);
    for (const what of ['its progress', 'a sign of life', 'its refusal']) await as(1, () => writes[what]!.write(id));
    for (const what of ['its stage', 'its end'])
      await expect(as(1, () => writes[what]!.write(id))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await state(id)).toEqual(before);
  });

  it('counts the live imports of a tenant, and shows a silent one as refused', async () => {
    const tenant = 3;
    const [live, silent, ended] = [await begin(tenant), await begin(tenant), await begin(tenant)];
    await as(tenant, () => writes['its end']!.write(ended));
    await database.dataSource.query('UPDATE import_run SET heard_at = heard_at - ? WHERE id = ?', [silenceMs, silent]);
    expect(await as(tenant, () => runs.countUnfinished())).toBe(1);
    const states = await as(tenant, () => runs.list());
    expect(states.map(({ importId, status }) => [importId, status])).toEqual([
      [ended, 'APPLIED'],
      [silent, 'REFUSED'],
      [live, 'CHECKING'],
    ]);
  });

  it('refuses silent imports of all tenants, no others, and lists their staged rows', async () => {
    const [live, silent, foreign, ended] = [await begin(4), await begin(4), await begin(5), await begin(5)];
    await as(5, () => writes['its end']!.write(ended));
    await database.dataSource.query('UPDATE import_run SET heard_at = ?, staged = id IN (?) WHERE id IN (?)', [
      5_000,
      [silent, live],
      [silent, foreign, ended],
    ]);
    await database.dataSource.query('UPDATE import_run SET staged = 1 WHERE id = ?', [live]);
    const problem = { line: 1, column: '', localizedMessage: adminMessages.interrupted, values: {} };
    await database.db.transaction(() => runs.abandonDead(problem));
    const statuses = async (tenant: number) => (await as(tenant, () => runs.list())).map(({ status }) => status);
    expect(await statuses(4)).toEqual(['REFUSED', 'CHECKING']);
    expect(await statuses(5)).toEqual(['APPLIED', 'REFUSED']);
    const left = await database.db.transaction(() => runs.listUncleared(1000));
    expect(left.filter(({ id }) => id >= live)).toEqual([{ id: silent, tenantId: 4, kind: 'stock' }]);
  });

  it('deletes imports that ended long ago, except listed and unfinished ones', async () => {
    const many = async (tenant: number, count: number) => {
      const ids: number[] = [];
      for (let at = 0; at < count; at += 1) ids.push(await begin(tenant));
      return ids;
    };
    const [busy, quiet] = [await many(6, 106), await many(7, 3)];
    const [going, left, recent, ...ended] = busy;
    const change = (values: string, ids: readonly (number | undefined)[]) =>
      database.dataSource.query(`UPDATE import_run SET ${values} WHERE id IN (?)`, [ids]);
    await change(`status = 'REFUSED', heard_at = 4000`, [...busy, ...quiet]);
    await change(`status = 'APPLYING'`, [going]);
    await change('staged = 1', [left]);
    await change('heard_at = 5000', [recent]);
    const forgotten = [];
    for (const limit of [2, 2, 2]) forgotten.push(await runs.removeEnded(5000, limit));
    expect(forgotten).toEqual([2, 1, 0]);
    const rows = await database.dataSource.query<{ id: number }[]>(
      'SELECT id FROM import_run WHERE tenant_id IN (6, 7) ORDER BY id',
    );
    expect(rows.map(({ id }) => id)).toEqual([going, left, recent, ...ended.slice(3), ...quiet]);
    expect(await as(6, () => runs.list())).toHaveLength(100);
  });

  it('finds the objects of the newest check of a file, by tenant and mode', async () => {
    const hash = 'b'.repeat(64);
    const check = async (tenantId: number, seen: [number, string][], mode: 'add' | 'update' = 'update') => {
      const id = await as(tenantId, () => runs.begin('products', 'products.csv', { dryRun: true, mode }));
      await as(tenantId, () => runs.saveHash(id, hash));
      await as(tenantId, () => runs.finish(id, { ...ending, result: 'checked', seen: new Map(seen) }));
    };
    const lastSeen = (fileHash: string) => as(8, () => runs.findLastSeen('products', 'update', fileHash));
    await check(8, [[2, '17:3']]);
    await check(8, [[2, '17:4']]);
    await check(9, [[2, '17:5']]);
    await check(8, [[2, '17:6']], 'add');
    expect(await lastSeen(hash)).toEqual(new Map([[2, '17:4']]));
    expect(await lastSeen('c'.repeat(64))).toBeUndefined();
  });

  it('a list has the number of errors, and a single import the errors', async () => {
    const id = await begin(3);
    const problem = { line: 2, column: 'Price', localizedMessage: adminMessages.interrupted, values: {} };
    await as(3, () => runs.finish(id, { ...ending, problems: [problem], problemCount: 1, result: 'refused' }));
    expect((await as(3, () => runs.list()))[0]).toMatchObject({ importId: id, errors: [], errorCount: 1 });
    expect(await as(3, () => runs.find(id))).toMatchObject({ errors: [{ line: 2, column: 'Price' }], errorCount: 1 });
  });
});
