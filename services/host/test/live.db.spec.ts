import { LiveModule } from '@depot/node-live';
import { LiveChanges } from '@depot/node-platform';
import { type TestApp, testApp } from '@depot/node-testing';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { composeModules } from '../src/compose.js';
import { domains } from '../src/domains.js';
import { SseTestClient } from './sse-test-client.js';

// Starts processes of the product.
jest.setTimeout(120_000);

const modules = composeModules(domains, undefined);

describe('what others change', () => {
  let app: TestApp;
  let trade: Trade;
  /** Address of a second process on the same database. */
  let other: string;
  const ears: SseTestClient[] = [];

  beforeAll(async () => {
    app = await testApp({ modules, migrations: domains.map(({ migrations }) => migrations), withRealIdentity: true });
    trade = await openTrade(app);
    other = await app.alsoServe(modules);
    await trade.receive([{ productId: trade.goods.No, quantity: 1_000 }]);
  });
  afterAll(async () => {
    ears.forEach((ear) => ear.cut());
    await app.close();
  });

  const listen = async (token: string, lastEventId?: string, origin = other) => {
    const ear = await SseTestClient.open(origin, token, lastEventId);
    ears.push(ear);
    return ear;
  };
  const order = async (client = trade.store) => {
    const { body } = await client.post('/api/order', { orderItems: [{ productId: trade.goods.No, quantity: 1 }] });
    return Number(body.obj.orderId);
  };

  it('is told by another process, to the warehouse and to the store whose order it is', async () => {
    const manager = await listen(await app.issueToken(trade.tenant.manager));
    const store = await listen(await app.issueToken(trade.tenant.store));
    const viewer = await listen(await app.issueToken(trade.tenant.viewer));
    const orderId = await order();
    for (const ear of [manager, store, viewer]) {
      await ear.until(() => ear.topicsHeard().has(`order:${orderId}`));
      expect(ear.topicsHeard()).toContain('orders');
    }
  });

  it('is not told to other stores and tenants', async () => {
    const stranger = await openTrade(app);
    const foreign = await listen(await app.issueToken(stranger.tenant.manager));
    const neighbour = await trade.addStore();
    const neighbourViewer = await trade.tenant.add('READ_ONLY_STORE', { storeId: neighbour.id });
    const beside = [await listen(await app.issueToken(neighbour)), await listen(await app.issueToken(neighbourViewer))];
    const orderId = await order();
    await trade.receive([{ productId: trade.goods.No, quantity: 1 }]);
    // The permitted event comes after the forbidden ones, so that all of them would have arrived by then.
    const own = await order(app.as(neighbour));
    for (const ear of beside) {
      await ear.until(() => ear.topicsHeard().has(`order:${own}`));
      expect([...ear.topicsHeard()].sort()).toEqual([`order:${own}`, 'orders']);
      expect(ear.events).toHaveLength(1);
    }
    await stranger.receive([{ productId: stranger.goods.No, quantity: 5 }]);
    const theirs = await stranger.store.post('/api/order', {
      orderItems: [{ productId: stranger.goods.No, quantity: 1 }],
    });
    await foreign.until(() => foreign.topicsHeard().has(`order:${Number(theirs.body.obj.orderId)}`));
    expect(
      [...foreign.topicsHeard()].filter((topic) => topic === `order:${orderId}` || topic === `order:${own}`),
    ).toEqual([]);
  });

  it('is not told when the command is refused', async () => {
    const before = await app.database.dataSource.query<object[]>('SELECT id FROM live_change');
    const rejected = await trade.store.post('/api/order', {
      orderItems: [{ productId: trade.goods.No, quantity: 999_999 }],
    });
    expect(rejected.status).toBe(409);
    expect(await app.database.dataSource.query<object[]>('SELECT id FROM live_change')).toHaveLength(before.length);
  });

  it('is told when its transaction ends long after later ones', async () => {
    const ear = await listen(await app.issueToken(trade.tenant.manager));
    const changes = app.app.get(LiveChanges, { strict: false });
    const publish = (orderId: number) => changes.publish([`order:${orderId}`], trade.tenant.store.id);
    await trade.inTenant(async () => {
      await app.db.transaction(async () => {
        await publish(900_001);
        await app.db.outsideTransaction(() => app.db.transaction(() => publish(900_002)));
        await ear.until(() => ear.topicsHeard().has('order:900002'));
        expect(ear.topicsHeard()).not.toContain('order:900001');
      });
    });
    await ear.until(() => ear.topicsHeard().has('order:900001'));
    expect(ear.events.filter(({ topics }) => topics.includes('order:900002'))).toHaveLength(1);
  });

  it('is caught up with after the stream was cut, also at another process', async () => {
    const token = await app.issueToken(trade.tenant.manager);
    const ear = await listen(token);
    ear.cut();
    await ear.until(() => ear.hasEnded);
    const orderId = await order();
    const again = await listen(token, ear.lastId, app.origin);
    await again.until(() => again.topicsHeard().has(`order:${orderId}`));
  });

  it('is not listed one by one to who has missed a lot: he is to ask for everything', async () => {
    const token = await app.issueToken(trade.tenant.manager);
    const changes = app.app.get(LiveChanges, { strict: false });
    await trade.inTenant(() =>
      changes.publish(
        Array.from({ length: 300 }, (_, at) => `order:${800_000 + at}` as const),
        1,
      ),
    );
    const ear = await listen(token);
    await ear.until(() => ear.events.some(({ event }) => event === 'reset'));
  });

  it('ends with the session', async () => {
    const clerk = await trade.tenant.add('WAREHOUSE_OPS');
    const token = await app.issueToken(clerk);
    const ear = await listen(token);
    const { status } = await fetch(`${app.origin}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(200);
    await ear.until(() => ear.hasEnded);
    expect(ear.events.at(-1)).toMatchObject({ event: 'end' });
  });

  it('is told to no more than so many streams of one user', async () => {
    const clerk = await trade.tenant.add('WAREHOUSE_OPS');
    const token = await app.issueToken(clerk);
    for (let count = 0; count < 30; count += 1) await listen(token);
    await expect(listen(token)).rejects.toThrow('429');
  });

  it('does not keep a process from ending', async () => {
    const third = await testApp({ modules: [LiveModule] });
    const tenant = await third.seedTenant();
    const ear = await listen(await third.issueToken(tenant.manager), undefined, third.origin);
    await third.close();
    await ear.until(() => ear.hasEnded);
    expect(ear.hasEnded).toBe(true);
  });
});
