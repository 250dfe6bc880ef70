import type { ReorderRow } from '@depot/contracts/inbound';
import type { Order } from '@depot/contracts/orders';
import type { TestApp } from '@depot/node-testing';
import { productApp } from '@depot/service-testing/product-app';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('the reorder proposal', () => {
  let app: TestApp;
  let trade: Trade;
  let order: Order;
  beforeAll(async () => {
    app = await productApp();
    trade = await openTrade(app);
    const { No, Weighting } = trade.goods;
    await trade.receive([
      { productId: No, quantity: 70 },
      { productId: Weighting, weight: 4000 },
      { productId: Weighting, weight: 2000 },
    ]);
    order = await shippedOrder(trade, { jars: 60, shrimp: 45 });
  });
  afterAll(() => app.close());

  const proposal = async (query = '') =>
    (await trade.ops.get<{ list: ReorderRow[] }>(`/api/delivery-receipt/proposal${query}`)).body.list;
  const of = (rows: ReorderRow[], productId: number) => rows.find((row) => row.productId === productId);

  it('reckons usage, lead time and the days to cover; pooled goods in boxes of their usual weight', async () => {
    const rows = await proposal();
    // 2 a day: 10 last five days of the seven; 2 × 21 − 10.
    expect(of(rows, trade.goods.No)).toMatchObject({
      perDay: 2,
      available: 10,
      incoming: 0,
      daysLeft: 5,
      leadDays: 7,
      quantity: 32,
    });
    // 1.5 lb a day and 15 lb there: enough for seven days, not for eleven; 1.5 × 25 − 15 = 22.5 lb are one box of 30
    // lb.
    expect(of(rows, trade.goods.Weighting)).toBeUndefined();
    expect(of(await proposal('?leadDays=11'), trade.goods.Weighting)).toMatchObject({
      perDay: 1.5,
      available: 15,
      quantity: 1,
    });
    expect(of(rows, trade.goods.Yes)).toBeUndefined();
  });

  it('takes what came back for unused, until its return is called off', async () => {
    const { No } = trade.goods;
    const perDay = async () => of(await proposal('?leadDays=60'), No)?.perDay;
    expect(await perDay()).toBe(2);
    const { orderId, orderItems } = order;
    const { orderItemId } = orderItems.find(({ productId }) => productId === No)!;
    const items = [{ orderItemId, productId: No, returnQty: 30, quantity: 30 }];
    const { id } = (await trade.ops.post<{ obj: { id: number } }>('/api/return', { orderId, items })).body.obj;
    expect(await perDay()).toBe(1);
    expect((await trade.manager.delete(`/api/return?id=${id}`)).status).toBe(200);
    expect(await perDay()).toBe(2);
  });

  it('knows what is announced, and a lead time of the product itself', async () => {
    const { No } = trade.goods;
    await trade.manager.put('/api/product', { product: { productId: No, leadTimeDays: 30 } });
    expect(of(await proposal(), No)).toMatchObject({ leadDays: 30, quantity: 78 });
    const announced = { deliveryReceiptItems: [{ productId: No, quantity: 50 }], estimateArrivalTime: Date.now() };
    await trade.ops.post('/api/delivery-receipt', announced);
    expect(await proposal().then((rows) => of(rows, No))).toBeUndefined();
  });

  it('proposes no more boxes than one receipt takes', async () => {
    const point = { productId: trade.goods.No, reorderPoint: 50_000 };
    await trade.manager.put('/api/product', { product: point });
    expect(of(await proposal(), trade.goods.No)).toMatchObject({ quantity: 2_000 });
  });

  it('is not for stores, and takes only days', async () => {
    expect((await trade.store.get('/api/delivery-receipt/proposal')).status).toBe(403);
    expect((await trade.ops.get('/api/delivery-receipt/proposal?usageDays=0')).status).toBe(400);
  });
});
