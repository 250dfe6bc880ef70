import { setImmediate } from 'node:timers/promises';
import { adminMessages } from '@depot/contracts/admin';
import type { ImportState } from '@depot/contracts/importing';
import type { TestApp, TestClient } from '@depot/node-testing';
import { fileForm, importEnd } from '@depot/service-testing/import-file';
import { providerOf } from '@depot/service-testing/provider-of';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';

interface Runs {
  finish(id: number, outcome: unknown): Promise<void>;
}

describe('imports that wait', () => {
  let app: TestApp;
  let trade: Trade;
  let other: Trade;
  /** Ids of imports in the order in which they end. */
  let ended: number[];
  let release: () => void;
  /** Settled once an import would end. */
  let held: Promise<void>;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    other = await openTrade(app);
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => app.close());

  /** From now on no import ends before `release`. */
  const hold = () => {
    const runs = providerOf<Runs>(app, 'ImportRunRepository');
    const finish = runs.finish.bind(runs);
    const released = new Promise<void>((resolve) => (release = resolve));
    ended = [];
    let reach: () => void;
    held = new Promise<void>((resolve) => (reach = resolve));
    jest.spyOn(runs, 'finish').mockImplementation(async (id, outcome) => {
      reach();
      await released;
      ended.push(id);
      await finish(id, outcome);
    });
  };
  const check = (client: TestClient) => client.post('/api/import/products?dryRun=true', fileForm('name,price\nA,1\n'));
  const idOf = ({ body }: Awaited<ReturnType<typeof check>>) => Number(body.obj.importId);

  it('are twenty of a tenant at most, and of another as if nothing were', async () => {
    hold();
    const answers = await Promise.all(Array.from({ length: 23 }, () => check(trade.manager)));
    const taken = answers.filter(({ status }) => status === 202).map(idOf);
    const refused = answers.find(({ status }) => status === 429);
    expect([taken.length, refused?.body.code, refused?.body.message]).toEqual([
      ...[20, 'TOO_MANY_REQUESTS'],
      '20 imports are waiting or under way already. Start the next one when one of them has ended.',
    ]);
    const theirs = await check(other.manager);
    expect(theirs.status).toBe(202);
    release();
    const ends = await Promise.all(taken.map((id) => importEnd(trade.manager, id)));
    expect(new Set(ends.map(({ status }: ImportState) => status)).size).toBe(1);
    await importEnd(other.manager, idOf(theirs));
    const next = await check(trade.manager);
    expect(next.status).toBe(202);
    await importEnd(trade.manager, idOf(next));
  });

  it('have their turn by tenant: whoever has many waiting keeps nobody else from theirs', async () => {
    hold();
    const many = [await check(trade.manager), await check(trade.manager), await check(trade.manager)].map(idOf);
    const one = idOf(await check(other.manager));
    release();
    await Promise.all([...many.map((id) => importEnd(trade.manager, id)), importEnd(other.manager, one)]);
    expect(ended).toEqual([many[0], one, many[1], many[2]]);
  });

  it('do not count once their process has died', async () => {
    for (let nth = 0; nth < 20; nth += 1)
      await trade.inTenant(() =>
        app.db.execute(
          `INSERT INTO import_run (tenant_id, kind, file_name, dry_run, status, problems, ignored_columns, user_name,
             time, heard_at)
           VALUES (:tenantId, 'products', 'a.csv', 1, 'CHECKING', '[]', '[]', 'M', 0, 0)`,
        ),
      );
    const next = await check(trade.manager);
    expect(next.status).toBe(202);
    await importEnd(trade.manager, idOf(next));
  });

  it('are finished before their process ends where they have begun, and say that it ended where they have not', async () => {
    hold();
    const [begun, waiting] = [idOf(await check(trade.manager)), idOf(await check(other.manager))];
    await held; // one of another test may still be putting its file away
    const runner = providerOf<{ onApplicationShutdown(): Promise<void> }>(app, 'ImportRunner');
    const processEnd = runner.onApplicationShutdown().then(() => void ended.push(0));
    await setImmediate();
    release();
    await processEnd;
    expect(ended).toEqual([begun, 0]);
    const interrupted = adminMessages.interrupted.gb;
    const messagesOf = async (client: TestClient, id: number) =>
      (await importEnd(client, id)).errors.map(({ message }) => message);
    expect(await messagesOf(trade.manager, begun)).not.toContain(interrupted);
    expect(await messagesOf(other.manager, waiting)).toEqual([interrupted]);
  });
});
