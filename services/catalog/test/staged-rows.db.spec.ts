import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportKind } from '@depot/contracts/importing';
import { Db } from '@depot/node-database';
import { type Importer, Importers, type ImportOptions, runImport, type Transactions } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import { type TestApp, untilLockWait } from '@depot/node-testing';
import { providerOf } from '@depot/service-testing/provider-of';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

const firstStage = createStage(1_000_000).tenantId;
const tables = [
  'product',
  'product_gtin',
  'product_stock',
  'inventory_unit',
  'sub_warehouse',
  'category',
  'sub_category',
  'brand',
  'user',
  'address',
  'store_credit',
];
const header = 'Name,Warehouse,Category 1,Category 2,Supplier,Price,Has Weight,Code,Further GTINs';

class Killed extends Error {}

interface Sweeper {
  clearRows(id: number, importer: Importer<unknown>): Promise<void>;
}

/** Files of more than one step each. */
const files = {
  products: [
    header,
    ...Array.from(
      { length: 245 },
      (_, nth) => `Novelty ${nth},Cold store,Dairy,Kind ${nth % 3},Farm ${nth % 2},3.50,No,N${nth},14006381333938 × 24`,
    ),
  ],
  stock: [
    'Product,Quantity,Received',
    ...Array.from({ length: 250 }, (_, nth) => `Jar of olives,2,2026-03-0${1 + (nth % 2)}`),
  ],
  stores: [
    'Name,Email,Shipping address 1,Shipping city,Shipping state,Shipping ZIP code,Credit policy,Credit limit',
    ...Array.from(
      { length: 245 },
      (_, nth) => `Corner shop ${nth},corner${nth}@staged.test,1 Main St,Austin,TX,78701,STOP,50`,
    ),
  ],
} satisfies Partial<Record<ImportKind, string[]>>;
const kinds = Object.keys(files) as (keyof typeof files)[];

describe('products, stock and stores of a file wait where nobody sees them', () => {
  let app: TestApp;
  let db: Db;
  let trade: Trade;
  let folder: string;
  let imports = 0;

  beforeAll(async () => {
    app = await wholeProduct();
    db = app.app.get(Db, { strict: false });
    trade = await openTrade(app);
    folder = await mkdtemp(join(tmpdir(), 'depot-staged-rows-'));
    for (const kind of kinds) await writeFile(join(folder, `${kind}.csv`), files[kind].join('\n'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const importer = (kind: ImportKind) => app.app.get(Importers, { strict: false }).find(kind)!;
  const run = (kind: ImportKind, id: number, transactions: Transactions, more: Partial<ImportOptions> = {}) =>
    trade.asManager(() =>
      runImport(join(folder, `${kind}.csv`), importer(kind), transactions, {
        dryRun: false,
        stage: createStage(id),
        ...more,
      }),
    );
  const clear = (kind: ImportKind, id: number) =>
    trade.asManager(() => providerOf<Sweeper>(app, 'ImportSweeper').clearRows(id, importer(kind)));
  const count = async (sql: string, values: unknown[] = []) =>
    Number((await app.database.dataSource.query<{ n: number }[]>(sql, values))[0]?.n);
  const list = async (path: string) => (await trade.manager.get(path)).body.list.length;
  const seen = async () => ({
    products: await list('/api/product'),
    offered: (await trade.store.get('/api/product')).body.list.length,
    categories: await list('/api/category'),
    suppliers: await list('/api/brand'),
    stores: await list('/api/user?role=STORE'),
    stock: (await trade.level(trade.goods.No)).quantity,
    units: await list(`/api/inventory?productId=${trade.goods.No}`),
    history: await list(`/api/inventory/history?pid=${trade.goods.No}`),
  });
  /** Rows on stages, and users who see rows that do not exist yet. */
  const left = async () => {
    const found: Record<string, number> = {};
    for (const table of tables)
      found[table] = await count(`SELECT COUNT(*) n FROM ${table} WHERE tenant_id >= ?`, [firstStage]);
    found.offers = await count(
      `SELECT COUNT(*) n FROM product_store v LEFT JOIN product p ON p.id = v.product_id AND p.tenant_id = v.tenant_id
         LEFT JOIN user u ON u.id = v.store_id AND u.tenant_id = v.tenant_id WHERE p.id IS NULL OR u.id IS NULL`,
    );
    return Object.fromEntries(Object.entries(found).filter(([, n]) => n > 0));
  };

  it.each(kinds)('nothing is seen before the end and nothing is left, wherever it is killed: %s', async (kind) => {
    const before = await seen();
    let isEnding = false;
    let survived = -1;
    while (!isEnding) {
      survived += 1;
      imports += 1;
      let steps = 0;
      const transactions: Transactions = {
        transaction: async (work) => {
          if (steps === survived) throw new Killed();
          steps += 1;
          return db.transaction(async () => {
            const result = await work();
            // The last of them is killed within, when everything but its commit is done.
            if (isEnding) throw new Killed();
            return result;
          });
        },
      };
      const onApplied = async () => void (isEnding = true);
      await expect(run(kind, imports, transactions, { onApplied })).rejects.toBeInstanceOf(Killed);
      expect(await seen()).toEqual(before);
      await clear(kind, imports);
      expect(await left()).toEqual({});
    }
    expect(survived).toBe(4);
  });

  /** Does something between the first step and the second. */
  const meanwhile = (work: () => Promise<unknown>): Transactions => {
    let steps = 0;
    return {
      transaction: async (write) => {
        const result = await db.transaction(write);
        steps += 1;
        if (steps === 1) await work();
        return result;
      },
    };
  };
  const made = (answer: Promise<{ status: number; body: { obj: { id?: unknown } } }>) =>
    answer.then(({ status, body }) => {
      expect(status).toBe(201);
      return Number(body.obj.id);
    });

  it('products come in whole, also for a store that was made meanwhile', async () => {
    const before = await seen();
    let storeId = 0;
    const store = { name: 'Made meanwhile', role: 'STORE' };
    const inBetween = async () => (storeId = await made(trade.manager.post('/api/user', store)));
    expect(await run('products', 100, meanwhile(inBetween))).toMatchObject({ result: 'applied', rows: 245 });
    expect(await seen()).toMatchObject({
      products: before.products + 245,
      offered: before.offered + 245,
      suppliers: before.suppliers + 2,
      stores: before.stores + 1,
    });
    const { list: products } = (await trade.manager.get<{ list: { productId: number }[] }>('/api/product')).body;
    const ids = products.map(({ productId }) => productId);
    const seenByNew = (await trade.manager.get(`/api/user-product/product-ids?storeId=${storeId}`)).body.list;
    expect(seenByNew).toEqual(ids.toSorted((a, b) => a - b));
    expect(await trade.level(Math.max(...ids))).toMatchObject({ quantity: 0 });
    expect(await left()).toEqual({});
  });

  it('stores come in whole, and see a product that was made meanwhile', async () => {
    const before = await seen();
    let productId = 0;
    const inBetween = async () => (productId = await trade.addProduct('Made meanwhile too', 'No'));
    expect(await run('stores', 200, meanwhile(inBetween))).toMatchObject({ result: 'applied', rows: 245 });
    const { list: stores } = (await trade.manager.get<{ list: { id: number; name: string }[] }>('/api/user?role=STORE'))
      .body;
    expect(stores).toHaveLength(before.stores + 245);
    const { list: seeing } = (await trade.manager.get(`/api/user-product/store-ids?productId=${productId}`)).body;
    expect(seeing).toHaveLength(stores.length);
    const shop = stores.find(({ name }) => name === 'Corner shop 3')!;
    const { list: offers } = (await trade.manager.get(`/api/user-product/product-ids?storeId=${shop.id}`)).body;
    expect(offers).toHaveLength(await list('/api/product'));
    expect(await left()).toEqual({});
  });

  it('stock comes in whole, beside an order for the same goods, one movement a day', async () => {
    const before = await seen();
    await trade.receive([{ productId: trade.goods.No, quantity: 5 }]);
    const inBetween = async () => {
      const orderItems = [{ productId: trade.goods.No, quantity: 2 }];
      expect((await trade.store.post('/api/order', { orderItems })).status).toBe(201);
    };
    expect(await run('stock', 300, meanwhile(inBetween))).toMatchObject({ result: 'applied', rows: 250 });
    expect(await seen()).toMatchObject({ stock: before.stock + 505, history: before.history + 3 });
    expect(await trade.level(trade.goods.No)).toMatchObject({ bookedQuantity: 2 });
    const { list: movements } = (await trade.manager.get(`/api/inventory/history?pid=${trade.goods.No}`)).body;
    expect(movements[0]).toMatchObject({ cause: 'IMPORT', quantity: 250, balance: before.stock + 505 });
    const mismatches = (await trade.admin.get('/api/admin/quantity-mismatch')).body.list;
    expect(mismatches).toEqual([]);
    expect(await left()).toEqual({});
  });

  it('lets others order and receive the same goods while its units become those of the tenant', async () => {
    const staged = providerOf<{ adopt(stage: { tenantId: number }): Promise<void> }>(app, 'StagedUnitRepository');
    const { adopt } = staged;
    const beside: number[] = [];
    let shipping: Promise<unknown> = Promise.resolve();
    jest.spyOn(staged, 'adopt').mockImplementation(async (stage) => {
      await adopt.call(staged, stage);
      const line = { productId: trade.goods.No, quantity: 1 };
      await db.outsideTransaction(async () => {
        beside.push((await trade.ops.post('/api/inventory', { inventoryList: [line] })).status);
        beside.push((await trade.store.post('/api/order', { orderItems: [line] })).status);
        // Picks units: it waits for the import, which then needs the stock row that it holds.
        shipping = shippedOrder(trade, { jars: 1 });
        await untilLockWait(app.database.dataSource, shipping);
      });
    });
    const before = await seen();
    expect(await run('stock', 310, db)).toMatchObject({ result: 'applied', rows: 250 });
    jest.restoreAllMocks();
    await shipping;
    expect(beside).toEqual([201, 201]);
    expect((await seen()).stock).toBe(before.stock + 500);
    expect((await trade.admin.get('/api/admin/quantity-mismatch')).body.list).toEqual([]);
    expect(await left()).toEqual({});
  });

  it('a file of which somebody has made a place or a store since is refused whole', async () => {
    const elsewhere = await openTrade(app);
    const place = () => made(elsewhere.manager.post('/api/brand', { name: 'Farm 1' }));
    const shop = () => made(elsewhere.manager.post('/api/user', { name: 'Corner shop 0', role: 'STORE' }));
    trade = elsewhere;
    await app.database.dataSource.query(`UPDATE user SET username = NULL WHERE username LIKE 'corner%@staged.test'`);
    const before = await seen();
    await expect(run('products', 400, meanwhile(place))).rejects.toMatchObject({ code: 'DUPLICATE' });
    await expect(run('stores', 401, meanwhile(shop))).rejects.toMatchObject({ code: 'DUPLICATE' });
    await clear('products', 400);
    await clear('stores', 401);
    expect(await seen()).toEqual({ ...before, stores: before.stores + 1, suppliers: before.suppliers + 1 });
    expect(await left()).toEqual({});
  });
});
