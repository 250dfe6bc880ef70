import type { StockMode } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import {
  type LabelledUnit,
  type ReceiveLine,
  STOCK_PORT,
  type StockLevel,
  type StockPort,
} from '@depot/contracts/inventory';
import { runInContext } from '@depot/node-context';
import { type TestApp, testApp, type TestClient, type TestTenant, type TestUser } from '@depot/node-testing';
import { billingMigrations, BillingModule } from '@depot/service-billing';
import { catalogMigrations, CatalogModule } from '@depot/service-catalog';
import { identityMigrations, IdentityModule } from '@depot/service-identity';
import { inventoryMigrations, InventoryModule } from '@depot/service-inventory';
import { orderMigrations, OrdersModule } from '@depot/service-orders';

/** A product of each kind, its price $2.00 and $1.50 wholesale. */
export type Goods = Record<StockMode, number>;

/** A distributor with its people, its shelves and goods on them, behind the real application. */
export class Trade {
  readonly store: TestClient;
  readonly ops: TestClient;
  readonly manager: TestClient;
  readonly admin: TestClient;

  constructor(
    readonly app: TestApp,
    readonly tenant: TestTenant,
    readonly goods: Goods,
    readonly subWarehouseId: number,
    private readonly subCategory: { category: number; subCategory: number },
  ) {
    this.store = app.as(tenant.store);
    this.ops = app.as(tenant.ops);
    this.manager = app.as(tenant.manager);
    this.admin = app.as(tenant.admin);
  }

  private get stock(): StockPort {
    return this.app.app.get<StockPort>(STOCK_PORT, { strict: false });
  }

  inTenant<T>(work: () => Promise<T>): Promise<T> {
    return this.app.inTenant(this.tenant.tenantId, work);
  }

  /** Does the work as the manager, like a background task that a manager has started. */
  asManager<T>(work: () => Promise<T>): Promise<T> {
    const { tenantId, manager } = this.tenant;
    const session = {
      sessionId: 'test',
      id: manager.id,
      role: manager.role,
      tenantId,
      displayName: manager.name,
      language: 'gb' as const,
      timezone: 'America/New_York',
      viewOnly: false,
    };
    return runInContext({ session, isBackground: true }, work);
  }

  receive(lines: readonly Partial<ReceiveLine>[]): Promise<LabelledUnit[]> {
    const whole = lines.map((line) => ({ productId: 0, quantity: 0, weight: 0, ...line }));
    return this.inTenant(() => this.app.db.transaction(() => this.stock.receive(whole, { cause: 'RECEIVED' })));
  }

  async level(productId: number): Promise<StockLevel> {
    const level = (await this.inTenant(() => this.stock.levels([productId]))).get(productId);
    if (!level) throw new Error(`Product ${productId} has no stock row.`);
    return level;
  }

  /** Another store, which may order everything. */
  async addStore(more: { wholesalePrice?: boolean } = {}): Promise<TestUser> {
    const store = await this.tenant.add('STORE', more);
    const catalog = this.app.app.get<CatalogPort>(CATALOG_PORT, { strict: false });
    await this.inTenant(() => this.app.db.transaction(() => catalog.offerEverythingTo(store.id)));
    return store;
  }

  async addProduct(name: string, hasWeight: StockMode, price = 2): Promise<number> {
    const { subWarehouseId, subCategory } = this;
    return addProduct(this.manager, { name, hasWeight, price, subWarehouseId, ...subCategory });
  }
}

type Composition = Pick<Parameters<typeof testApp>[0], 'modules' | 'migrations'>;

/** The domains that orders need, and further ones with their migrations. */
export function tradeApp({ modules = [], migrations = [] }: Partial<Composition> = {}): Promise<TestApp> {
  return testApp({
    modules: [IdentityModule, CatalogModule, InventoryModule, OrdersModule, BillingModule, ...modules],
    migrations: [
      identityMigrations,
      catalogMigrations,
      inventoryMigrations,
      orderMigrations,
      billingMigrations,
      ...migrations,
    ],
    withRealIdentity: true,
  });
}

/** A new tenant with a product of each kind and nothing in stock. */
export async function openTrade(app: TestApp): Promise<Trade> {
  const tenant = await app.seedTenant();
  const manager = app.as(tenant.manager);
  const made = async (path: string, body: object) => {
    const answer = await manager.post(path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.body.message}`);
    return Number(answer.body.obj.id);
  };
  const subWarehouseId = await made('/api/warehouse', { name: 'Cold store' });
  const category = await made('/api/category', { name: 'Dairy', subWarehouse: { id: subWarehouseId } });
  const subCategory = await made('/api/category/sub', { name: 'Cheese', category: { id: category } });
  const place = { subWarehouseId, category, subCategory };
  const goods = {
    No: await addProduct(manager, { name: 'Jar of olives', hasWeight: 'No', price: 2, ...place }),
    Yes: await addProduct(manager, { name: 'Wheel of cheese', hasWeight: 'Yes', price: 2, ...place }),
    Weighting: await addProduct(manager, { name: 'Loose shrimp', hasWeight: 'Weighting', price: 2, ...place }),
  };
  return new Trade(app, tenant, goods, subWarehouseId, { category, subCategory });
}

interface NewProduct {
  name: string;
  hasWeight: StockMode;
  price: number;
  subWarehouseId: number;
  category: number;
  subCategory: number;
}

async function addProduct(
  manager: TestClient,
  { name, hasWeight, price, subWarehouseId, category, subCategory }: NewProduct,
): Promise<number> {
  const { body, status } = await manager.post('/api/product', {
    product: {
      secondaryName: name,
      hasWeight,
      price,
      wholesalePrice: 1.5,
      subWarehouse: { id: subWarehouseId },
      category: { id: category },
      subCategory: { id: subCategory },
    },
  });
  if (status !== 201) throw new Error(`${name}: ${body.message} ${JSON.stringify(body.details)}`);
  return Number(body.obj.productId);
}
