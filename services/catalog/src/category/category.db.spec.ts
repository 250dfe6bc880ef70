import type { TestApp, TestClient, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogBench, makePlaces, makeProduct } from '../testing/catalog-bench.js';

describe('warehouses, categories and suppliers', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let manager: TestClient;
  beforeAll(async () => {
    app = await catalogBench();
    tenant = await app.seedTenant();
    manager = app.as(tenant.manager);
  });
  afterAll(() => app.close());

  it('lists warehouses with their categories, and categories with their parents', async () => {
    const { subWarehouse, category, subCategory } = await makePlaces(manager);
    const warehouses = await manager.get('/api/warehouse');
    expect(warehouses.body.list).toEqual([
      {
        id: subWarehouse.id,
        name: 'Cold',
        version: expect.any(String),
        categories: [{ name: 'Dairy', subCategories: [{ name: 'Cheese' }] }],
      },
    ]);
    expect((await manager.get('/api/category')).body.list).toEqual([
      {
        id: category.id,
        name: 'Dairy',
        version: expect.any(String),
        subWarehouse: { id: subWarehouse.id, name: 'Cold' },
        subCategories: [{ id: subCategory.id, name: 'Cheese', version: expect.any(String) }],
      },
    ]);
    expect((await manager.get('/api/category/sub')).body.list).toEqual([
      { id: subCategory.id, name: 'Cheese', category, version: expect.any(String) },
    ]);
  });

  it('refuses an edit with an old version, and accepts one without a version', async () => {
    const { subWarehouse, category, subCategory, brand } = await makePlaces(manager, ' S');
    const edits: [string, { id: number }, object][] = [
      ['warehouse', subWarehouse, {}],
      ['category', category, { subWarehouse }],
      ['category/sub', subCategory, { category }],
      ['brand', brand, {}],
    ];
    for (const [path, { id }, parent] of edits) {
      const { list } = (await manager.get<{ list: { id: number; version: string }[] }>(`/api/${path}`)).body;
      const version = list.find((one) => one.id === id)?.version;
      const rename = async (name: string, begunWith?: string) => {
        const { status, body } = await manager.put(`/api/${path}`, { id, name, ...parent, version: begunWith });
        return [status, body.code ?? body.obj.name];
      };
      expect(await rename('Theirs', version)).toEqual([200, 'Theirs']);
      expect(await rename('Mine', version)).toEqual([409, 'STALE']);
      expect(await rename('Mine')).toEqual([200, 'Mine']);
    }
  });

  it('renames, and moves with the products', async () => {
    const places = await makePlaces(manager, ' A');
    const other = await makePlaces(manager, ' B');
    const { productId } = await makeProduct(manager, places);
    const moved = await manager.put('/api/category', {
      id: places.category.id,
      name: 'Milk',
      subWarehouse: other.subWarehouse,
    });
    expect(moved.body).toMatchObject({
      message: 'Category 1 Updated!',
      obj: { name: 'Milk', subWarehouse: other.subWarehouse },
    });
    expect((await manager.get(`/api/product?id=${productId}`)).body.obj).toMatchObject({
      subWarehouse: other.subWarehouse,
      category: { name: 'Milk' },
    });
    expect((await manager.put('/api/brand', { id: places.brand.id, name: 'Hill' })).body.obj).toMatchObject({
      id: places.brand.id,
      name: 'Hill',
    });
  });

  it('refuses a name that is taken, in any letter case', async () => {
    const places = await makePlaces(manager, ' C');
    expect(await manager.post('/api/brand', { name: ' farm c ' })).toMatchObject({
      status: 409,
      body: {
        code: 'DUPLICATE',
        message: '"farm c" already exists.',
        details: [{ path: 'name', message: '"farm c" already exists.' }],
      },
    });
    expect(
      (await manager.post('/api/category', { name: 'dairy c', subWarehouse: places.subWarehouse })).body.code,
    ).toBe('DUPLICATE');
  });

  it('refuses to delete anything in use, with the names that users know', async () => {
    const places = await makePlaces(manager, ' D');
    await makeProduct(manager, places);
    const inUse = 'This category can not be removed, it probablly because there is product associated with it.';
    expect(await manager.delete(`/api/category?id=${places.category.id}`)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', message: inUse },
    });
    expect((await manager.delete(`/api/category/sub?id=${places.subCategory.id}`)).body.message).toBe(inUse);
    expect((await manager.delete(`/api/brand?id=${places.brand.id}`)).body.code).toBe('IN_USE');
    expect((await manager.delete(`/api/warehouse?id=${places.subWarehouse.id}`)).body.code).toBe('IN_USE');
  });

  it('deletes unused places, a category 1 with its empty categories 2', async () => {
    const places = await makePlaces(manager, ' E');
    expect(await manager.delete(`/api/category?id=${places.category.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Category 1 removed.' },
    });
    expect((await manager.delete(`/api/category/sub?id=${places.subCategory.id}`)).status).toBe(404);
    expect((await manager.delete(`/api/warehouse?id=${places.subWarehouse.id}`)).body.message).toBe(
      'Warehouse deleted!',
    );
    expect((await manager.delete(`/api/brand?id=${places.brand.id}`)).body.message).toBe('Brand deleted!');
  });

  it('lets only the admin group write, and keeps tenants apart', async () => {
    const places = await makePlaces(manager, ' F');
    for (const user of [tenant.ops, tenant.store, tenant.viewer]) {
      expect((await app.as(user).post('/api/brand', { name: 'Mine' })).body.code).toBe('FORBIDDEN');
    }
    const stranger = app.as((await app.seedTenant('Harbor')).manager);
    expect((await stranger.get('/api/category')).body.list).toEqual([]);
    expect((await stranger.put('/api/brand', { id: places.brand.id, name: 'Stolen' })).status).toBe(404);
    expect((await stranger.delete(`/api/warehouse?id=${places.subWarehouse.id}`)).status).toBe(404);
    expect((await stranger.post('/api/category', { name: 'Sneaky', subWarehouse: places.subWarehouse })).status).toBe(
      404,
    );
  });
});
