import { CATALOG_PORT, type CatalogPort, type ListedIds, type Product } from '@depot/contracts/catalog';
import type { TestApp, TestClient, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogBench, makePlaces, makeProduct, type Places } from '../testing/catalog-bench.js';

describe('products', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let manager: TestClient;
  let store: TestClient;
  let places: Places;
  beforeAll(async () => {
    app = await catalogBench();
    tenant = await app.seedTenant();
    manager = app.as(tenant.manager);
    store = app.as(tenant.store);
    places = await makePlaces(manager);
  });
  afterAll(() => app.close());

  const ids = async (client: TestClient, query = '') => {
    const { body } = await client.get<{ list: { productId: number }[] }>(`/api/product${query}`);
    return body.list.map(({ productId }) => productId);
  };

  it('responds with 304 to a page that has the list, and with the list to a user with another one', async () => {
    const product = await makeProduct(manager, places, { secondaryName: 'Kept' });
    const { headers } = await manager.get('/api/product');
    const known = { 'if-none-match': String(headers.etag) };
    expect(headers['cache-control']).toBe('no-store');
    expect((await manager.get('/api/product', known)).status).toBe(304);
    expect((await store.get('/api/product', known)).status).toBe(200);
    await manager.put('/api/product', { product: { productId: product.productId, secondaryName: 'Kept no more' } });
    expect((await manager.get('/api/product', known)).status).toBe(200);
  });

  it('returns the new product in full, trimmed, with its stock and visibility', async () => {
    const product = await makeProduct(manager, places, {
      secondaryName: '  Queso Manchego ',
      tertiaryName: '曼彻格奶酪',
      reorderPoint: 4,
      ignored: true,
    });
    expect(product).toMatchObject({
      secondaryName: 'Queso Manchego',
      tertiaryName: '曼彻格奶酪',
      price: 12.5,
      wholesalePrice: 10.25,
      subWarehouse: { ...places.subWarehouse, name: 'Cold' },
      brand: { name: 'Farm' },
      reorderPoint: 4,
      availableQty: 10,
      disabled: false,
    });
    expect((await manager.get(`/api/user-product/store-ids?productId=${product.productId}`)).body.list).toEqual([
      tenant.store.id,
    ]);
  });

  it('uses the price without a wholesale price, and 0 for a wholesale price of 0', async () => {
    const product = await makeProduct(manager, places, { secondaryName: 'No wholesale', wholesalePrice: undefined });
    expect(product).toMatchObject({ price: 12.5, wholesalePrice: 12.5 });
    expect(await makeProduct(manager, places, { secondaryName: 'Sample', wholesalePrice: 0 })).toMatchObject({
      price: 12.5,
      wholesalePrice: 0,
    });
    const { productId } = product;
    const put = async (fields: object) =>
      (await manager.put('/api/product', { product: { productId, ...fields } })).body.obj;
    expect(await put({ price: 14, wholesalePrice: 11 })).toMatchObject({ price: 14, wholesalePrice: 11 });
    expect(await put({ wholesalePrice: null })).toMatchObject({ price: 14, wholesalePrice: 14 });
    expect(await put({ price: 15, wholesalePrice: null })).toMatchObject({ price: 15, wholesalePrice: 15 });
    expect(await put({ price: 16 })).toMatchObject({ price: 16, wholesalePrice: 15 });
  });

  it('has further GTINs, e.g. of a case, each with its number of pieces', async () => {
    const { productId } = await makeProduct(manager, places, {
      gtin: '4006381333931',
      gtins: [{ gtin: '14006381333938', quantity: 24 }, { gtin: '96385074' }, { gtin: ' ' }],
    });
    const stored = [
      { gtin: '96385074', quantity: 1 },
      { gtin: '14006381333938', quantity: 24 },
    ];
    const shown = async () => (await manager.get<{ obj: Product }>(`/api/product?id=${productId}`)).body.obj;
    expect(await shown()).toMatchObject({ gtin: '4006381333931', gtins: stored });
    const put = (product: object) => manager.put('/api/product', { product: { productId, ...product } });
    await put({ location: 'A-1' });
    expect((await shown()).gtins).toEqual(stored);
    const twice = await put({ gtin: '14006381333938' });
    expect([twice.status, twice.body.message]).toEqual([400, expect.stringContaining('twice')]);
    expect((await put({ gtin: '4006381333948' })).status).toBe(200);
    expect((await shown()).gtins).toEqual(stored);
    expect((await put({ gtins: [] })).status).toBe(200);
    expect(await shown()).not.toHaveProperty('gtins');
  });

  it.each([
    ['one that is none', 'No', [{ gtin: '123' }], 'is not a GTIN'],
    ['one twice', 'No', [{ gtin: '96385074' }, { gtin: '00000096385074' }], 'twice'],
    ['its own', 'No', [{ gtin: '04006381333931' }], 'twice'],
    ['a case of weighed goods', 'Yes', [{ gtin: '96385074', quantity: 2 }], 'counted goods'],
  ])('refuses as a further GTIN %s', async (_what, hasWeight, gtins, message) => {
    const product = { secondaryName: 'Tea', price: 4, hasWeight, gtin: '4006381333931', gtins, ...places };
    const { status, body } = await manager.post<{ message: string }>('/api/product', { product });
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  it('refuses an invalid place, a fixed field, and a stale edit', async () => {
    const other = await makePlaces(manager, ' 2');
    const { productId, version } = await makeProduct(manager, places);
    const put = (product: object) => manager.put('/api/product', { product: { productId, ...product } });
    expect((await put({ category: other.category })).body.message).toBe(
      'This category 2 belongs to another category 1.',
    );
    expect((await put({ subWarehouse: other.subWarehouse })).body.message).toBe(
      'This category belongs to another warehouse.',
    );
    expect((await put({ hasWeight: 'Yes' })).body.message).toBe('Has Weight cannot be changed.');
    expect((await put({ price: 1.239 })).body.code).toBe('VALIDATION');
    expect((await put({ version, price: 13, brand: null })).body.obj).toMatchObject({
      price: 13,
      brand: null,
      secondaryName: 'Brie',
    });
    expect(await put({ version, price: 14 })).toMatchObject({ status: 409, body: { code: 'STALE' } });
  });

  it('refuses a selection of stores if it was changed since', async () => {
    const { productId } = await makeProduct(manager, places);
    const seeing = () => manager.get<ListedIds>(`/api/user-product/store-ids?productId=${productId}`);
    const { version: storesVersion } = (await seeing()).body;
    const choose = (storeIds: number[], version?: string) =>
      manager.put('/api/product', { product: { productId }, storeIds, storesVersion: version });
    expect((await choose([], storesVersion)).status).toBe(200);
    expect(await choose([tenant.store.id], storesVersion)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect((await seeing()).body.list).toEqual([]);
    expect((await choose([tenant.store.id], (await seeing()).body.version)).status).toBe(200);
    expect((await choose([], undefined)).status).toBe(200);
  });

  it('reports unknown products in the selection of a store', async () => {
    const { productId } = await makeProduct(manager, places);
    const show = (productIds: number[]) =>
      manager.put('/api/user-product/user', { userId: tenant.store.id, productIds });
    expect(await show([0x7fffffff, productId, productId, 0x7ffffffe])).toMatchObject({
      status: 404,
      body: {
        message: 'Lines with a product that does not exist: 1, 4.',
        details: [{ path: 'productIds.0' }, { path: 'productIds.3' }],
      },
    });
    expect((await show([productId, productId])).body).toMatchObject({ list: [productId] });
    const all = await show(Array.from({ length: 1000 }, (_, index) => 0x7fffffff - index));
    expect(all.body).toMatchObject({ details: { length: 100 } });
  });

  it('stores substitutes in their sequence', async () => {
    const [a, b, c] = [
      await makeProduct(manager, places),
      await makeProduct(manager, places),
      await makeProduct(manager, places),
    ];
    const altProducts = [
      { productId: b.productId, sequence: 2 },
      { productId: c.productId, sequence: 1 },
    ];
    expect((await manager.put('/api/product', { product: { productId: a.productId }, altProducts })).status).toBe(200);
    expect((await manager.get(`/api/product/alt-ids?id=${a.productId}`)).body.list).toEqual([
      altProducts[1],
      altProducts[0],
    ]);
    const twice = [...altProducts, { productId: b.productId, sequence: 0 }];
    const product = { productId: a.productId };
    expect((await manager.put('/api/product', { product, altProducts: twice })).status).toBe(200);
    expect((await manager.get(`/api/product/alt-ids?id=${a.productId}`)).body.list).toEqual(altProducts.toReversed());
    const self = { product: { productId: a.productId }, altProducts: [{ productId: a.productId, sequence: 0 }] };
    expect((await manager.put('/api/product', self)).body.message).toBe('A product cannot replace itself.');
    const gone = {
      product: { productId: a.productId },
      altProducts: [...altProducts, { productId: 0x7fffffff, sequence: 3 }],
    };
    expect(await manager.put('/api/product', gone)).toMatchObject({
      status: 404,
      body: {
        message: 'Lines with a product that does not exist: 3.',
        details: [{ path: 'altProducts.2.productId', message: 'This product does not exist.' }],
      },
    });
    const port = app.app.get<CatalogPort>(CATALOG_PORT, { strict: false });
    expect(await app.inTenant(tenant.tenantId, () => port.alternates([a.productId, b.productId]))).toEqual(
      new Map([[a.productId, [c.productId, b.productId]]]),
    );
  });

  it('shows a store its products at its price, without data of the warehouse', async () => {
    const wholesaler = await tenant.add('STORE', { wholesalePrice: true });
    const stored = { location: 'A-1', reorderPoint: 3 };
    const shown = await makeProduct(manager, places, stored, { storeIds: [tenant.store.id, wholesaler.id] });
    const hidden = await makeProduct(manager, places, {}, { storeIds: [] });
    const list = await ids(store);
    expect(list).toContain(shown.productId);
    expect(list).not.toContain(hidden.productId);
    const path = `/api/product?id=${shown.productId}`;
    expect((await store.get(path)).body.obj).toMatchObject({
      price: 12.5,
      wholesalePrice: 12.5,
      availableQty: 10,
      location: '',
      reorderPoint: null,
    });
    expect((await app.as(wholesaler).get(path)).body.obj).toMatchObject({ price: 10.25, wholesalePrice: 10.25 });
    expect((await store.get(`/api/product?id=${hidden.productId}`)).status).toBe(404);
  });

  it('sets the products of a store: exactly the given ones, no two of one name, or none', async () => {
    const other = await tenant.add('STORE');
    const [a, b] = [
      await makeProduct(manager, places, { secondaryName: 'Gouda' }),
      await makeProduct(manager, places, { secondaryName: 'Edam' }),
    ];
    const twin = await makeProduct(manager, places, { secondaryName: 'Gouda' });
    const set = (productIds: number[]) => manager.put('/api/user-product/user', { userId: other.id, productIds });
    expect((await set([a.productId, b.productId])).body.list).toEqual([a.productId, b.productId]);
    expect(await ids(app.as(other))).toEqual([b.productId, a.productId]);
    expect(await set([a.productId, twin.productId])).toMatchObject({
      status: 400,
      body: { message: 'Can not select duplicate "Gouda"!' },
    });
    await set([]);
    expect(await ids(app.as(other))).toEqual([]);
    expect((await manager.put('/api/user-product/user', { userId: tenant.ops.id, productIds: [] })).status).toBe(404);
  });

  it('changes no other stores and no other products', async () => {
    const [one, other] = [await tenant.add('STORE'), await tenant.add('STORE')];
    const [a, b] = [
      await makeProduct(manager, places, { secondaryName: 'Comté' }),
      await makeProduct(manager, places, { secondaryName: 'Beaufort' }),
    ].map(({ productId }) => productId) as [number, number];
    const setOfStore = (userId: number, productIds: number[]) =>
      manager.put('/api/user-product/user', { userId, productIds });
    const setOfProduct = (productId: number, storeIds: number[]) =>
      manager.put('/api/product', { product: { productId }, storeIds });
    const seen = async () => [await ids(app.as(one)), await ids(app.as(other))];
    for (const { id } of [one, other]) await setOfStore(id, [a, b]);
    await setOfStore(one.id, [a]);
    expect(await seen()).toEqual([[a], [b, a]]);
    await setOfStore(one.id, [a, b]);
    await setOfProduct(a, [other.id]);
    expect(await seen()).toEqual([[b], [b, a]]);
  });

  it('hides a disabled product from orders and lists until it is enabled', async () => {
    const { productId } = await makeProduct(manager, places);
    const port = app.app.get<CatalogPort>(CATALOG_PORT, { strict: false });
    const orderable = () => app.inTenant(tenant.tenantId, () => port.orderable(tenant.store.id, [productId]));
    expect([...(await orderable())]).toEqual([productId]);
    expect((await manager.delete(`/api/product?id=${productId}`)).body).toEqual({ message: 'Product deleted.' });
    expect((await orderable()).size).toBe(0);
    expect(await ids(manager)).not.toContain(productId);
    expect(await ids(manager, '?includeDisabled=true')).toContain(productId);
    expect(await ids(store, '?includeDisabled=true')).not.toContain(productId);
    expect((await manager.put('/api/product/enable', { product: { productId } })).body).toMatchObject({
      message: 'Product enabled.',
      obj: { disabled: false },
    });
  });

  it('lets only ADMIN change the reserved amount; other roles may send it unchanged', async () => {
    const admin = app.as(tenant.admin);
    const pieces = await makeProduct(manager, places);
    const pool = await makeProduct(manager, places, { hasWeight: 'Weighting' });
    const reserve = (client: TestClient, productId: number, reserved: number) =>
      client.put('/api/product', { product: { productId, reserved } });
    expect((await reserve(admin, pieces.productId, 3)).body.obj).toMatchObject({ reserved: 3, availableQty: 7 });
    expect((await reserve(admin, pool.productId, 2.5)).body.obj).toMatchObject({ reserved: 2.5, availableQty: 7.5 });
    expect((await reserve(manager, pieces.productId, 3)).status).toBe(200);
    expect((await reserve(manager, pieces.productId, 4)).body.code).toBe('FORBIDDEN');
    expect((await reserve(admin, pieces.productId, 1.5)).body.message).toBe('Pieces are reserved as a whole number.');
  });

  it('filters the list by warehouse', async () => {
    const other = await makePlaces(manager, ' 3');
    const { productId } = await makeProduct(manager, other);
    expect(await ids(manager, `?subWarehouseId=${other.subWarehouse.id}`)).toEqual([productId]);
    expect(await ids(store, `?subWarehouseId=${other.subWarehouse.id}`)).toEqual([productId]);
  });

  it('gives a new store every product', async () => {
    const late = await tenant.add('STORE');
    const port = app.app.get<CatalogPort>(CATALOG_PORT, { strict: false });
    await app.inTenant(tenant.tenantId, () => port.offerEverythingTo(late.id));
    const everything = await ids(manager);
    expect((await ids(app.as(late))).sort()).toEqual(everything.sort());
    // these include products of the same name that no user has selected
    const fewer = everything.slice(1);
    expect((await manager.put('/api/user-product/user', { userId: late.id, productIds: fewer })).body.list).toEqual(
      fewer,
    );
  });

  it('keeps tenants and roles apart', async () => {
    const mine = await makeProduct(manager, places);
    const harbor = await app.seedTenant('Harbor');
    const stranger = app.as(harbor.manager);
    const theirs = await makePlaces(stranger);
    expect((await stranger.get(`/api/product?id=${mine.productId}`)).status).toBe(404);
    expect((await stranger.put('/api/product', { product: { productId: mine.productId, price: 1 } })).status).toBe(404);
    expect((await stranger.delete(`/api/product?id=${mine.productId}`)).status).toBe(404);
    expect(
      (await manager.put('/api/product', { product: { productId: mine.productId, subCategory: theirs.subCategory } }))
        .status,
    ).toBe(404);
    expect(
      (await manager.put('/api/product', { product: { productId: mine.productId, brand: theirs.brand } })).status,
    ).toBe(404);
    expect(
      (await manager.put('/api/product', { product: { productId: mine.productId }, storeIds: [harbor.store.id] }))
        .status,
    ).toBe(404);
    expect((await manager.put('/api/user-product/user', { userId: harbor.store.id, productIds: [] })).status).toBe(404);
    const body = { product: { productId: mine.productId, price: 1 } };
    for (const user of [tenant.ops, tenant.store, tenant.viewer])
      expect((await app.as(user).put('/api/product', body)).status).toBe(403);
    expect((await app.as(tenant.viewer).get('/api/product')).status).toBe(403);
    expect((await manager.get(`/api/product?id=${mine.productId}`)).body.obj).toMatchObject({
      price: 12.5,
      brand: { id: places.brand.id },
    });
  });
});
