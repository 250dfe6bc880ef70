import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { type TestDatabase, testDatabase, untilLockWait } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ActivityChain } from './activity-chain.js';
import { ActivityCheck } from './activity-check.js';
import { ActivityLog } from './activity-log.js';

describe('the chain of the activity log', () => {
  let database: TestDatabase;
  let chain: ActivityChain;
  let check: ActivityCheck;

  const asTenant = <T>(tenantId: number, work: () => Promise<T>) => runInContext({ tenantId }, work);
  const write = (name: string, after?: unknown) => {
    const note = { values: { name }, before: { name: 'old' }, after };
    return new ActivityLog(database.db).write({
      operation: 'x',
      localizedMessage: { gb: 'Did {name}', cn: '做了{name}' },
      note,
      completed: true,
    });
  };
  const writeMany = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => asTenant(1 + (index % 3), () => write(`#${index}`))));
  const tamper = (sql: string) => database.dataSource.query(sql);

  beforeAll(async () => {
    database = await testDatabase();
    chain = new ActivityChain(database.db);
    check = new ActivityCheck(database.db, chain);
  });
  afterAll(() => database.drop());

  beforeEach(async () => {
    await tamper('DELETE FROM activity_log');
    await tamper(
      `UPDATE activity_chain SET last_no = 0, last_hash = REPEAT('0', 64), cleared_no = 0, cleared_hash = REPEAT('0', 64)`,
    );
  });

  it('holds after processes have written and linked at the same time', async () => {
    await Promise.all([writeMany(40), chain.sealNew(), chain.sealNew(), writeMany(40)]);
    await Promise.all([chain.sealNew(), chain.sealNew(), chain.sealNew()]);
    expect(await check.run()).toMatchObject({ lines: 80, head: { number: 80 }, broken: undefined });
  });

  it('is linked by one process at a time: one that is slow does not take back what another has linked', async () => {
    await writeMany(3);
    // Stops after reading the lines to link, and continues once the other has linked more or waits for it.
    const slowDb = new Db(database.dataSource);
    const across = slowDb.unscoped('a slow process');
    let release: () => void = () => undefined;
    const mayGoOn = new Promise<void>((resolve) => (release = resolve));
    let arrive: () => void = () => undefined;
    const hasRead = new Promise<void>((resolve) => (arrive = resolve));
    jest.spyOn(slowDb, 'unscoped').mockReturnValue({
      ...across,
      query: async <T extends object>(sql: string, values?: object) => {
        const rows = await across.query<T>(sql, { ...values });
        if (!sql.includes('ORDER BY id')) return rows;
        arrive();
        await mayGoOn;
        return rows;
      },
    });
    const slow = new ActivityChain(slowDb).sealNew();
    await hasRead;
    await writeMany(2);
    const quick = chain.sealNew();
    await untilLockWait(database.dataSource, quick);
    release();
    await Promise.all([slow, quick]);
    await writeMany(2);
    await chain.sealNew();
    expect(await check.run()).toMatchObject({ lines: 7, head: { number: 7 }, broken: undefined });
  });

  it('tells of a command that names thousands of things, by as many as there is room for', async () => {
    const named = Array.from({ length: 4_000 }, (_, nth) => `I-26110${nth}`);
    const values = {
      name: { gb: named.join(', '), cn: named.join('、') },
      count: named.length,
      long: '货'.repeat(30_000),
    };
    const localizedMessage = { gb: 'Paid {name}', cn: '付清{name}' };
    const note = { values };
    await asTenant(1, () =>
      new ActivityLog(database.db).write({ operation: 'x', localizedMessage, note, completed: true }),
    );
    const [line] = await database.dataSource.query<{ text_gb: string; sentence_values: string }[]>(
      'SELECT text_gb, sentence_values FROM activity_log',
    );
    expect(line?.text_gb.startsWith('Paid I-261100, I-261101, ')).toBe(true);
    const kept = JSON.parse(line?.sentence_values ?? '') as typeof values;
    expect([kept.count, kept.name.cn.startsWith('I-261100、I-261101、')]).toEqual([4_000, true]);
    expect(named.join(', ').startsWith(kept.name.gb)).toBe(true);
  });

  it.each([
    ['the words', `text_gb = 'Did nothing'`],
    ['who it was', 'user_id = 7'],
    ['the time', 'time = time + 1'],
    ['what it was before', `before_json = '{}'`],
    ['whether it succeeded', 'completed = 0'],
  ])('finds a line in which %s was changed', async (_what, change) => {
    await writeMany(6);
    await chain.sealNew();
    await tamper(`UPDATE activity_log SET ${change} WHERE seal_no = 4`);
    expect((await check.run()).broken).toEqual({ kind: 'changed', number: 4 });
  });

  it.each([1, 3, 6])('finds that line %i of 6 is missing', async (number) => {
    await writeMany(6);
    await chain.sealNew();
    await tamper(`DELETE FROM activity_log WHERE seal_no = ${number}`);
    expect((await check.run()).broken).toEqual({ kind: 'missing', number });
  });

  const clear = () =>
    asTenant(1, () =>
      database.db.transaction(async () => {
        const last = await chain.clear();
        await write('cleared', last);
      }),
    );
  const left = async () =>
    (await database.dataSource.query<{ lines: number }[]>('SELECT COUNT(*) AS `lines` FROM activity_log'))[0]?.lines;
  /** Adds lines until there are this many, as if each had been written separately. */
  const growTo = async (count: number) => {
    await asTenant(1, () => write('grown'));
    for (let lines = 1; lines < count; lines *= 2)
      await tamper(
        `INSERT INTO activity_log (tenant_id, user_name, operation, sentence_values, text_gb, text_cn, time, completed,
           correlation_id)
         SELECT tenant_id, user_name, operation, sentence_values, text_gb, text_cn, time, completed, correlation_id
         FROM activity_log LIMIT ${Math.min(lines, count - lines)}`,
      );
    await chain.sealNew();
  };
  /** Does the work before each statement that removes lines. */
  const beforeEachRemoval = (work: () => Promise<unknown>) => {
    const across = database.db.unscoped('the same statements');
    return jest.spyOn(database.db, 'unscoped').mockImplementation(() => ({
      ...across,
      execute: async (sql: string, values?: object) => {
        if (sql.includes('DELETE FROM activity_log')) await work();
        return across.execute(sql, { ...values });
      },
    }));
  };

  it('allows to delete all lines with a line that tells it, and goes on from there', async () => {
    await writeMany(5);
    await clear();
    await writeMany(2);
    expect(await check.run()).toMatchObject({ lines: 3, head: { number: 8 }, broken: undefined });
    await chain.removeCleared();
    expect(await check.run()).toMatchObject({ lines: 3, head: { number: 8 }, broken: undefined });
    expect(await left()).toBe(3);
  });

  it('removes many deleted lines in steps between which others write and link, and keeps what they write', async () => {
    await growTo(12_000);
    await clear();
    let steps = 0;
    const removal = beforeEachRemoval(async () => {
      steps += 1;
      await asTenant(2, () => database.db.transaction(() => write('meanwhile')));
      await new ActivityChain(new Db(database.dataSource)).sealNew();
      await tamper('SELECT id FROM activity_log FOR UPDATE NOWAIT');
    });
    await chain.removeCleared();
    removal.mockRestore();
    expect(steps).toBe(3);
    expect(await left()).toBe(1 + steps);
    expect(await check.run()).toMatchObject({ lines: 1 + steps, broken: undefined });
  });

  it('holds nothing that others need while it deletes all lines', async () => {
    await growTo(6_000);
    await asTenant(1, () =>
      database.db.transaction(async () => {
        await chain.clear();
        await tamper('SELECT id FROM activity_log FOR UPDATE NOWAIT');
      }),
    );
  });

  it('goes on removing deleted lines where a process was killed halfway', async () => {
    await growTo(6_000);
    await clear();
    let steps = 0;
    const removal = beforeEachRemoval(async () => {
      steps += 1;
      if (steps === 2) throw new Error('killed');
    });
    await expect(chain.removeCleared()).rejects.toThrow('killed');
    removal.mockRestore();
    expect(await left()).toBe(1_001);
    expect(await check.run()).toMatchObject({ lines: 1, broken: undefined });
    await chain.removeCleared();
    expect(await left()).toBe(1);
    expect(await check.run()).toMatchObject({ lines: 1, broken: undefined });
  });

  it('finds that all lines were deleted without a trace', async () => {
    await writeMany(5);
    await asTenant(1, () => database.db.transaction(() => chain.clear()));
    await writeMany(2);
    expect((await check.run()).broken).toEqual({ kind: 'cleared', number: 5 });
  });

  it('tells how far it has read', async () => {
    await writeMany(3);
    const heard: number[] = [];
    await check.run((lines) => heard.push(lines));
    expect(heard).toEqual([3]);
  });
});
