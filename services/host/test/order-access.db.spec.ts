import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mayEditLines, orderStatuses, transitionOf, type Order, type OrderAction, type OrderStatus } from '@depot/contracts/orders';
import { may, roles, type Permission, type Role } from '@depot/contracts/permissions';
import type { TestApp, TestClient } from '@depot/node-testing';
import { openTrade, tradeApp, type Trade } from './trade.js';

type Step = OrderAction | 'edit' | 'delete';
const steps: readonly Step[] = ['process', 'outbound', 'confirm', 'directComplete', 'cancel', 'edit', 'delete'];
const permissionOf: Record<Step, Permission> = {
  process: 'order.process',
  outbound: 'order.outbound',
  confirm: 'order.confirm',
  directComplete: 'order.directComplete',
  cancel: 'order.cancel',
  edit: 'order.edit',
  delete: 'order.delete',
};

describe('who may do what with an order, and when', () => {
  let app: TestApp;
  let trade: Trade;
  let clients: Record<Role, TestClient>;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    const { store, ops, manager, admin } = trade;
    clients = { STORE: store, WAREHOUSE_OPS: ops, WAREHOUSE_ADMIN: manager, ADMIN: admin, READ_ONLY_STORE: app.as(trade.tenant.viewer) };
    await trade.receive([{ productId: trade.goods.No, quantity: 100_000 }]);
  });
  afterAll(() => app.close());

  const lines = () => [{ productId: trade.goods.No, quantity: 1 }];
  const take = (client: TestClient, step: Step, { orderId, version }: Order) => {
    switch (step) {
      case 'process':
        return client.post('/api/order/process', { orderId, orderItemList: lines() });
      case 'outbound':
        return client.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: lines() });
      case 'confirm':
        return client.post('/api/order/confirm', { orderId });
      case 'directComplete':
        return client.put(`/api/order/direct-complete?id=${orderId}`);
      case 'cancel':
        return client.put(`/api/order/cancel?id=${orderId}`);
      case 'edit':
        return client.put('/api/order', { orderId, version, orderItemList: lines() });
      case 'delete':
        return client.delete(`/api/order?id=${orderId}`);
    }
  };
  const wayTo: Record<OrderStatus, Step[]> = {
    PENDING: [],
    PROCESSING: ['process'],
    OUTBOUND: ['process', 'outbound'],
    DONE: ['process', 'outbound', 'directComplete'],
    CANCELLED: ['cancel'],
  };
  const orderIn = async (status: OrderStatus): Promise<Order> => {
    const { obj } = (await trade.store.post<{ obj: Order }>('/api/order', { orderItems: lines() })).body;
    for (const step of wayTo[status]) await take(trade.admin, step, obj);
    return look(obj.orderId);
  };
  const look = async (orderId: number) => (await trade.admin.get<{ obj: Order }>(`/api/order?orderId=${orderId}`)).body.obj;

  const isPossible = (step: Step, status: OrderStatus, role: Role) => {
    if (step === 'edit') return mayEditLines(role, status);
    if (step === 'delete') return status === 'CANCELLED';
    const transition = transitionOf(step, status);
    return !!transition && (transition.guard?.(role) ?? true);
  };

  it.each(orderStatuses)('%s: each role gets through exactly what the table allows, and nothing else changes', async (status) => {
    let order = await orderIn(status);
    expect(order.status).toBe(status);
    for (const step of steps) {
      for (const role of roles) {
        const expected = !may(role, permissionOf[step]) ? 403 : isPossible(step, status, role) ? 200 : 409;
        const answer = await take(clients[role], step, order);
        expect([step, role, answer.status, answer.body.code]).toEqual([step, role, expected, codeOf(expected)]);
        if (expected === 200) order = await orderIn(status);
        else expect(await look(order.orderId)).toEqual(order);
      }
    }
  });

  it('shows a store its own orders only, and tells nothing of others', async () => {
    const order = await orderIn('OUTBOUND');
    const stranger = app.as(await trade.tenant.add('STORE'));
    const { orderId } = order;
    expect((await stranger.get(`/api/order?orderId=${orderId}`)).status).toBe(404);
    expect((await stranger.post('/api/order/confirm', { orderId })).status).toBe(404);
    expect((await stranger.put(`/api/order/cancel?id=${orderId}`)).status).toBe(404);
    expect((await stranger.post('/api/order/query', { page: 0, storeIds: [trade.tenant.store.id] })).body.list).toEqual([]);
    expect((await stranger.get('/api/order')).body.list).toEqual([]);
    expect((await clients.READ_ONLY_STORE.get(`/api/order?orderId=${orderId}`)).status).toBe(200);
  });

  it('another tenant finds nothing', async () => {
    const order = await orderIn('DONE');
    await trade.ops.post('/api/invoice', { orderId: order.orderId });
    const elsewhere = app.as((await app.seedTenant('Harbor Supply')).admin);
    const { orderId, orderItems, version } = order;
    const line = { ...orderItems[0]!, quantity: 1 };
    const answers = [
      await elsewhere.get(`/api/order?orderId=${orderId}`),
      await elsewhere.put('/api/order', { orderId, version, orderItemList: lines() }),
      await elsewhere.post('/api/order/process', { orderId, orderItemList: lines() }),
      await elsewhere.put(`/api/order/cancel?id=${orderId}`),
      await elsewhere.delete(`/api/order?id=${orderId}`),
      await elsewhere.post('/api/invoice', { orderId }),
      await elsewhere.put('/api/invoice/paid', { invoiceIds: ['I1'] }),
      await elsewhere.post('/api/return', { orderId, items: [{ orderItemId: line.orderItemId, productId: line.productId, returnQty: 1 }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await elsewhere.get(`/api/invoice?orderId=${orderId}`)).body.list).toEqual([]);
    expect((await elsewhere.post('/api/order/query', { page: 0 })).body).toMatchObject({ list: [], total: 0, totalPages: 0 });
    expect(await look(orderId)).toMatchObject({ status: 'DONE', paidFull: false });
  });

  it('hides invoices from who may not see them', async () => {
    const order = await orderIn('DONE');
    await trade.ops.post('/api/invoice', { orderId: order.orderId });
    expect((await look(order.orderId)).invoiceIds).toHaveLength(1);
    const seen = await clients.READ_ONLY_STORE.get<{ obj: Order }>(`/api/order?orderId=${order.orderId}`);
    expect(seen.body.obj.invoiceIds).toEqual([]);
    expect((await clients.READ_ONLY_STORE.get(`/api/invoice?orderId=${order.orderId}`)).status).toBe(403);
  });
});

function codeOf(status: number): string | undefined {
  return { 403: 'FORBIDDEN', 409: 'INVALID_TRANSITION' }[status];
}
