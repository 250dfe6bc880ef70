import {
  type Movement,
  RECONCILIATION_PORT,
  type ReconciliationPort,
  type StockCount,
  type StockCountPiece,
  type StockVariance,
  type Unit,
} from '@depot/contracts/inventory';
import type { TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('stock counts', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
  });
  afterAll(() => app.close());

  async function opened(): Promise<StockCount> {
    trade = await openTrade(app);
    const { No, Yes, Weighting } = trade.goods;
    await trade.receive([
      { productId: No, quantity: 50 },
      ...[400, 500, 600].map((weight) => ({ productId: Yes, quantity: 1, weight })),
      { productId: Weighting, weight: 10_000 },
    ]);
    const { body, status } = await trade.ops.post<{ obj: StockCount }>('/api/stock-count', {
      subWarehouseId: trade.subWarehouseId,
    });
    expect(status).toBe(201);
    return body.obj;
  }
  const enter = (line: object) => trade.ops.put('/api/stock-count/line', line);
  const post = (id: number) => trade.ops.post('/api/stock-count/post', { id, reason: 'Monthly count' });
  const pieces = async (query = '') =>
    (await trade.ops.get<{ list: Unit[] }>(`/api/inventory?productId=${trade.goods.Yes}${query}`)).body.list;
  const agree = async () => {
    const stockReconciliation = app.app.get<ReconciliationPort>(RECONCILIATION_PORT, { strict: false });
    expect(
      await trade.inTenant(async () => [
        await stockReconciliation.quantityMismatches(),
        await stockReconciliation.productMismatches(),
      ]),
    ).toEqual([[], []]);
  };

  it('are blind: nothing says what should be there', async () => {
    const count = await opened();
    expect(count).toMatchObject({ displayId: 1, status: 'OPEN', name: 'Cold store', products: 3, counted: 0 });
    expect(JSON.stringify(count)).not.toMatch(/book|expected|"quantity"|"weight"/);
  });

  it('bring the stock to what was counted, though goods moved before, between and after', async () => {
    const { id } = await opened();
    const { No, Yes, Weighting } = trade.goods;
    await shippedOrder(trade, { jars: 5 });
    expect((await enter({ id, productId: No, quantity: 42 })).status).toBe(200); // the recorded number is 45
    const [light, middle] = await pieces('&available=true');
    await enter({ id, productId: Yes, add: [light!.inventoryId] }); // two are missing
    await enter({ id, productId: Weighting, weight: 104.5 }); // 4.50 lb more
    await shippedOrder(trade, { jars: 10, shrimp: 20, wheels: [middle!.inventoryId] });
    await trade.receive([{ productId: Yes, quantity: 1, weight: 700 }]);

    const { list } = (await trade.ops.get<{ list: StockVariance[] }>(`/api/stock-count/review?id=${id}`)).body;
    const of = (productId: number) => list.find((line) => line.productId === productId);
    expect(of(No)).toMatchObject({ bookQuantity: 45, quantity: 42 });
    expect(of(Yes)).toMatchObject({ bookQuantity: 3, quantity: 1 });
    expect(of(Yes)?.missing).toHaveLength(2);
    expect(of(Weighting)).toMatchObject({ bookWeight: 100, weight: 104.5 });

    expect((await post(id)).status).toBe(200);
    expect(await trade.level(No)).toMatchObject({ quantity: 32 });
    expect(await trade.level(Weighting)).toMatchObject({ totalWeight: 8450 });
    // One of the missing pieces was shipped meanwhile, so it was there; the other is removed, and later pieces stay.
    expect((await pieces('&available=true')).map(({ weight }) => weight)).toEqual([4, 7]);
    const history = (await trade.ops.get<{ list: Movement[] }>(`/api/inventory/history?pid=${No}`)).body.list;
    expect(history[0]).toMatchObject({ cause: 'COUNTED', quantity: -3, balance: 32, reason: 'Monthly count' });
    await agree();
  });

  it('find pieces again that had been removed, and refuse shipped ones and those of other products', async () => {
    const { id } = await opened();
    const { Yes, No } = trade.goods;
    const [first, second, third] = await pieces('&available=true');
    await trade.ops.delete(`/api/inventory?id=${first!.inventoryId}&reason=lost`);
    await shippedOrder(trade, { wheels: [second!.inventoryId] });
    expect((await enter({ id, productId: Yes, add: [second!.inventoryId] })).body.message).toMatch(/was shipped/);
    expect((await enter({ id, productId: No, add: [third!.inventoryId] })).status).toBe(400);
    await enter({ id, productId: Yes, add: [first!.inventoryId, third!.inventoryId] });
    const { list } = (await trade.ops.get<{ list: StockVariance[] }>(`/api/stock-count/review?id=${id}`)).body;
    expect(list).toMatchObject([
      { quantity: 2, weight: first!.weight + third!.weight, bookQuantity: 1, bookWeight: third!.weight, missing: [] },
    ]);
    await post(id);
    expect(await trade.level(Yes)).toMatchObject({
      quantity: 2,
      totalWeight: first!.weight * 100 + third!.weight * 100,
    });
    await agree();
  });

  it('tell a device the labels of what is in stock, and of nothing else', async () => {
    const { id } = await opened();
    const { Yes } = trade.goods;
    const [first, second, third] = await pieces('&available=true');
    await shippedOrder(trade, { wheels: [first!.inventoryId] });
    const labelsOf = (who: typeof trade.ops, count: number) =>
      who.get<{ list: StockCountPiece[] }>(`/api/stock-count/pieces?id=${count}`);
    const label = ({ inventoryId, qrValue, qrText }: Unit) => ({ inventoryId, productId: Yes, qrValue, qrText });
    expect((await labelsOf(trade.ops, id)).body.list).toEqual(
      [second!, third!].sort((a, b) => a.inventoryId - b.inventoryId).map(label),
    );
    expect((await labelsOf(trade.ops, id + 1_000)).status).toBe(404);
    expect((await trade.ops.get(`/api/stock-count/review?id=${id + 1_000}`)).status).toBe(404);
    expect((await labelsOf(trade.store, id)).status).toBe(403);
  });

  it('change nothing when more has left since than was found', async () => {
    const { id } = await opened();
    const { No, Weighting } = trade.goods;
    await enter({ id, productId: Weighting, weight: 90 });
    await enter({ id, productId: No, quantity: 10 });
    await shippedOrder(trade, { jars: 30 });
    const { status, body } = await post(id);
    expect([status, body.code]).toEqual([409, 'STALE']);
    expect(body.message).toContain('Jar of olives');
    expect(await trade.level(Weighting)).toMatchObject({ totalWeight: 10_000 });
    await enter({ id, productId: No, quantity: 20 });
    expect((await post(id)).status).toBe(200);
    expect(await trade.level(No)).toMatchObject({ quantity: 20 });
    await agree();
  });

  it('never take what open orders have booked', async () => {
    const { id } = await opened();
    const { No } = trade.goods;
    await trade.store.post('/api/order', { orderItems: [{ productId: No, quantity: 48 }] });
    await enter({ id, productId: No, quantity: 40 });
    expect((await post(id)).body.code).toBe('STALE');
    expect(await trade.level(No)).toMatchObject({ quantity: 50, bookedQuantity: 48 });
  });

  it('are posted once, also by two people at once, and are over then', async () => {
    const { id } = await opened();
    expect((await post(id)).status).toBe(400);
    await enter({ id, productId: trade.goods.No, quantity: 49 });
    const response = await Promise.all([post(id), trade.manager.post('/api/stock-count/post', { id, reason: 'Mine' })]);
    expect(response.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 49 });
    expect((await enter({ id, productId: trade.goods.No, quantity: 1 })).status).toBe(409);
    expect((await trade.ops.delete(`/api/stock-count?id=${id}`)).status).toBe(409);
  });

  it('need one place to count, with something in it', async () => {
    await opened();
    expect((await trade.ops.post('/api/stock-count', {})).status).toBe(400);
    expect((await trade.ops.post('/api/stock-count', { location: 'Z-99' })).status).toBe(400);
    expect((await trade.store.post('/api/stock-count', { subWarehouseId: trade.subWarehouseId })).status).toBe(403);
  });
});
