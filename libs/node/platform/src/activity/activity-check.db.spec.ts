import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { ActivityChain } from './activity-chain.js';
import { ActivityCheck } from './activity-check.js';
import { ActivityLog } from './activity-log.js';

let database: TestDatabase;
let chain: ActivityChain;

beforeAll(async () => {
  database = await testDatabase();
  chain = new ActivityChain(database.db);
});
afterAll(() => database.drop());

const localizedMessage = { gb: 'Did it', cn: '做了' };
const write = (after?: unknown) =>
  new ActivityLog(database.db).write({
    operation: 'x',
    localizedMessage,
    note: { values: {}, after },
    completed: true,
  });
const inOne = (work: () => Promise<void>) => runInContext({ tenantId: 1 }, () => database.db.transaction(work));

it.each(['FROM activity_chain', 'seal_no > :number AND seal_no <= :last'])(
  'all lines may be deleted, by another process, while it is at "%s"',
  async (statement) => {
    for (let line = 0; line < 5; line += 1) await inOne(() => write());
    const checkDb = new Db(database.dataSource);
    const across = checkDb.unscoped('the same statements');
    let isDeleted = false;
    jest.spyOn(checkDb, 'unscoped').mockReturnValue({
      ...across,
      query: async <T extends object>(sql: string, values?: object) => {
        if (sql.includes(statement) && !isDeleted) {
          isDeleted = true;
          await inOne(async () => write(await chain.clear()));
          await chain.removeCleared();
        }
        return across.query<T>(sql, { ...values });
      },
    });
    const checkChain = new ActivityChain(checkDb);
    jest.spyOn(checkChain, 'sealNew').mockImplementation(() => chain.sealNew());
    expect(await new ActivityCheck(checkDb, checkChain).run()).toMatchObject({ broken: undefined });
    expect(isDeleted).toBe(true);
  },
);
