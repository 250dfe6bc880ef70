import type { AdminWarehouse } from '@depot/contracts/admin';
import type { TestApp, TestClient } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Edited {
  obj: { version: string; standingVersion?: string; id: number };
  code?: string;
  version?: string;
}

describe('two who edit the same thing', () => {
  let app: TestApp;
  let trade: Trade;
  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
  });
  afterAll(() => app.close());

  /** Both edit the same version; the first saves, the second is refused and then saves explicitly. */
  async function bothEdit(
    client: TestClient,
    path: string,
    version: string,
    [first, second]: readonly [object, object],
  ) {
    const edit = (body: object) => client.put<Edited>(path, body);
    const saved = await edit({ ...first, version });
    expect(saved.status).toBe(200);
    const refused = await edit({ ...second, version });
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
    const again = await edit({ ...second, version: saved.body.obj?.version ?? saved.body.version });
    expect(again.status).toBe(200);
    expect((await edit(first)).status).toBe(200);
    return again.body;
  }
  const newestChanges = async () => {
    const { list } = (await trade.admin.get('/api/admin/activity-log?page=0')).body;
    return (await trade.admin.get(`/api/admin/activity-log/changes?id=${Number(list[0]?.id)}`)).body.list;
  };

  it('of a return', async () => {
    const { orderId, orderItems } = await shippedOrder(trade, { jars: 5 });
    const { orderItemId, productId } = orderItems[0]!;
    const items = (returnQty: number) => [{ orderItemId, productId, returnQty }];
    const { body } = await trade.ops.post<Edited>('/api/return', { orderId, items: items(1) });
    const { id, version } = body.obj;
    await bothEdit(trade.ops, '/api/return', version, [
      { id, items: items(2) },
      { id, items: items(3) },
    ]);
  });

  it('of a distributor', async () => {
    const { list } = (await trade.admin.get<{ list: AdminWarehouse[] }>('/api/admin/warehouse')).body;
    const { id, version } = list.find((one) => one.id === trade.tenant.tenantId)!;
    await bothEdit(trade.admin, '/api/admin/warehouse', version, [
      { id, name: 'North' },
      { id, name: 'South' },
    ]);
  });

  it('of a standing order, and the log knows what it was', async () => {
    const template = {
      name: 'Mondays',
      subWarehouseId: trade.subWarehouseId,
      orderItems: [{ productId: trade.goods.No, quantity: 2 }],
    };
    const { obj } = (await trade.store.post<Edited>('/api/order-template', template)).body;
    const standing = (cutoff: number) => ({ weekdays: [1], cutoff, paused: false });
    const set = (body: object) => trade.store.put<Edited>('/api/order-template/standing', { id: obj.id, ...body });
    const first = await set({ standing: standing(60), version: obj.standingVersion });
    expect(first.status).toBe(200);
    expect(first.body.obj.version).toBe(obj.version);
    const second = await set({ standing: standing(90), version: obj.standingVersion });
    expect([second.status, second.body.code]).toEqual([409, 'STALE']);
    expect((await set({ standing: null, version: first.body.obj.standingVersion })).status).toBe(200);
    expect(await newestChanges()).toContainEqual({ field: 'cutoff', before: '60', after: null });
    const renamed = { ...template, id: obj.id, name: 'Tuesdays' };
    expect((await trade.store.put('/api/order-template', renamed)).status).toBe(200);
    expect(await newestChanges()).toContainEqual({ field: 'name', before: 'Mondays', after: 'Tuesdays' });
  });

  it('of the products that a store sees', async () => {
    const userId = trade.tenant.store.id;
    const seen = async () =>
      (await trade.manager.get<{ list: number[]; version: string }>(`/api/user-product/product-ids?storeId=${userId}`))
        .body;
    const { list, version } = await seen();
    const [one] = list;
    const saved = await bothEdit(trade.manager, '/api/user-product/user', version, [
      { userId, productIds: [one] },
      { userId, productIds: list.toReversed() },
    ]);
    expect(saved.version).toBe(version);
    // two at the same moment who both know the newest version
    const now = (await seen()).version;
    const put = (productIds: number[]) =>
      trade.manager.put('/api/user-product/user', { userId, productIds, version: now });
    const both = await Promise.all([put(list), put([])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
