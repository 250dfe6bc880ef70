import type { Invoice } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import { type AnyBody, type TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const million = 1_000_000;

describe('a sum that a column cannot hold', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => void (app = await tradeApp()));
  afterAll(() => app.close());

  const open = async () => void (trade = await openTrade(app));
  const refusedInWords = ({ status, body }: { status: number; body: AnyBody }) => {
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.message).toMatch(/larger than can be kept|too large/);
  };
  const add = (productId: number, lines: number, amount: object) =>
    trade.ops.post('/api/inventory', {
      inventoryList: Array.from({ length: lines }, () => ({ productId, ...amount })),
    });
  const received = (productId: number, lines: number) =>
    trade.receive(Array.from({ length: lines }, () => ({ productId, quantity: million })));
  const billable = async (jars: number) => {
    await trade.receive([{ productId: trade.goods.No, quantity: jars }]);
    const order = await shippedOrder(trade, { jars });
    const { body } = await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId: order.orderId });
    return body.obj;
  };
  const invoiceNow = async ({ orderId }: Pick<Invoice, 'orderId'>) =>
    (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?orderId=${orderId}`)).body.list[0]!;

  it('is refused where goods come in, and nothing of it stays', async () => {
    await open();
    const { No } = trade.goods;
    expect((await add(No, 2_000, { quantity: million })).status).toBe(201);
    refusedInWords(await add(No, 2_000, { quantity: million }));
    expect((await trade.level(No)).quantity).toBe(2_000 * million);
    expect((await add(No, 100, { quantity: million })).status).toBe(201);
    refusedInWords(await add(No, 48, { quantity: million }));
    expect((await trade.level(No)).quantity).toBe(2_100 * million);
  });

  it('is refused where a receipt brings it at once, and where a count would make it', async () => {
    await open();
    const { No } = trade.goods;
    await expect(received(No, 3_000)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect((await trade.level(No)).quantity).toBe(0);
    const count = (await trade.ops.post('/api/stock-count', { subWarehouseId: trade.subWarehouseId })).body.obj;
    await trade.ops.put('/api/stock-count/line', { id: count.id, productId: No, quantity: million });
    await received(No, 2_147);
    refusedInWords(await trade.ops.post('/api/stock-count/post', { id: count.id, reason: 'Yearly count' }));
  });

  it('is refused on every path to the total of an invoice', async () => {
    await open();
    const invoice = await billable(million);
    const [item] = invoice.invoiceItems;
    const rate = 10 * million;
    refusedInWords(
      await trade.ops.put('/api/invoice', {
        invoiceId: invoice.invoiceId,
        invoiceItems: [{ invoiceItemId: item?.invoiceItemId, rate }],
      }),
    );
    const range = { start: 0, end: Date.now() + 1_000 };
    const prices = { productId: trade.goods.No, price: rate, wholesalePrice: rate };
    refusedInWords(await trade.manager.put('/api/correction/invoice-product-price', { ...prices, ...range }));
    const product = { productId: trade.goods.No, price: rate };
    expect((await trade.manager.put('/api/product', { product })).status).toBe(200);
    refusedInWords(await trade.manager.post('/api/correction/sync-up-invoice-item-rates', range));
    expect(await invoiceNow(invoice)).toMatchObject({ total: 2 * million, invoiceItems: [{ rate: 2 }] });
  });

  it('is refused where an order of too much would be billed', async () => {
    await open();
    await trade.receive([{ productId: trade.goods.No, quantity: million }]);
    const { body } = await trade.manager.post<{ obj: Order }>('/api/order/manual', {
      storeId: trade.tenant.store.id,
      time: Date.now(),
      orderItems: [{ productId: trade.goods.No, quantity: million, rate: 10 * million }],
    });
    refusedInWords(await trade.ops.post('/api/invoice', { orderId: body.obj.orderId }));
  });

  it('an invoice is taken as it was given, whatever its goods', async () => {
    await open();
    const [wheel] = await trade.receive([
      { productId: trade.goods.Yes, quantity: 1, weight: 1255 },
      { productId: trade.goods.No, quantity: 10 },
      { productId: trade.goods.Weighting, weight: 5000 },
    ]);
    const { orderId } = await shippedOrder(trade, { jars: 5, shrimp: 12.5, wheels: [wheel!.inventoryId] });
    const { obj } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body;
    expect(obj.invoiceItems.map(({ quantity }) => quantity)).toContain(0);
    const again = await trade.ops.put<{ obj: Invoice }>('/api/invoice', obj);
    expect([again.status, again.body.obj]).toEqual([200, obj]);
    const jars = obj.invoiceItems.find(({ productId }) => productId === trade.goods.No);
    const none = { invoiceId: obj.invoiceId, invoiceItems: [{ invoiceItemId: jars?.invoiceItemId, quantity: 0 }] };
    expect((await trade.ops.put('/api/invoice', none)).status).toBe(400);
  });
});
