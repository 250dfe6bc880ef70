import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Weighing } from '@depot/contracts/amounts';
import { CATALOG_PORT } from '@depot/contracts/catalog';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { testDatabase } from '@depot/node-testing';
import { InventoryModule } from '../inventory.module.js';
import { inventoryMigrations } from '../migrations/index.js';
import { ProductList } from './product-list.js';

/** Stock on a real database of its own, without HTTP. */
export async function stockBench() {
  const database = await testDatabase([inventoryMigrations]);
  const catalog = new ProductList();

  @Global()
  @Module({
    providers: [
      { provide: Db, useValue: database.db },
      { provide: CATALOG_PORT, useValue: catalog },
    ],
    exports: [Db, CATALOG_PORT],
  })
  class Ground {}

  @Module({ imports: [Ground, InventoryModule] })
  class Bench {}

  const app = await NestFactory.createApplicationContext(Bench, { logger: false });
  const stock = app.get<StockPort>(STOCK_PORT);
  let lastProductId = 0;

  /** Runs work as one command of a tenant. */
  const command = <T>(work: (port: StockPort) => Promise<T>, tenantId = 1): Promise<T> =>
    runInContext({ tenantId }, () => database.db.transaction(() => work(stock)));

  return {
    stock,
    catalog,
    db: database.db,
    get: app.get.bind(app),
    command,
    /** Makes a product with an empty stock row. */
    async product(hasWeight: Weighing, tenantId = 1): Promise<number> {
      const productId = ++lastProductId;
      catalog.add(productId, hasWeight);
      await command((port) => port.open([{ productId, hasWeight }]), tenantId);
      return productId;
    },
    async level(productId: number, tenantId = 1) {
      return runInContext({ tenantId }, async () => (await stock.levels([productId])).get(productId));
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
}

export type StockBench = Awaited<ReturnType<typeof stockBench>>;
