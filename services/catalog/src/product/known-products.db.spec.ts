import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import { memoryIdentity, type TestApp, TestClient, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Transformer } from '@napi-rs/image';
import { CatalogModule } from '../catalog.module.js';
import { ProductImporter } from '../product-import/product.importer.js';
import { catalogBench, makePlaces, makeProduct, type Places, type WireProduct } from '../testing/catalog-bench.js';
import { emptyStockModule } from '../testing/empty-stock.js';
import { KnownProducts } from './known-products.js';

describe('cached products', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let manager: TestClient;
  /** The same manager in another process. */
  let elsewhere: TestClient;
  let known: KnownProducts;
  let folder: string;
  let places: Places;
  let productId: number;

  beforeAll(async () => {
    app = await catalogBench();
    tenant = await app.seedTenant();
    manager = app.as(tenant.manager);
    const { memory } = app;
    if (!memory) throw new Error('Users are in memory here.');
    const url = await app.alsoServe([memoryIdentity(memory), emptyStockModule, CatalogModule]);
    const token = await app.issueToken(tenant.manager);
    elsewhere = new TestClient(url, async () => ({ authorization: `Bearer ${token}` }));
    known = app.app.get(KnownProducts, { strict: false });
    folder = await mkdtemp(join(tmpdir(), 'depot-known-'));
    places = await makePlaces(manager);
    ({ productId } = await makeProduct(manager, places));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await app.close();
  });

  const remembered = () => app.inTenant(tenant.tenantId, () => known.listAll());
  /** Within a transaction nothing that is remembered counts. */
  const stored = () => app.inTenant(tenant.tenantId, () => app.db.transaction(() => known.listAll()));
  const found = (ids: number[]) => app.inTenant(tenant.tenantId, () => known.findByIds(ids));
  const listedBy = async (client: TestClient) =>
    (await client.get<{ list: WireProduct[] }>('/api/product?includeDisabled=true')).body.list;

  const put = (path: string, body?: object) => manager.put(path, body);
  const changes: [string, () => Promise<{ status: number }>][] = [
    [
      'a new product',
      () => manager.post('/api/product', { product: { secondaryName: 'Gouda', price: 8, hasWeight: 'No', ...places } }),
    ],
    ['an edit', () => put('/api/product', { product: { productId, price: 99 } })],
    ['disabling', () => manager.delete(`/api/product?id=${productId}`)],
    ['enabling', () => put('/api/product/enable', { product: { productId } })],
    ['a picture', async () => put(`/api/product/picture?productId=${productId}`, await picture())],
    ['a picture that is removed', () => manager.delete(`/api/product/picture?productId=${productId}`)],
    ['the name of an area', () => put('/api/warehouse', { id: places.subWarehouse.id, name: 'Colder' })],
    [
      'the name of a category',
      () => put('/api/category', { ...places.category, name: 'Milk', subWarehouse: places.subWarehouse }),
    ],
    [
      'the name of a category 2',
      () => put('/api/category/sub', { ...places.subCategory, name: 'Hard', category: places.category }),
    ],
    ['the name of a supplier', () => put('/api/brand', { id: places.brand.id, name: 'Farmers' })],
    ['a move of a category 2', () => moved()],
    ['an import', () => imported()],
  ];

  it.each(changes)('follow %s, here and in other processes', async (_what, change) => {
    const before = await stored();
    expect(await remembered()).toEqual(before);
    await listedBy(elsewhere);
    const { status } = await change();
    expect(status).toBeLessThan(300);
    const after = await stored();
    expect(after).not.toEqual(before);
    const own = after.filter((product) => product.productId === productId);
    expect(await found([productId])).toEqual(own); // before all of them have been read again
    expect(await remembered()).toEqual(after);
    expect(await found([productId])).toEqual(own);
    expect(await listedBy(elsewhere)).toEqual(await listedBy(manager));
    expect((await listedBy(elsewhere)).map(({ version }) => version)).toEqual(after.map(({ version }) => version));
  });

  it('are read once until something changes, and cannot be modified by callers', async () => {
    const [first] = await remembered();
    const [again] = await remembered();
    expect(again).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
    expect((await found([first!.productId]))[0]).toBe(first);
    expect(await found([-1])).toEqual([]);
  });

  it('never belong to another tenant', async () => {
    const other = await app.seedTenant('Elsewhere');
    expect(await listedBy(app.as(other.manager))).toEqual([]);
    expect(await app.inTenant(other.tenantId, () => known.findByIds([productId]))).toEqual([]);
    expect(await listedBy(manager)).not.toEqual([]);
  });

  it('do not contain uncommitted changes', async () => {
    const before = await remembered();
    const failing = app.inTenant(tenant.tenantId, () =>
      app.db.transaction(async () => {
        await app.db.execute(`UPDATE product SET price = 1.11 WHERE tenant_id = :tenantId`);
        expect((await known.listAll()).map(({ price }) => price)).toContain(111);
        expect(await known.findByIds([productId])).toMatchObject([{ price: 111 }]);
        throw new Error('undone');
      }),
    );
    await expect(failing).rejects.toThrow('undone');
    expect(await remembered()).toEqual(before);
    expect(await found([productId])).toEqual(before.filter((product) => product.productId === productId));
  });

  it('are read again after a failed read', async () => {
    let asked = 0;
    const listAll = () =>
      (asked += 1) === 1 ? Promise.reject(new Error('the database is away')) : Promise.resolve([]);
    const version = { readCurrent: () => Promise.resolve('1') };
    const fresh = new KnownProducts(app.db, { listAll } as never, version as never);
    const read = () => app.inTenant(tenant.tenantId, () => fresh.listAll());
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toEqual([]);
  });

  async function picture(): Promise<FormData> {
    const form = new FormData();
    const content = await Transformer.fromRgbaPixels(new Uint8Array(64 * 64 * 4).fill(90), 64, 64).png();
    form.append('file', new Blob([Uint8Array.from(content)]), 'photo.png');
    return form;
  }

  async function moved(): Promise<{ status: number }> {
    const other = await makePlaces(manager, ' 2');
    return put('/api/category/sub', { ...places.subCategory, name: 'Moved', category: other.category });
  }

  async function imported(): Promise<{ status: number }> {
    const path = join(folder, 'products.csv');
    await writeFile(path, 'Name,Warehouse,Category 1,Category 2,Price,Has Weight\nOlives,Dry,Jars,Olives,5.5,No');
    const importer = app.app.get(ProductImporter, { strict: false });
    const { result } = await app.inTenant(tenant.tenantId, () =>
      runImport(path, importer, app.db, { dryRun: false, stage: createStage(1) }),
    );
    return { status: result === 'applied' ? 200 : 500 };
  }
});
