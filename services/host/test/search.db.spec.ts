import type { InvoiceHit, OrderHit, ProductHit } from '@depot/contracts/search';
import type { TestApp, TestClient, TestUser } from '@depot/node-testing';
import { productApp } from '@depot/service-testing/product-app';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

type Kind = 'products' | 'orders' | 'invoices';
type Hit = Omit<ProductHit & OrderHit & Omit<InvoiceHit, 'status'>, 'status'>;

describe('what each role finds', () => {
  let app: TestApp;
  let trade: Trade;
  let admin: TestClient;
  /** An order of the trade's own store, and one of another store. */
  let ownOrder: number;
  let otherOrder: number;
  let otherStore: TestUser;

  beforeAll(async () => {
    app = await productApp();
    trade = await openTrade(app);
    admin = app.as(trade.tenant.admin);
    otherStore = await trade.tenant.add('STORE');
    ownOrder = await sold(trade.tenant.store.id);
    otherOrder = await sold(otherStore.id);
  });
  afterAll(() => app.close());

  /** A manual order with its invoice: display id and invoice number count from 1. */
  async function sold(storeId: number): Promise<number> {
    const orderItems = [{ productId: trade.goods.No, quantity: 1, rate: 2 }];
    await trade.ops.post('/api/inventory', { inventoryList: [{ productId: trade.goods.No, quantity: 5 }] });
    const { body, status } = await admin.post<{ obj: { orderId: number } }>('/api/order/manual', {
      storeId,
      time: Date.now(),
      orderItems,
    });
    expect(status).toBe(201);
    expect((await admin.post('/api/invoice', { orderId: body.obj.orderId })).status).toBe(201);
    return body.obj.orderId;
  }
  const find = async (client: TestClient, kind: Kind, q: string) => {
    const { status, body } = await client.get<{ list: Hit[] }>(`/api/search/${kind}?q=${encodeURIComponent(q)}`);
    return { status, list: body.list };
  };
  const orders = async (client: TestClient, q: string) =>
    (await find(client, 'orders', q)).list.map(({ orderId }) => orderId);
  const invoices = async (client: TestClient, q: string) =>
    (await find(client, 'invoices', q)).list.map(({ invoiceId }) => invoiceId);
  const nameOf = async (productId: number) =>
    (await admin.get<{ obj: { secondaryName: string } }>(`/api/product?id=${productId}`)).body.obj.secondaryName;

  it('the warehouse finds every order and invoice by number and by store, the newest first', async () => {
    for (const client of [admin, trade.manager, trade.ops]) {
      expect([await orders(client, '1'), await orders(client, '#2')]).toEqual([[ownOrder], [otherOrder]]);
      expect([await invoices(client, 'I2'), await invoices(client, 'i1'), await invoices(client, 'RI1')]).toEqual([
        ['I2'],
        ['I1'],
        [],
      ]);
    }
    const { storeName } = (await find(admin, 'orders', '1')).list[0]!;
    expect(await orders(admin, storeName)).toContain(ownOrder);
    expect(await invoices(admin, storeName.toUpperCase())).toContain('I1');
  });

  it('a store finds its own alone, whatever it asks for', async () => {
    expect([await orders(trade.store, '1'), await orders(trade.store, '2'), await invoices(trade.store, '2')]).toEqual([
      [ownOrder],
      [],
      [],
    ]);
    expect([await orders(app.as(otherStore), '2'), await invoices(app.as(otherStore), 'I2')]).toEqual([
      [otherOrder],
      ['I2'],
    ]);
    const { storeName } = (await find(admin, 'orders', '1')).list[0]!;
    expect(await orders(app.as(otherStore), storeName)).not.toContain(ownOrder);
  });

  it('who only reads for a store finds its orders, and neither invoices nor products', async () => {
    const viewer = app.as(await trade.tenant.add('READ_ONLY_STORE', { storeId: trade.tenant.store.id }));
    expect([await orders(viewer, '1'), await orders(viewer, '2')]).toEqual([[ownOrder], []]);
    expect([(await find(viewer, 'invoices', '1')).status, (await find(viewer, 'products', 'a')).status]).toEqual([
      403, 403,
    ]);
  });

  it('a store finds the products that it may order; the warehouse hidden and deleted ones too', async () => {
    const { No, Yes } = trade.goods;
    const [counted, weighed] = [await nameOf(No), await nameOf(Yes)];
    await trade.manager.put('/api/user-product/user', { userId: otherStore.id, productIds: [Yes] });
    const products = async (client: TestClient, q: string) =>
      (await find(client, 'products', q)).list.map(({ productId }) => productId);
    expect([await products(app.as(otherStore), counted), await products(app.as(otherStore), weighed)]).toEqual([
      [],
      [Yes],
    ]);
    expect(await products(trade.store, counted)).toContain(No);
    await trade.manager.delete(`/api/product?id=${Yes}`);
    expect(await products(app.as(otherStore), weighed)).toEqual([]);
    expect((await find(trade.ops, 'products', weighed)).list).toEqual([
      expect.objectContaining({ productId: Yes, disabled: true }),
    ]);
    await trade.manager.put('/api/product/enable', { product: { productId: Yes } });
  });

  it('takes every word in any order, and signs of patterns as they are', async () => {
    const name = await nameOf(trade.goods.No);
    const [place] = (await admin.get<{ list: object[] }>('/api/product')).body.list as {
      subWarehouse: object;
      category: object;
      subCategory: object;
    }[];
    const { subWarehouse, category, subCategory } = place!;
    const add = { subWarehouse, category, subCategory, price: 1, hasWeight: 'No' };
    await trade.manager.post('/api/product', {
      product: { ...add, secondaryName: '100% Apple_Juice', tertiaryName: '苹果汁', code: 'AJ-9' },
    });
    const found = async (q: string) => (await find(admin, 'products', q)).list.map((hit) => hit.name);
    for (const q of ['juice 100%', 'le_ju', '苹果', 'aj-9'])
      expect(await found(q)).toEqual(['100% Apple_Juice - 苹果汁']);
    expect(await found('100_')).toEqual([]);
    expect((await found(name.slice(0, 3)))[0]).toBe(name);
  });

  it('the papers of a store are found by its name, also where it is disabled or its user has another role', async () => {
    const { storeName } = (await find(admin, 'orders', '1')).list[0]!;
    const found = async () => [await orders(admin, storeName), await invoices(admin, storeName)];
    const set = (change: string) =>
      app.database.dataSource.query(`UPDATE user SET ${change} WHERE id = ?`, [trade.tenant.store.id]);
    await set('disabled = 1');
    const ofDisabled = await found();
    await set("disabled = 0, role = 'WAREHOUSE_OPS'");
    const ofFormer = await found();
    const ofOther = await orders(app.as(otherStore), storeName);
    await set("role = 'STORE'");
    expect(ofDisabled).toEqual([expect.arrayContaining([ownOrder]), expect.arrayContaining(['I1'])]);
    expect(ofFormer).toEqual([expect.arrayContaining([ownOrder]), expect.arrayContaining(['I1'])]);
    expect(ofOther).not.toContain(ownOrder);
  });

  it('nobody finds what is another tenant’s', async () => {
    const stranger = (await openTrade(app)).manager;
    expect([await orders(stranger, '1'), await invoices(stranger, '1')]).toEqual([[], []]);
  });
});
