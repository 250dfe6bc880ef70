import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateProduct } from '@depot/contracts/catalog';
import type { CreateUser, UpdateUser } from '@depot/contracts/identity';
import type { ImportKind } from '@depot/contracts/importing';
import { Db } from '@depot/node-database';
import { Importers, runImport, type Transactions } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import { type TestApp, untilLockWait } from '@depot/node-testing';
import { providerOf } from '@depot/service-testing/provider-of';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** A user's work in separate transactions; `isLast` tells whether the last committed one completes it. */
type Maker = (transactions: Transactions, isLast: { yes: boolean }) => Promise<unknown>;

describe('a product and a store that are made at the same moment', () => {
  let app: TestApp;
  let trade: Trade;
  let folder: string;
  let made = 0;
  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    folder = await mkdtemp(join(tmpdir(), 'depot-offered-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const imported =
    (kind: ImportKind, lines: () => string[]): Maker =>
    async (transactions, isLast) => {
      const path = join(folder, `${made}.csv`);
      await writeFile(path, lines().join('\n'));
      const importer = app.app.get(Importers, { strict: false }).find(kind)!;
      const onApplied = async () => void (isLast.yes = true);
      await runImport(path, importer, transactions, { dryRun: false, stage: createStage(800_000 + made), onApplied });
    };
  const command =
    (work: () => Promise<unknown>): Maker =>
    (transactions, isLast) => {
      isLast.yes = true;
      return transactions.transaction(work);
    };
  const addUser = () => providerOf<{ execute(user: CreateUser): Promise<{ id: number }> }>(app, 'AddUser');
  const editUser = () => providerOf<{ execute(user: UpdateUser): Promise<unknown> }>(app, 'EditUser');

  const makersOfProducts: Record<string, Maker> = {
    command: command(async () => {
      const { list } = (await trade.manager.get<{ list: CreateProduct['product'][] }>('/api/product')).body;
      const { subWarehouse, category, subCategory } = list[0]!;
      const place = { subWarehouse, category, subCategory };
      const product = { ...place, secondaryName: `Product ${made}`, hasWeight: 'No', price: 2, wholesalePrice: 1 };
      await providerOf<{ execute(body: object): Promise<unknown> }>(app, 'AddProduct').execute({ product });
    }),
    import: imported('products', () => [
      'Name,Warehouse,Category 1,Category 2,Price,Has Weight',
      `Product ${made},Cold store,Dairy,Cheese,3.50,No`,
    ]),
  };
  const makersOfStores: Record<string, Maker> = {
    command: command(() => addUser().execute({ name: `Store ${made}`, role: 'STORE' })),
    'another role': async (transactions, isLast) => {
      const { id } = await trade.asManager(() =>
        app.db.transaction(() => addUser().execute({ name: `Store ${made}`, role: 'WAREHOUSE_OPS' })),
      );
      await command(() => editUser().execute({ id, role: 'STORE' }))(transactions, isLast);
    },
    import: imported('stores', () => ['Name', `Store ${made}`]),
  };
  const pairs = Object.keys(makersOfProducts).flatMap((product) =>
    Object.keys(makersOfStores).flatMap((store) => [
      {
        first: `product by ${product}`,
        second: `store by ${store}`,
        makers: [product, store] as const,
        isProductFirst: true,
      },
      {
        first: `store by ${store}`,
        second: `product by ${product}`,
        makers: [product, store] as const,
        isProductFirst: false,
      },
    ]),
  );

  /** Does everything but the commit of the last transaction, then waits for `go`. */
  async function held(maker: Maker): Promise<{ go: () => void; end: Promise<unknown> }> {
    const db = app.app.get(Db, { strict: false });
    const isLast = { yes: false };
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    let tell = () => {};
    const isHeld = new Promise<void>((resolve) => (tell = resolve));
    const transaction: Transactions['transaction'] = (work) =>
      db.transaction(async () => {
        const result = await work();
        if (isLast.yes) {
          tell();
          await gate;
        }
        return result;
      });
    const end = trade.asManager(() => maker({ transaction }, isLast));
    await Promise.race([isHeld, end]);
    return { go, end };
  }

  it.each(pairs)(
    'are offered to each other: $first while $second',
    async ({ makers: [product, store], isProductFirst }) => {
      made += 1;
      const both = [makersOfProducts[product]!, makersOfStores[store]!];
      const [first, second] = isProductFirst ? both : both.toReversed();
      const { go, end } = await held(first!);
      const db = app.app.get(Db, { strict: false });
      const asked = trade.asManager(() => second!(db, { yes: false }));
      await untilLockWait(app.database.dataSource, asked);
      go();
      await Promise.all([end, asked]);
      const { list: products } = (
        await trade.manager.get<{ list: { productId: number; secondaryName: string }[] }>('/api/product')
      ).body;
      const { productId } = products.find(({ secondaryName }) => secondaryName === `Product ${made}`)!;
      const { list: stores } = (
        await trade.manager.get<{ list: { id: number; name: string }[] }>('/api/user?role=STORE')
      ).body;
      const { id } = stores.find(({ name }) => name === `Store ${made}`)!;
      expect((await trade.manager.get(`/api/user-product/store-ids?productId=${productId}`)).body.list).toContain(id);
    },
  );
});
