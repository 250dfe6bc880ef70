import type { StockMode } from '@depot/contracts/amounts';
import { ACCOUNTING_PORT, type AccountingPort } from '@depot/contracts/billing';
import { CATALOG_PORT, type ProductListing } from '@depot/contracts/catalog';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { KNOWN_ORDERS_PORT, type KnownOrdersPort, ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { testApp } from '@depot/node-testing';
import { Module } from '@nestjs/common';
import { InventoryModule } from '../inventory.module.js';
import { inventoryMigrations } from '../migrations/index.js';
import { ProductList } from './product-list.js';

/** Stock without orders. */
const noOrders: Pick<OrdersPort, 'booked' | 'countPlaced' | 'countLate'> & KnownOrdersPort = {
  booked: () => Promise.resolve(new Map()),
  countPlaced: () => Promise.resolve([]),
  countLate: () => Promise.resolve([]),
  known: () => Promise.resolve(new Map()),
};

/** Books in which no day is closed. */
const openBooks: AccountingPort = { assertOpen: () => Promise.resolve() };

/** Inventory behind HTTP and behind its port, on a real database, with users and a list of products in memory. */
export async function inventoryApp() {
  const catalog = new ProductList();

  @Module({
    providers: [
      { provide: ACCOUNTING_PORT, useValue: openBooks },
      { provide: CATALOG_PORT, useValue: catalog },
      { provide: ORDERS_PORT, useValue: noOrders },
      { provide: KNOWN_ORDERS_PORT, useValue: noOrders },
    ],
    exports: [ACCOUNTING_PORT, CATALOG_PORT, KNOWN_ORDERS_PORT, ORDERS_PORT],
  })
  class Neighbours {}

  const app = await testApp({
    modules: [{ module: Neighbours, global: true }, InventoryModule],
    migrations: [inventoryMigrations],
  });
  const stock = app.app.get<StockPort>(STOCK_PORT, { strict: false });
  let lastProductId = 0;

  /** Runs work as one command of a tenant. */
  const command = <T>(work: (port: StockPort) => Promise<T>, tenantId = 1): Promise<T> =>
    app.inTenant(tenantId, () => app.db.transaction(() => work(stock)));

  return Object.assign(app, {
    command,
    /** Creates a product with an empty stock row. */
    async product(hasWeight: StockMode, tenantId = 1, more: Partial<ProductListing> = {}): Promise<number> {
      const productId = ++lastProductId;
      catalog.add(productId, hasWeight, more);
      await command((port) => port.open([{ productId, hasWeight }]), tenantId);
      return productId;
    },
    async level(productId: number, tenantId = 1) {
      return (await app.inTenant(tenantId, () => stock.levels([productId]))).get(productId);
    },
  });
}

export type InventoryApp = Awaited<ReturnType<typeof inventoryApp>>;
