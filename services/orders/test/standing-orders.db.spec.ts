import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { Order } from '@depot/contracts/orders';
import { dayOf } from '@depot/contracts/time';
import type { TestApp } from '@depot/node-testing';
import { providerOf } from '@depot/service-testing/provider-of';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

interface ScheduledTask {
  runDue(now: number): Promise<void>;
}
interface Row {
  tenantId: number;
  templateId: number;
}
interface Rows {
  listRunning(): Promise<Row[]>;
}
interface Placing {
  execute(row: Row, day: string, tenant: unknown): Promise<void>;
}

const timezone = 'America/New_York';
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const allDay = { weekdays: everyDay, cutoff: 0, paused: false };

describe('standing orders', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
  });
  afterAll(() => app.close());

  const task = () => providerOf<ScheduledTask>(app, 'StandingOrderTask');
  const rowsOf = () => providerOf<Rows>(app, 'StandingOrderRepository').listRunning();
  const placing = () => providerOf<Placing>(app, 'PlaceStandingOrder');
  let count = 0;
  const template = async (orderItems: object[], standing: object | null = allDay, client = trade.store) => {
    const name = `Standing ${(count += 1)}`;
    const { body } = await client.post('/api/order-template', {
      name,
      subWarehouseId: trade.subWarehouseId,
      orderItems,
    });
    const id = Number(body.obj.id);
    const set = await client.put('/api/order-template/standing', { id, standing });
    // As if it had been set long ago: its cutoff of today is due.
    await app.database.dataSource.query('UPDATE standing_order SET since = 0 WHERE template_id = ?', [id]);
    return { id, name, set };
  };
  const orders = async () => (await trade.manager.post<{ list: Order[] }>('/api/order/query', { page: 0 })).body.list;
  const mails = () =>
    app.database.dataSource.query<{ payload: string }[]>('SELECT payload FROM outbox ORDER BY id DESC');

  it('are placed once a day, as by the store, however many processes look', async () => {
    const { id, name } = await template([{ productId: trade.goods.No, quantity: 3 }]);
    const before = (await orders()).length;
    const now = Date.now();
    await Promise.all(Array.from({ length: 6 }, () => task().runDue(now)));
    await task().runDue(now + 1);
    const [order, ...rest] = await orders();
    expect(rest).toHaveLength(before);
    expect(order).toMatchObject({
      status: 'PENDING',
      storeId: trade.tenant.store.id,
      orderItems: [{ quantity: 3, short: 0 }],
    });
    const days = await app.database.dataSource.query<{ day: string }[]>(
      "SELECT DATE_FORMAT(day, '%Y-%m-%d') day, order_id FROM standing_order_day WHERE template_id = ?",
      [id],
    );
    expect(days).toEqual([{ day: dayOf(now, timezone), order_id: order!.orderId }]);
    const [mail] = await mails();
    expect(mail?.payload).toContain(`Standing order “${name}”: order #${order!.displayId}`);
    expect(mail?.payload).toContain(trade.tenant.store.username);
    await trade.store.put('/api/order-template/standing', { id, standing: null });
  });

  it('of one distributor are placed where those of another cannot be looked at', async () => {
    const { id } = await template([{ productId: trade.goods.No, quantity: 1 }]);
    const [own] = await rowsOf();
    const gone = { ...own!, tenantId: 4_000_000_000 };
    const running = jest
      .spyOn(providerOf<Rows>(app, 'StandingOrderRepository'), 'listRunning')
      .mockResolvedValue([gone, own!]);
    const before = (await orders()).length;
    await task().runDue(Date.now());
    running.mockRestore();
    expect(await orders()).toHaveLength(before + 1);
    await trade.store.put('/api/order-template/standing', { id, standing: null });
  });

  it('leave out what cannot be had, and say so', async () => {
    const scarce = await trade.addProduct('Scarce figs', 'No');
    await trade.receive([{ productId: scarce, quantity: 2 }]);
    const items = [
      { productId: scarce, quantity: 5 },
      { productId: trade.goods.Weighting, quantity: 4 },
    ];
    const { id } = await template(items);
    await task().runDue(Date.now());
    const [order] = await orders();
    expect(order?.orderItems).toMatchObject([{ productId: scarce, quantity: 2 }]);
    const [mail] = await mails();
    expect(mail?.payload).toContain('Scarce figs: 5 pcs wanted, 2 available');
    expect(mail?.payload).toContain('Loose shrimp: 4 lb wanted, 0 available');
    await trade.store.put('/api/order-template/standing', { id, standing: null });
  });

  it('place nothing where nothing can be had, and only once a day say so', async () => {
    const gone = await trade.addProduct('Gone dates', 'No');
    await template([{ productId: gone, quantity: 5 }]);
    const [before, told] = [(await orders()).length, (await mails()).length];
    await task().runDue(Date.now());
    await task().runDue(Date.now());
    expect([(await orders()).length, (await mails()).length]).toEqual([before, told + 1]);
  });

  it('that go beyond the credit limit of their store are not placed, and once a day it is told why', async () => {
    const store = await trade.addStore();
    await trade.manager.put('/api/user', { id: store.id, creditPolicy: 'STOP', creditLimit: 5 });
    const { id, name } = await template([{ productId: trade.goods.No, quantity: 3 }], allDay, app.as(store));
    const [before, told] = [(await orders()).length, (await mails()).length];
    await task().runDue(Date.now());
    await task().runDue(Date.now());
    expect([(await orders()).length, (await mails()).length]).toEqual([before, told + 1]);
    const [mail] = await mails();
    expect(mail?.payload).toContain(store.username);
    expect(mail?.payload).toContain(`Your standing order “${name}” was not placed today.`);
    expect(mail?.payload).toContain(`The credit limit of ${store.name} is $5.00.`);
    await app.as(store).put('/api/order-template/standing', { id, standing: null });
  });

  it('that fail for another reason are tried again, and the store is told nothing of it', async () => {
    const { id } = await template([{ productId: trade.goods.No, quantity: 1 }]);
    const place = jest
      .spyOn(providerOf<{ execute(order: object): Promise<unknown> }>(app, 'PlaceOrder'), 'execute')
      .mockRejectedValueOnce(new DomainError('UNAVAILABLE', commonMessages.internal));
    const [before, told] = [(await orders()).length, (await mails()).length];
    const now = Date.now();
    await task().runDue(now);
    expect([(await orders()).length, (await mails()).length]).toEqual([before, told]);
    await task().runDue(now + 1);
    expect(place).toHaveBeenCalledTimes(2);
    place.mockRestore();
    expect((await orders()).length).toBe(before + 1);
    await trade.store.put('/api/order-template/standing', { id, standing: null });
  });

  it('place nothing while they are paused, on other days, or before the cutoff', async () => {
    const line = [{ productId: trade.goods.No, quantity: 1 }];
    await template(line, { ...allDay, paused: true });
    const { id } = await template(line);
    await app.database.dataSource.query('UPDATE standing_order SET since = ? WHERE template_id = ?', [
      Date.now() + 1,
      id,
    ]);
    const before = (await orders()).length;
    await task().runDue(Date.now());
    expect(await orders()).toHaveLength(before);
    await trade.store.put('/api/order-template/standing', { id, standing: null });
  });

  it('place nothing in a warehouse that is view-only or suspended, nor for a store that is disabled', async () => {
    const elsewhere = await openTrade(app);
    await elsewhere.receive([{ productId: elsewhere.goods.No, quantity: 10 }]);
    const store = await elsewhere.addStore();
    const { body } = await app.as(store).post('/api/order-template', {
      name: 'Standing',
      subWarehouseId: elsewhere.subWarehouseId,
      orderItems: [{ productId: elsewhere.goods.No, quantity: 1 }],
    });
    const id = Number(body.obj.id);
    await app.as(store).put('/api/order-template/standing', { id, standing: allDay });
    await app.database.dataSource.query('UPDATE standing_order SET since = 0 WHERE template_id = ?', [id]);
    const placed = async () => {
      await task().runDue(Date.now());
      const { list } = (await elsewhere.manager.post<{ list: Order[] }>('/api/order/query', { page: 0 })).body;
      return list.length;
    };
    const { tenantId } = elsewhere.tenant;
    const set = async (table: string, column: string, value: number, which: number) => {
      await app.database.dataSource.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [value, which]);
      app.forgetSessions();
    };
    await set('tenant', 'view_only', 1, tenantId);
    expect(await placed()).toBe(0);
    await set('tenant', 'view_only', 0, tenantId);
    await set('tenant', 'suspended', 1, tenantId);
    await task().runDue(Date.now());
    await set('tenant', 'suspended', 0, tenantId);
    await set('user', 'disabled', 1, store.id);
    expect(await placed()).toBe(0);
    const row = (await rowsOf()).find(({ templateId }) => templateId === id)!;
    // Not by failing: nothing of it is tried.
    const place = () => placing().execute(row, dayOf(Date.now(), timezone), { timezone });
    await expect(elsewhere.inTenant(place)).resolves.toBeUndefined();
    // The next order shows that all other conditions were met.
    await set('user', 'disabled', 0, store.id);
    expect(await placed()).toBe(1);
  });

  it.each([
    [
      'paused',
      (id: number) => trade.store.put('/api/order-template/standing', { id, standing: { ...allDay, paused: true } }),
    ],
    ['ended', (id: number) => trade.store.put('/api/order-template/standing', { id, standing: null })],
    [
      'moved to later',
      (id: number) => trade.store.put('/api/order-template/standing', { id, standing: { ...allDay, cutoff: 1439 } }),
    ],
  ])('place nothing once they are %s, though the clock has found them due before', async (_what, stop) => {
    const { id } = await template([{ productId: trade.goods.No, quantity: 1 }]);
    const found = async () => (await rowsOf()).find(({ templateId }) => templateId === id)!;
    const tenant = await trade.inTenant(() => app.identity.tenant());
    const place = (row: Row) => trade.inTenant(() => placing().execute(row, dayOf(Date.now(), timezone), tenant));
    const [before, due] = [(await orders()).length, await found()];
    await stop(id);
    await place(due);
    expect(await orders()).toHaveLength(before);
    await trade.store.put('/api/order-template/standing', { id, standing: allDay });
    await place(await found());
    expect(await orders()).toHaveLength(before + 1);
    await trade.store.put('/api/order-template/standing', { id, standing: null });
  });

  it('are ended where their user is a store no more, and not begun there', async () => {
    const former = await trade.addStore();
    const { id } = await template([{ productId: trade.goods.No, quantity: 1 }], allDay, app.as(former));
    await app.database.dataSource.query("UPDATE user SET role = 'WAREHOUSE_OPS' WHERE id = ?", [former.id]);
    const set = (standing: object | null) => trade.manager.put('/api/order-template/standing', { id, standing });
    expect(await set({ ...allDay, cutoff: 60 })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await set(null)).toMatchObject({ status: 200, body: { obj: { ofStore: false, standing: null } } });
  });

  it('are only for templates of stores, and a store reaches only its own', async () => {
    const staff = await template([{ productId: trade.goods.No, quantity: 1 }], allDay, trade.manager);
    expect(staff.set).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const own = await template([{ productId: trade.goods.No, quantity: 1 }], { ...allDay, paused: true });
    const other = app.as(await trade.addStore());
    expect((await other.put('/api/order-template/standing', { id: own.id, standing: null })).status).toBe(404);
    const { body } = await trade.manager.get(`/api/order-template/query?id=${own.id}`);
    expect(body.obj).toMatchObject({ ofStore: true, standing: { ...allDay, paused: true } });
    expect(
      (await trade.manager.put('/api/order-template/standing', { id: own.id, standing: null })).body.obj,
    ).toMatchObject({
      standing: null,
    });
  });
});
