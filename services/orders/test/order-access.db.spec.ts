import type { Invoice } from '@depot/contracts/billing';
import { type Order, orderMessages, type OrderStatus, orderStatuses } from '@depot/contracts/orders';
import { type Role, roles } from '@depot/contracts/permissions';
import type { TestApp, TestClient } from '@depot/node-testing';
import { providerOf } from '@depot/service-testing/provider-of';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const steps = ['process', 'outbound', 'confirm', 'directComplete', 'cancel', 'edit', 'delete'] as const;
type Step = (typeof steps)[number];

/**
 * Steps by role and status, written by hand after the specification: A is ADMIN, W WAREHOUSE_ADMIN, O WAREHOUSE_OPS, S
 * STORE. All others are forbidden.
 */
const written: Record<OrderStatus, Partial<Record<Step, string>>> = {
  PENDING: { process: 'AWO', cancel: 'AWS', edit: 'AWS' },
  PROCESSING: { outbound: 'AWO', cancel: 'AW', edit: 'AW' },
  OUTBOUND: { confirm: 'AS', directComplete: 'AW', cancel: 'AW' },
  DONE: { cancel: 'AW' },
  CANCELLED: { delete: 'AW' },
};
const letters: Record<Role, string> = {
  ADMIN: 'A',
  WAREHOUSE_ADMIN: 'W',
  WAREHOUSE_OPS: 'O',
  STORE: 'S',
  READ_ONLY_STORE: '-',
};
const may = (step: Step, status: OrderStatus, role: Role) => written[status][step]?.includes(letters[role]) ?? false;
/** In some status. */
const mayEver = (step: Step, role: Role) => orderStatuses.some((status) => may(step, status, role));

/** Finds rows that belong to orders. */
type Find = (orderIds: number[]) => Promise<object[]>;

describe('who may do what with an order, and when', () => {
  let app: TestApp;
  let trade: Trade;
  let clients: Record<Role, TestClient>;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    const { store, ops, manager, admin } = trade;
    clients = {
      STORE: store,
      WAREHOUSE_OPS: ops,
      WAREHOUSE_ADMIN: manager,
      ADMIN: admin,
      READ_ONLY_STORE: app.as(trade.tenant.viewer),
    };
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
  const look = async (orderId: number) =>
    (await trade.admin.get<{ obj: Order }>(`/api/order?orderId=${orderId}`)).body.obj;

  it.each(orderStatuses)(
    '%s: each role gets through exactly what was specified, and nothing else changes',
    async (status) => {
      let order = await orderIn(status);
      expect(order.status).toBe(status);
      for (const step of steps) {
        for (const role of roles) {
          const expected = !mayEver(step, role) ? 403 : may(step, status, role) ? 200 : 409;
          const answer = await take(clients[role], step, order);
          expect([step, role, answer.status, answer.body.code]).toEqual([step, role, expected, codeOf(expected)]);
          if (expected === 200) order = await orderIn(status);
          else expect(await look(order.orderId)).toEqual(order);
        }
      }
    },
  );

  it('refuses an order of ADMIN that names no store, in words, and leaves nothing unhandled', async () => {
    const { status, body } = await trade.admin.post('/api/order', { orderItems: lines() });
    expect([status, body.details]).toEqual([400, [{ path: 'storeId', message: orderMessages.storeNeeded.gb }]]);
    // A rejection that was left alone would end this test run by now.
    await new Promise(setImmediate);
  });

  it('takes no order for a store that is disabled, whoever places it', async () => {
    const { id: storeId } = await trade.addStore();
    const place = () => trade.admin.post('/api/order', { storeId, orderItems: lines() });
    expect((await place()).status).toBe(201);
    expect((await trade.manager.put('/api/user', { id: storeId, disabled: true })).status).toBe(200);
    const { status, body } = await place();
    expect([status, body.code, body.details[0]?.path]).toEqual([400, 'VALIDATION', 'storeId']);
  });

  it.each(['\u{13000}', 'nul %00', '%E4%BD%A0'])(
    'finds nothing by the label %s, and does not stumble',
    async (label) => {
      const { status } = await trade.admin.get(`/api/inventory?qrValue=${label}`);
      expect(status).toBeLessThan(500);
    },
  );

  it('shows a store its own orders only, and tells nothing of others', async () => {
    const order = await orderIn('OUTBOUND');
    const stranger = app.as(await trade.tenant.add('STORE'));
    const { orderId } = order;
    expect((await stranger.get(`/api/order?orderId=${orderId}`)).status).toBe(404);
    expect((await stranger.post('/api/order/confirm', { orderId })).status).toBe(404);
    expect((await stranger.put(`/api/order/cancel?id=${orderId}`)).status).toBe(404);
    expect((await stranger.post('/api/order/query', { page: 0, storeIds: [trade.tenant.store.id] })).body.list).toEqual(
      [],
    );
    expect((await stranger.get('/api/order')).body.list).toEqual([]);
    expect((await clients.READ_ONLY_STORE.get(`/api/order?orderId=${orderId}`)).status).toBe(200);
  });

  it('another tenant finds nothing', async () => {
    const order = await orderIn('DONE');
    await trade.ops.post('/api/invoice', { orderId: order.orderId });
    const elsewhere = app.as((await app.seedTenant('Harbor Supply')).admin);
    const { orderId, orderItems, version } = order;
    const line = { ...orderItems[0]!, quantity: 1 };
    const response = [
      await elsewhere.get(`/api/order?orderId=${orderId}`),
      await elsewhere.put('/api/order', { orderId, version, orderItemList: lines() }),
      await elsewhere.post('/api/order/process', { orderId, orderItemList: lines() }),
      await elsewhere.put(`/api/order/cancel?id=${orderId}`),
      await elsewhere.delete(`/api/order?id=${orderId}`),
      await elsewhere.post('/api/invoice', { orderId }),
      await elsewhere.put('/api/invoice/paid', { invoiceIds: ['I1'] }),
      await elsewhere.post('/api/return', {
        orderId,
        items: [{ orderItemId: line.orderItemId, productId: line.productId, returnQty: 1 }],
      }),
    ];
    expect(response.map(({ status }) => status)).toEqual(response.map(() => 404));
    expect((await elsewhere.get(`/api/invoice?orderId=${orderId}`)).body.list).toEqual([]);
    expect((await elsewhere.post('/api/order/query', { page: 0 })).body).toMatchObject({
      list: [],
      total: 0,
      totalPages: 0,
    });
    expect(await look(orderId)).toMatchObject({ status: 'DONE', paidFull: false });
    // Each statement limits itself, and does not rely on another having found nothing.
    const { tenantId } = await app.seedTenant('Pier Supply');
    const orders = providerOf<Record<'findHeaders', Find>>(app, 'OrderRepository');
    const orderLines = providerOf<Record<'findByOrders' | 'findUnits', Find>>(app, 'OrderLineRepository');
    const found = () =>
      Promise.all([orders.findHeaders([orderId]), orderLines.findByOrders([orderId]), orderLines.findUnits([orderId])]);
    expect(await app.inTenant(tenantId, found)).toEqual([[], [], []]);
    expect((await trade.inTenant(found))[0]).toHaveLength(1);
  });

  it('hides invoices from who may not see them', async () => {
    const order = await orderIn('DONE');
    await trade.ops.post('/api/invoice', { orderId: order.orderId });
    expect((await look(order.orderId)).invoiceIds).toHaveLength(1);
    const seen = await clients.READ_ONLY_STORE.get<{ obj: Order }>(`/api/order?orderId=${order.orderId}`);
    expect(seen.body.obj.invoiceIds).toEqual([]);
    expect((await clients.READ_ONLY_STORE.get(`/api/invoice?orderId=${order.orderId}`)).status).toBe(403);
  });

  it('goes on where the user of its store has another role by now', async () => {
    const user = await trade.addStore();
    await trade.receive([{ productId: trade.goods.No, quantity: 9 }]);
    const orderItems = [{ productId: trade.goods.No, quantity: 2 }];
    const placed = await trade.admin.post<{ obj: Order }>('/api/order', { orderItems, storeId: user.id });
    const { orderId, version } = placed.body.obj;
    expect((await trade.manager.put('/api/user', { id: user.id, role: 'WAREHOUSE_OPS' })).status).toBe(200);
    const edited = await trade.manager.put<{ obj: Order }>('/api/order', {
      orderId,
      version,
      orderItemList: orderItems,
    });
    expect([edited.status, edited.body.obj.storeName]).toEqual([200, user.name]);
    const processed = await trade.ops.post('/api/order/process', { orderId, orderItemList: orderItems });
    expect(processed.status).toBe(200);
    const shipped = await trade.ops.post('/api/order/outbound', {
      orderId,
      inventoryList: [],
      nonWeightOrderItems: orderItems,
    });
    expect(shipped.status).toBe(200);
    expect((await trade.admin.post('/api/order', { orderItems, storeId: user.id })).status).toBe(404);
    expect((await trade.manager.put(`/api/order/direct-complete?id=${orderId}`)).status).toBe(200);
    const billed = await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId });
    expect([billed.status, billed.body.obj.clientName]).toEqual([201, user.name]);
    const [line] = edited.body.obj.orderItems;
    const back = { orderItemId: line!.orderItemId, productId: trade.goods.No, returnQty: 1, quantity: 1 };
    const returned = await trade.ops.post('/api/return', { orderId, items: [back] });
    expect([returned.status, returned.body.obj?.storeName]).toEqual([201, user.name]);
    const paid = { userId: user.id, amount: 2, method: 'CASH', useCredits: true };
    expect((await trade.ops.post('/api/invoice/payment/store', paid)).status).toBe(201);
    expect(await look(orderId)).toMatchObject({ paidFull: true, storeName: user.name });
    const { displayId } = placed.body.obj;
    const sorted = await trade.ops.post<{ list: Order[] }>('/api/order/query', {
      page: 0,
      sort: 'storeDesc',
      displayId,
    });
    expect(sorted.body.list.map(({ storeName }) => storeName)).toEqual([user.name]);
    for (const hits of [`orders?q=${displayId}`, `invoices?q=${billed.body.obj.invoiceId}`])
      expect((await trade.ops.get(`/api/search/${hits}`)).body.list[0]?.storeName).toBe(user.name);
  });
});

function codeOf(status: number): string | undefined {
  return { 403: 'FORBIDDEN', 409: 'INVALID_TRANSITION' }[status];
}
