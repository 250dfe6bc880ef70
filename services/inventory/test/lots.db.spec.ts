import { type ExpiringLot, LOTS_PORT, type LotsPort, type PickProposal, type Recall } from '@depot/contracts/inventory';
import type { Order } from '@depot/contracts/orders';
import { addDays, dayOf } from '@depot/contracts/time';
import type { TestApp, TestClient } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';

describe('lots', () => {
  let app: TestApp;
  let trade: Trade;
  let later: string;
  let soon: string;
  let gone: string;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    const today = dayOf(Date.now(), 'America/New_York');
    [later, soon, gone] = [addDays(today, 200), addDays(today, 9), addDays(today, -3)];
    const { No, Yes, Weighting } = trade.goods;
    await receive(trade.ops, [
      { productId: No, quantity: 10, lot: 'N-LATER', expiry: later },
      { productId: No, quantity: 10, lot: 'N-SOON', expiry: soon },
      { productId: No, quantity: 10 },
      { productId: Yes, quantity: 1, weight: 4, lot: 'Y-LATER', expiry: later },
      { productId: Yes, quantity: 1, weight: 5, lot: 'Y-SOON', expiry: soon },
      { productId: Weighting, weight: 20, lot: 'W-GONE', expiry: gone },
      { productId: Weighting, weight: 20, lot: 'W-SOON', expiry: soon },
    ]);
  });
  afterAll(() => app.close());

  const propose = async (lines: object[]) =>
    (await trade.ops.post<{ list: PickProposal[] }>('/api/inventory/proposal', { lines })).body.list;
  const recall = async (productId: number, lot: string) =>
    (await trade.ops.get<{ obj: Recall }>(`/api/inventory/recall?productId=${productId}&lot=${lot}`)).body.obj;

  it('counts all that is there, also beyond the thousand pieces that it names', async () => {
    const productId = await trade.addProduct('Small cheese', 'Yes');
    await trade.receive(Array.from({ length: 1_005 }, () => ({ productId, quantity: 1, weight: 100 })));
    const short = async (quantity: number) => (await propose([{ productId, quantity }]))[0];
    expect(await short(1_005)).toMatchObject({ short: 0 });
    expect((await short(1_007))?.short).toBe(2);
    expect((await short(1_005))?.picks).toHaveLength(1_000);
  });

  it('names the lots for a pick list, and nothing for goods that are of none', async () => {
    const { No, Yes } = trade.goods;
    const lots = app.app.get<LotsPort>(LOTS_PORT, { strict: false });
    const amount = { productId: No, quantity: 25, weight: 0 };
    const [first, second, third] = await trade.inTenant(() =>
      lots.firstToLeave([[amount], [{ ...amount, productId: Yes, quantity: 1 }], [{ ...amount, quantity: 12 }]]),
    );
    expect(first?.get(No)?.map(({ lot, quantity }) => [lot, quantity])).toEqual([
      ['N-SOON', 10],
      ['N-LATER', 10],
    ]);
    expect(second?.get(Yes)?.map(({ lot }) => lot)).toEqual(['Y-SOON']);
    // Each list is made as if its order left alone.
    expect(third?.get(No)?.map(({ lot, quantity }) => [lot, quantity])).toEqual([
      ['N-SOON', 10],
      ['N-LATER', 2],
    ]);
  });

  it('proposes what expires first, across lots, and says what is short', async () => {
    const { No, Yes, Weighting } = trade.goods;
    const list = await propose([
      { productId: No, quantity: 25 },
      { productId: Yes, quantity: 3 },
      { productId: Weighting, weight: 20.5 },
    ]);
    const picked = (productId: number) => list.find((line) => line.productId === productId)!;
    expect(picked(No).picks.map(({ lot, quantity }) => [lot, quantity])).toEqual([
      ['N-SOON', 10],
      ['N-LATER', 10],
      [undefined, 5],
    ]);
    expect(picked(Yes)).toMatchObject({
      short: 1,
      picks: [
        { lot: 'Y-SOON', expiry: soon, weight: 5 },
        { lot: 'Y-LATER', weight: 4 },
      ],
    });
    // Expired lots are never proposed.
    expect(picked(Weighting)).toMatchObject({ short: 0.5, picks: [{ lot: 'W-SOON', weight: 20 }] });
  });

  it('lists what expires soon and what has expired, with days of the warehouse', async () => {
    const { list } = (await trade.ops.get<{ list: ExpiringLot[] }>('/api/dashboard/expiring?days=9')).body;
    expect(list.map(({ lot, daysLeft, quantity, weight }) => [lot, daysLeft, quantity, weight])).toEqual([
      ['W-GONE', -3, 0, 20],
      ['N-SOON', 9, 10, 0],
      ['Y-SOON', 9, 1, 5],
      ['W-SOON', 9, 0, 20],
    ]);
    expect((await trade.ops.get<{ list: ExpiringLot[] }>('/api/dashboard/expiring?days=8')).body.list).toHaveLength(1);
    expect((await trade.ops.get('/api/dashboard/expiring?days=9999')).status).toBe(400);
  });

  it('ships what was proposed, and a recall finds every store, what came back and what is left', async () => {
    const { No } = trade.goods;
    const second = await trade.addStore();
    const first = await shippedOrder(trade, { jars: 4 });
    const other = await shippedOrder(trade, { jars: 8 }, second.id);
    const { orderItems } = first;
    const back = { orderItemId: orderItems[0]!.orderItemId, productId: No, returnQty: 3, quantity: 1 };
    expect((await trade.ops.post('/api/return', { orderId: first.orderId, items: [back] })).status).toBe(201);

    const found = await recall(No, 'N-SOON');
    expect(found).toMatchObject({
      expiry: soon,
      received: { quantity: 10 },
      inStock: { quantity: 1 },
      corrected: { quantity: 0 },
    });
    expect(
      found.orders.map(({ displayId, shipped: out, cameBack }) => [displayId, out.quantity, cameBack.quantity]).sort(),
    ).toEqual(
      [
        [first.displayId, 4, 1],
        [other.displayId, 6, 0],
      ].sort(),
    );
    expect(new Set(found.orders.map(({ storeName }) => storeName)).size).toBe(2);
    expect((await recall(No, 'N-LATER')).orders).toMatchObject([
      { displayId: other.displayId, shipped: { quantity: 2 } },
    ]);
  });

  it('recalls the goods of one product, though another has a lot of the same name', async () => {
    const namesake = await trade.addProduct('Capers', 'No');
    await receive(trade.ops, [{ productId: namesake, quantity: 6, lot: 'N-SOON', expiry: soon }]);
    const orderItems = [{ productId: namesake, quantity: 2 }];
    const placed = await trade.admin.post('/api/order', { orderItems, storeId: trade.tenant.store.id });
    const { orderId, displayId } = placed.body.obj;
    await trade.ops.post('/api/order/process', { orderId, orderItemList: orderItems });
    await trade.ops.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: orderItems });
    const found = await recall(namesake, 'N-SOON');
    expect(found).toMatchObject({ received: { quantity: 6 }, inStock: { quantity: 4 } });
    expect(found.orders).toMatchObject([{ displayId, shipped: { quantity: 2 } }]);
    expect((await recall(trade.goods.No, 'N-SOON')).orders.map((order) => order.displayId)).not.toContain(displayId);
  });

  it('an edited return takes back the goods of the lots that it had restocked', async () => {
    const productId = await trade.addProduct('Pickles', 'No');
    await receive(trade.ops, [
      { productId, quantity: 4, lot: 'P-SOON', expiry: soon },
      { productId, quantity: 4, lot: 'P-LATER', expiry: later },
    ]);
    const orderItems = [{ productId, quantity: 8 }];
    const placed = await trade.admin.post('/api/order', { orderItems, storeId: trade.tenant.store.id });
    const { orderId } = placed.body.obj as Order;
    await trade.ops.post('/api/order/process', { orderId, orderItemList: orderItems });
    await trade.ops.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: orderItems });
    const done = await trade.manager.put<{ obj: Order }>(`/api/order/direct-complete?id=${orderId}`);
    const { orderItemId } = done.body.obj.orderItems[0]!;
    const line = (count: number) => [{ orderItemId, productId, returnQty: count, quantity: count }];
    const restocked = async () => {
      const found = [await recall(productId, 'P-SOON'), await recall(productId, 'P-LATER')];
      return found.map(({ inStock }) => inStock.quantity);
    };
    const { id } = (await trade.ops.post('/api/return', { orderId, items: line(4) })).body.obj;
    const seen = [await restocked()];
    for (const count of [5, 3, 8]) {
      expect((await trade.ops.put('/api/return', { id, items: line(count) })).status).toBe(200);
      seen.push(await restocked());
    }
    expect(seen).toEqual([
      [0, 4],
      [1, 4],
      [0, 3],
      [4, 4],
    ]);
  });

  it('counts what was removed by hand, so that the figures add up', async () => {
    const { Yes } = trade.goods;
    const { list } = (await trade.ops.get(`/api/inventory?productId=${Yes}&available=true`)).body;
    const piece = list.find(({ lot }) => lot === 'Y-SOON')!;
    await trade.ops.delete(`/api/inventory?id=${String(piece.inventoryId)}&reason=dropped`);
    const found = await recall(Yes, 'Y-SOON');
    expect(found).toMatchObject({
      received: { quantity: 1, weight: 5 },
      inStock: { quantity: 0, weight: 0 },
      corrected: { quantity: 1, weight: 5 },
    });
  });

  it('names the lots of a product, and refuses one that it has not', async () => {
    await receive(trade.ops, [{ productId: trade.goods.Weighting, weight: 1, lot: 'W-LAST', expiry: later }]);
    const { list } = (await trade.ops.get(`/api/inventory/lots?productId=${trade.goods.Weighting}`)).body;
    expect(list.map(({ lot }) => lot)).toEqual(['W-LAST', 'W-GONE', 'W-SOON']);
    expect((await trade.ops.get(`/api/inventory/recall?productId=${trade.goods.No}&lot=NONE`)).status).toBe(404);
  });

  it('gives the recall as a workbook in the language of the reader', async () => {
    const path = `/api/document/recall/download?productId=${trade.goods.No}&lot=N-SOON`;
    const file = await trade.ops.get(path, { 'accept-language': 'cn' });
    const rows = await readSheet(file.bytes);
    expect(rows[0]!.slice(0, 2)).toEqual(['门店', '订单']);
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)![0]).toBe('库存');
    expect(rows.slice(1).reduce((sum, row) => sum + Number(row[7]), 0)).toBe(10);
  });

  it('tells stores nothing', async () => {
    expect((await trade.store.get(`/api/inventory/lots?productId=${trade.goods.No}`)).status).toBe(403);
    expect((await trade.store.get('/api/dashboard/expiring')).status).toBe(403);
  });
});

async function receive(ops: TestClient, inventoryList: object[]): Promise<void> {
  const { status, body } = await ops.post('/api/inventory', { inventoryList });
  if (status !== 201) throw new Error(body.message);
}
