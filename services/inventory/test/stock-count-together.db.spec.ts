import type { StockCount, StockCountProgress, StockVariance, Unit } from '@depot/contracts/inventory';
import type { Order } from '@depot/contracts/orders';
import type { TestApp, TestClient } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('a stock count says what was true when each piece was counted', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => void (app = await tradeApp()));
  afterAll(() => app.close());

  /** A count of six labelled pieces and fifty jars. */
  async function opened(): Promise<{ id: number; pieces: number[] }> {
    trade = await openTrade(app);
    const labels = await trade.receive([
      { productId: trade.goods.No, quantity: 50 },
      ...[400, 500, 600, 700, 800, 900].map((weight) => ({ productId: trade.goods.Yes, quantity: 1, weight })),
    ]);
    const { body } = await start(trade.ops);
    const pieces = labels.filter(({ productId }) => productId === trade.goods.Yes);
    return { id: body.obj.id, pieces: pieces.map(({ inventoryId }) => inventoryId) };
  }
  const start = (who: TestClient, place: object = { subWarehouseId: trade.subWarehouseId }) =>
    who.post<{ obj: StockCount; code: string; message: string }>('/api/stock-count', place);
  const enter = (line: object, who = trade.ops) =>
    who.put<{ obj: StockCountProgress; code: string; message: string }>('/api/stock-count/line', line);
  const post = (id: number) => trade.ops.post('/api/stock-count/post', { id, reason: 'Monthly count' });
  const discard = (id: number) => trade.ops.delete(`/api/inventory?id=${id}&reason=broken`);
  const inStock = async () => {
    const { body } = await trade.ops.get<{ list: Unit[] }>(
      `/api/inventory?productId=${trade.goods.Yes}&available=true`,
    );
    return body.list.map(({ inventoryId }) => inventoryId).sort((a, b) => a - b);
  };
  const linesOf = async (id: number) =>
    (await trade.ops.get<{ obj: StockCount }>(`/api/stock-count/lines?id=${id}`)).body.obj.lines;
  const lineOf = async (id: number, productId: number) =>
    (await linesOf(id)).find((line) => line.productId === productId);
  const cancelled = (order: Order) => trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`);

  it('does not bring back what was removed after it was scanned', async () => {
    const { id, pieces } = await opened();
    await enter({ id, productId: trade.goods.Yes, add: pieces });
    expect((await discard(pieces[0]!)).status).toBe(200);
    expect((await post(id)).status).toBe(200);
    expect(await inStock()).toEqual(pieces.slice(1));
  });

  it('does not take a piece that was not scanned, then shipped and brought back', async () => {
    const { id, pieces } = await opened();
    await enter({ id, productId: trade.goods.Yes, add: pieces.slice(2) });
    const order = await shippedOrder(trade, { wheels: [pieces[0]!] });
    expect((await cancelled(order)).status).toBe(200);
    await enter({ id, productId: trade.goods.Yes, add: [pieces[2]!] });
    await post(id);
    expect(await inStock()).toEqual([pieces[0], ...pieces.slice(2)]);
  });

  it('does not take a piece that was weighed again since', async () => {
    const { id, pieces } = await opened();
    await enter({ id, productId: trade.goods.Yes, add: pieces.slice(1) });
    await trade.ops.put('/api/inventory', { inventoryId: pieces[0], weight: 4.5, reason: 'weighed again' });
    await post(id);
    expect(await inStock()).toEqual(pieces);
    expect(await trade.level(trade.goods.Yes)).toMatchObject({ quantity: 6, totalWeight: 3950 });
  });

  it('counts a piece that was shipped since counting its product began', async () => {
    const { id, pieces } = await opened();
    await enter({ id, productId: trade.goods.Yes, add: [] });
    await shippedOrder(trade, { wheels: [pieces[0]!] });
    expect((await enter({ id, productId: trade.goods.Yes, add: pieces })).status).toBe(200);
    await post(id);
    expect(await inStock()).toEqual(pieces.slice(1));
  });

  it('adds up what several people find of one product, whichever comes first', async () => {
    const { id, pieces } = await opened();
    const people = [trade.ops, trade.manager, trade.admin];
    const response = await Promise.all(
      pieces.map((piece, index) => enter({ id, productId: trade.goods.Yes, add: [piece] }, people[index % 3])),
    );
    expect(response.map(({ status }) => status)).toEqual(pieces.map(() => 200));
    const line = await lineOf(id, trade.goods.Yes);
    expect(line).toMatchObject({ quantity: 6, weight: 39, version: 6 });
    expect(line?.units.map(({ inventoryId }) => inventoryId)).toEqual(pieces);
    await enter({ id, productId: trade.goods.Yes, remove: [pieces[5]!] }, trade.manager);
    await enter({ id, productId: trade.goods.Yes, add: [pieces[0]!] });
    const { list } = (await trade.ops.get<{ list: StockVariance[] }>(`/api/stock-count/review?id=${id}`)).body;
    expect(list).toMatchObject([{ quantity: 5, weight: 30, bookQuantity: 6, bookWeight: 39, missing: [{}] }]);
    await post(id);
    expect(await inStock()).toEqual(pieces.slice(0, 5));
  });

  it('refuses a typed amount that another has changed meanwhile, and names both', async () => {
    const { id } = await opened();
    const jars = { id, productId: trade.goods.No };
    expect(await lineOf(id, trade.goods.No)).toMatchObject({ version: 0 });
    expect((await enter({ ...jars, quantity: 48, version: 0 })).body.obj.line).toMatchObject({
      version: 1,
      quantity: 48,
    });
    const late = await enter({ ...jars, quantity: 50, version: 0 }, trade.manager);
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect(late.body.message).toMatch(/48 for Jar of olives/);
    expect((await enter({ ...jars, quantity: 50, version: 1 }, trade.manager)).status).toBe(200);
    const both = await Promise.all([49, 47].map((quantity) => enter({ ...jars, quantity, version: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('posts with the version of a review nothing that the review did not show', async () => {
    const { id, pieces } = await opened();
    const reviewed = async () =>
      (await trade.manager.get<{ list: StockVariance[]; version: string }>(`/api/stock-count/review?id=${id}`)).body;
    const postReviewed = (version: string) =>
      trade.manager.post('/api/stock-count/post', { id, reason: 'Monthly count', version });
    await enter({ id, productId: trade.goods.No, quantity: 49 });
    const first = await reviewed();
    const findings = [
      { productId: trade.goods.No, quantity: 49_000 },
      { productId: trade.goods.Yes, add: pieces.slice(1) },
      { productId: trade.goods.Yes, add: pieces.slice(0, 1), remove: pieces.slice(5) }, // as many, others
    ];
    for (const finding of findings) {
      const { version } = await reviewed();
      await enter({ id, ...finding });
      const refused = await postReviewed(version);
      expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
    }
    expect((await postReviewed(first.version)).body.message).toMatch(/since you read the review/);
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 50 });
    await enter({ id, productId: trade.goods.No, quantity: 48 });
    const { list, version } = await reviewed();
    expect(list).toMatchObject([{ quantity: 48 }, { quantity: 5, missing: [{ inventoryId: pieces[5] }] }]);
    expect((await postReviewed(version)).status).toBe(200);
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 48 });
    expect(await inStock()).toEqual(pieces.slice(0, 5));
  });

  it('asks for the labels of labelled pieces', async () => {
    const { id } = await opened();
    const { status, body } = await enter({ id, productId: trade.goods.Yes, quantity: 6 });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect((await enter({ id, productId: trade.goods.Yes, remove: [] })).status).toBe(200);
  });

  it('has each product once: a second open count of it is refused and names the first', async () => {
    const { id } = await opened();
    const again = await start(trade.manager);
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE']);
    expect(again.body.message).toMatch(/in stock count #1 \(Cold store\)/);
    expect((await trade.ops.get('/api/stock-count')).body.list).toHaveLength(1);
    await trade.ops.delete(`/api/stock-count?id=${id}`);
    const many = await Promise.all([trade.ops, trade.manager, trade.admin, trade.ops].map((who) => start(who)));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const open = many.find(({ status }) => status === 201)!.body.obj;
    await enter({ id: open.id, productId: trade.goods.No, quantity: 7 });
    await post(open.id);
    expect((await start(trade.ops)).status).toBe(201);
  });
});
