import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Category } from '@depot/contracts/catalog';
import type { ImportKind } from '@depot/contracts/importing';
import { Db } from '@depot/node-database';
import { Importers, runImport, type Transactions } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import type { TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const rows = 1_500;
const numbers = Array.from({ length: rows }, (_, nth) => nth);

describe('while one tenant brings a file in and nothing of it is stored yet', () => {
  let app: TestApp;
  let trade: Trade;
  let other: Trade;
  let folder: string;
  /** New names for everything that the other tenant makes. */
  let made = 0;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    other = await openTrade(app);
    await other.receive([{ productId: other.goods.No, quantity: 1000 }]);
    folder = await mkdtemp(join(tmpdir(), 'depot-locks-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const files = (): Record<ImportKind, string[]> => ({
    products: [
      'Name,Warehouse,Category 1,Category 2,Price,Has Weight,Code',
      ...numbers.map((nth) => `Novelty ${nth},Cold store,Dairy,Cheese,3.50,No,N${nth}`),
    ],
    stock: ['Product,Quantity', 'Jar of olives,5', ...numbers.map((nth) => `N${nth},5`)],
    stores: ['Name,Email', ...numbers.slice(0, 200).map((nth) => `Corner shop ${nth},corner${nth}@locks.test`)],
    orders: [
      'Order,Date,Store,Product,Quantity,Rate,Paid',
      ...numbers
        .slice(0, 400)
        .map((nth) => `L${nth},2026-03-04,${trade.tenant.store.name},Jar of olives,2,1.25,${nth % 2 ? 'Yes' : 'No'}`),
    ],
  });

  /** Everything that takes ids, numbers and rows of the tables that a file fills, as another tenant. */
  async function work(): Promise<Record<string, number>> {
    made += 1;
    const status = async (answer: Promise<{ status: number }>) => (await answer).status;
    const { manager, ops, goods } = other;
    await other.addProduct(`Special ${made}`, 'No');
    const { orderId } = await shippedOrder(other, { jars: 1 });
    const billed = await ops.post('/api/invoice', { orderId });
    const { invoiceId } = billed.body.obj;
    const payment = { invoiceId, amount: 1, method: 'CASH' };
    const shop = { name: `Shop ${made}`, role: 'STORE', username: `shop${made}@locks.test` };
    return {
      list: await status(manager.get('/api/product')),
      change: await status(manager.put('/api/product', { product: { productId: goods.No, price: 2 + made / 100 } })),
      receive: await status(ops.post('/api/inventory', { inventoryList: [{ productId: goods.No, quantity: 3 }] })),
      bill: billed.status,
      pay: await status(ops.post('/api/invoice/payment', payment)),
      invite: await status(manager.post('/api/user', shop)),
    };
  }
  /** Concurrent work of the same tenant on the stock rows of the file's goods. */
  async function workBeside(): Promise<Record<string, number>> {
    made += 1;
    const { manager, ops, store, goods } = trade;
    const received = await ops.post('/api/inventory', { inventoryList: [{ productId: goods.No, quantity: 3 }] });
    const ordered = await store.post('/api/order', { orderItems: [{ productId: goods.No, quantity: 1 }] });
    const invited = await manager.post('/api/user', { name: `Shop ${made}`, role: 'STORE' });
    return { receive: received.status, order: ordered.status, invite: invited.status };
  }
  const doneBeside = { receive: 201, order: 201, invite: 201 };
  /** Concurrent changes of the file's products, places and visibility, which wait for the running step at most. */
  async function workBetween(): Promise<Record<string, number>> {
    const { manager, goods, tenant } = trade;
    const { list: productIds } = (await manager.get(`/api/user-product/product-ids?storeId=${tenant.store.id}`)).body;
    const { list: categories } = (await manager.get<{ list: Category[] }>('/api/category')).body;
    const { id, subWarehouse } = categories[0]!;
    await trade.addProduct(`Special of its own ${made}`, 'No');
    const changed = await manager.put('/api/product', { product: { productId: goods.No, price: 3 + made / 100 } });
    const renamed = await manager.put('/api/category', { id, name: `Renamed ${made}`, subWarehouse });
    const offered = await manager.put('/api/user-product/user', { userId: tenant.store.id, productIds });
    return { change: changed.status, rename: renamed.status, offer: offered.status };
  }
  const doneBetween = { change: 200, rename: 200, offer: 200 };
  const done = { list: 200, change: 200, receive: 201, bill: 201, pay: 201, invite: 201 };

  it.each(['products', 'stock', 'stores', 'orders'] as const)(
    'another does all of its work at once, and so do others of its own until the last step: %s',
    async (kind) => {
      const path = join(folder, `${kind}.csv`);
      await writeFile(path, files()[kind].join('\n'));
      const db = app.app.get(Db, { strict: false });
      const importer = app.app.get(Importers, { strict: false }).find(kind)!;
      const found: Record<string, number>[] = [];
      const beside: Record<string, number>[] = [];
      const between: Record<string, number>[] = [];
      // Within the first, second and last of its transactions, with every lock that they take.
      let steps = 0;
      const whileHeld = async <T>(result: T, isLast: boolean) => {
        steps += 1;
        if (steps < 3 || isLast) found.push(await db.outsideTransaction(work));
        if (steps < 3) beside.push(await db.outsideTransaction(workBeside));
        return result;
      };
      const transactions: Transactions = {
        transaction: async (write) => {
          const result = await db.transaction(async () => whileHeld(await write(), isEnding));
          if (steps < 3) between.push(await workBetween());
          return result;
        },
      };
      let isEnding = false;
      const onApplied = async () => void (isEnding = true);
      const outcome = await trade.asManager(() =>
        runImport(path, importer, transactions, { dryRun: false, stage: createStage(900_000 + made), onApplied }),
      );
      expect(outcome).toMatchObject({ result: 'applied', problems: [] });
      expect(found).toEqual(found.map(() => done));
      expect(beside).toEqual([doneBeside, doneBeside]);
      expect(between).toEqual([doneBetween, doneBetween]);
      expect(isEnding && found.length).toBe(3);
    },
  );
});
