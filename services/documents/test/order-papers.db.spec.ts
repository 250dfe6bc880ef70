import type { Invoice, Payment } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import { formatDate } from '@depot/contracts/time';
import type { TestApp, TestClient } from '@depot/node-testing';
import { textOf } from '@depot/service-testing/printed-text';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { moreOften, statementsOf } from './asked-statements.js';

describe('papers of orders', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    const { No, Weighting } = trade.goods;
    await trade.receive([
      { productId: No, quantity: 10, lot: 'N-LATER', expiry: '2099-03-31' },
      { productId: No, quantity: 2, lot: 'N-SOON', expiry: '2098-03-31' },
      { productId: No, quantity: 2, lot: 'N-SOON', expiry: '2098-03-31' },
      { productId: Weighting, weight: 20_000 },
    ]);
  });
  afterAll(() => app.close());

  const order = async (lines: object[]) => {
    const { id: storeId } = trade.tenant.store;
    const { body } = await trade.admin.post<{ obj: Order }>('/api/order', { orderItems: lines, storeId });
    return body.obj.orderId;
  };
  const paper = async (reader: TestClient, orderId: number, language = 'gb') => {
    const { bytes } = await reader.post(
      '/api/order/download',
      { orderIds: [orderId] },
      { 'accept-language': language },
    );
    return (await textOf(bytes)).replace(/\s+/g, ' ');
  };

  it('a pick list names the lots to take first, as outbound does, to whoever works in the warehouse', async () => {
    const { No, Weighting } = trade.goods;
    const orderId = await order([
      { productId: No, quantity: 5 },
      { productId: Weighting, weight: 3 },
      { productId: No, quantity: 1 },
    ]);
    const text = await paper(trade.ops, orderId);
    const first = 'Take first: Lot N-SOON · exp. 3/31/2098 · 4 pcs; Lot N-LATER · exp. 3/31/2099 · 2 pcs';
    expect(text).toContain(first);
    // Both lines of the product together, and goods without lot and day not at all.
    expect(text.split('Take first')).toHaveLength(2);
    expect(await paper(trade.ops, orderId, 'cn')).toContain(
      '优先取用：批号 N-SOON · 有效期至 3/31/2098 · 4 件； 批号 N-LATER',
    );
    const own = await paper(trade.store, orderId);
    expect(own).toContain('Jar of olives');
    expect(own).not.toContain('N-SOON');
  });

  it('a packing slip names the lots that left, and the day on which they did', async () => {
    const { orderId } = await shippedOrder(trade, { jars: 6, shrimp: 2 });
    const text = await paper(trade.store, orderId);
    expect(text).toContain('Lot N-SOON · exp. 3/31/2098 · 4 pcs; Lot N-LATER · exp. 3/31/2099 · 2 pcs');
    expect(text).not.toContain('Take first');
    expect(text).toContain(`Shipped on ${formatDate(Date.now(), 'America/New_York')}`);
  });

  it('many are asked for together: no statement more often than for one', async () => {
    const { No, Yes, Weighting } = trade.goods;
    const weighed = await trade.receive(
      [4, 5].map((weight) => ({ productId: Yes, quantity: 1, weight: weight * 100 })),
    );
    const picked: number[] = [];
    for (const quantity of [1, 2, 1]) {
      const lines = [
        { productId: No, quantity },
        { productId: Weighting, weight: quantity },
      ];
      picked.push(await order(lines));
    }
    const shipped: number[] = [];
    for (const { inventoryId } of weighed) shipped.push((await shippedOrder(trade, { wheels: [inventoryId] })).orderId);
    const print = (orderIds: number[]) => statementsOf(app, () => trade.ops.post('/api/order/download', { orderIds }));
    const one = [picked[0]!, shipped[0]!];
    const all = [...picked, ...shipped];
    await print(one);
    expect(moreOften(await print(one), await print(all))).toEqual([]);
    const bill = async (orderId: number) =>
      (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj.invoiceId;
    const invoiceIds = [await bill(shipped[0]!), await bill(shipped[1]!)];
    const { orderId } = await shippedOrder(trade, { shrimp: 2 });
    invoiceIds.push(await bill(orderId));
    const printed = (ids: string[]) =>
      statementsOf(app, () => trade.ops.post('/api/document/invoice/download', { invoiceIds: ids }));
    expect(moreOften(await printed(invoiceIds.slice(0, 2)), await printed(invoiceIds))).toEqual([]);
  });

  it('a paid invoice keeps its file until its payment is reversed and another one pays it', async () => {
    const { orderId } = await shippedOrder(trade, { shrimp: 2 });
    const { invoiceId, total } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
    const pay = async (method: string) => {
      const payment = { invoiceId, amount: total, method };
      return (await trade.ops.post<{ obj: Payment }>('/api/invoice/payment', payment)).body.obj;
    };
    const print = async () =>
      (await trade.ops.post('/api/document/invoice/download', { invoiceIds: [invoiceId] })).bytes;
    const { paymentId } = await pay('CHECK');
    const first = await print();
    expect(await textOf(first)).toContain('Check');
    expect((await print()).equals(first)).toBe(true);
    // As an older process stores it.
    await app.database.dataSource.query('UPDATE printed_invoice SET settled_at = NULL WHERE invoice_id = ?', [
      invoiceId,
    ]);
    expect((await print()).equals(first)).toBe(true);
    await trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' });
    expect(await textOf(await print())).not.toContain('Check');
    await pay('CASH');
    const second = await print();
    expect(await textOf(second)).toContain('Cash');
    expect((await print()).equals(second)).toBe(true);
  });

  it('a pick list of several areas goes through them one after the other', async () => {
    const made = async (path: string, body: object) => {
      const answer = await trade.manager.post<{ obj: { id?: number; productId?: number } }>(path, body);
      expect(answer.status).toBe(201);
      return answer.body.obj;
    };
    const subWarehouse = await made('/api/warehouse', { name: 'Ambient hall' });
    const category = await made('/api/category', { name: 'Grains', subWarehouse });
    const subCategory = await made('/api/category/sub', { name: 'Rice', category });
    const rice = { secondaryName: 'Sack of rice', hasWeight: 'No', price: 2, wholesalePrice: 2 };
    const { productId: dry = 0 } = await made('/api/product', {
      product: { ...rice, subWarehouse, category, subCategory },
    });
    await trade.receive([{ productId: dry, quantity: 4 }]);
    const orderId = await order([
      { productId: trade.goods.No, quantity: 1 },
      { productId: dry, quantity: 1 },
    ]);
    const text = await paper(trade.ops, orderId);
    const places = ['Ambient hall', 'Sack of rice', 'Cold store', 'Jar of olives'].map((word) => text.indexOf(word));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(Math.max(places[0]!, places[1]!)).toBeLessThan(Math.min(places[2]!, places[3]!));
  });
});
