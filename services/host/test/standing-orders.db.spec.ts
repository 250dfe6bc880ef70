import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@depot/contracts/orders';
import { dayOf } from '@depot/contracts/time';
import type { TestApp } from '@depot/node-testing';
import { ModulesContainer } from '@nestjs/core';
import { openTrade, tradeApp, type Trade } from './trade.js';

interface Chore {
  runDue(now: number): Promise<void>;
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

  /** The chore is the domain's own; nobody else can name it. */
  const chore = (): Chore => {
    for (const module of app.app.get(ModulesContainer).values())
      for (const { name, instance } of module.providers.values()) if (name === 'StandingChore') return instance as Chore;
    throw new Error('There is no such chore.');
  };
  let count = 0;
  const template = async (orderItems: object[], standing: object | null = allDay, client = trade.store) => {
    const name = `Standing ${(count += 1)}`;
    const { body } = await client.post('/api/order-template', { name, subWarehouseId: trade.subWarehouseId, orderItems });
    const id = Number(body.obj.id);
    const set = await client.put('/api/order-template/standing', { id, standing });
    // As if it had been set long ago: its cutoff of today is due.
    await app.database.dataSource.query('UPDATE standing_order SET since = 0 WHERE template_id = ?', [id]);
    return { id, name, set };
  };
  const orders = async () => (await trade.manager.post<{ list: Order[] }>('/api/order/query', { page: 0 })).body.list;
  const mails = () => app.database.dataSource.query<{ payload: string }[]>('SELECT payload FROM outbox ORDER BY id DESC');

  it('are placed once a day, as by the store, however many processes look', async () => {
    const { id, name } = await template([{ productId: trade.goods.No, quantity: 3 }]);
    const before = (await orders()).length;
    const now = Date.now();
    await Promise.all(Array.from({ length: 6 }, () => chore().runDue(now)));
    await chore().runDue(now + 1);
    const [order, ...rest] = await orders();
    expect(rest).toHaveLength(before);
    expect(order).toMatchObject({ status: 'PENDING', storeId: trade.tenant.store.id, orderItems: [{ quantity: 3, short: 0 }] });
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

  it('leave out what cannot be had, and say so', async () => {
    const scarce = await trade.addProduct('Scarce figs', 'No');
    await trade.receive([{ productId: scarce, quantity: 2 }]);
    const items = [
      { productId: scarce, quantity: 5 },
      { productId: trade.goods.Weighting, quantity: 4 },
    ];
    const { id } = await template(items);
    await chore().runDue(Date.now());
    const [order] = await orders();
    expect(order?.orderItems).toMatchObject([{ productId: scarce, quantity: 2 }]);
    const [mail] = await mails();
    expect(mail?.payload).toContain('Scarce figs: 2 of 5');
    expect(mail?.payload).toContain('Loose shrimp: 0 of 4');
    await trade.store.put('/api/order-template/standing', { id, standing: null });
  });

  it('place nothing where nothing can be had, and only once a day say so', async () => {
    const gone = await trade.addProduct('Gone dates', 'No');
    await template([{ productId: gone, quantity: 5 }]);
    const [before, told] = [(await orders()).length, (await mails()).length];
    await chore().runDue(Date.now());
    await chore().runDue(Date.now());
    expect([(await orders()).length, (await mails()).length]).toEqual([before, told + 1]);
  });

  it('place nothing while they are paused, on other days, or before the cutoff', async () => {
    const line = [{ productId: trade.goods.No, quantity: 1 }];
    await template(line, { ...allDay, paused: true });
    const { id } = await template(line);
    await app.database.dataSource.query('UPDATE standing_order SET since = ? WHERE template_id = ?', [Date.now() + 1, id]);
    const before = (await orders()).length;
    await chore().runDue(Date.now());
    expect(await orders()).toHaveLength(before);
    await trade.store.put('/api/order-template/standing', { id, standing: null });
  });

  it('are only for templates of stores, and a store reaches only its own', async () => {
    const staff = await template([{ productId: trade.goods.No, quantity: 1 }], allDay, trade.manager);
    expect(staff.set).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const own = await template([{ productId: trade.goods.No, quantity: 1 }], { ...allDay, paused: true });
    const other = app.as(await trade.addStore());
    expect((await other.put('/api/order-template/standing', { id: own.id, standing: null })).status).toBe(404);
    const { body } = await trade.manager.get(`/api/order-template/query?id=${own.id}`);
    expect(body.obj).toMatchObject({ ofStore: true, standing: { ...allDay, paused: true } });
    expect((await trade.manager.put('/api/order-template/standing', { id: own.id, standing: null })).body.obj).toMatchObject({
      standing: null,
    });
  });
});
