import { expect, jest, test } from '@jest/globals';
import { BuildUsageReport } from './build-usage-report.js';

const period = { productIds: [1], start: 0, end: 9 };

/** A service whose stores have `count` cells, limited by the request. */
function reporting(count: number) {
  const usage = jest.fn(async (_range: object, _products: unknown, _stores: unknown, limit: number) =>
    Array.from({ length: Math.min(count, limit) }, (_, at) => ({ productId: 1, storeId: at + 1, quantity: 1 })),
  );
  const products = jest.fn(
    async (ids: number[]) => new Map(ids.map((id) => [id, { productId: id, hasWeight: 'No', wholesalePrice: 250 }])),
  );
  const places = [
    { productId: 1, subWarehouse: { id: 3 }, category: { id: 5 } },
    { productId: 2, subWarehouse: { id: 3 }, category: { id: 6 } },
    { productId: 4, subWarehouse: { id: 4 }, category: { id: 7 } },
  ];
  const listing = jest.fn(async (_options: object) => places);
  const names = async (ids: number[]) => new Map(ids.map((id) => [id, `Store ${id}`]));
  return {
    usage,
    products,
    listing,
    service: new BuildUsageReport({ usage } as never, { products, listing } as never, { storeNames: names } as never),
  };
}

test('all stores are those with shipments, without a filter in the query', async () => {
  const { service, usage } = reporting(2);
  const { stores } = await service.execute({ ...period, storeIds: [7], allStores: true });
  expect(stores).toEqual([
    { id: 1, name: 'Store 1' },
    { id: 2, name: 'Store 2' },
  ]);
  expect(usage.mock.calls[0]).toEqual([{ start: 0, end: 10 }, [1], undefined, expect.any(Number)]);
});

test('all products need no filter, except those of a place; details are loaded for shipped products only', async () => {
  const { service, usage, products, listing } = reporting(2);
  const all = { ...period, allStores: true, allProducts: true };
  const asked = async (place: object) => {
    await service.execute({ ...all, ...place });
    return usage.mock.lastCall?.[1];
  };
  expect(await asked({})).toBeUndefined();
  expect(listing).not.toHaveBeenCalled();
  expect(products.mock.lastCall).toEqual([[1]]);
  expect(await asked({ subWarehouseId: 3 })).toEqual([1, 2]);
  expect(await asked({ subWarehouseId: 3, categoryId: 6 })).toEqual([2]);
  expect(await asked({ categoryId: 7 })).toEqual([4]);
  expect(listing.mock.lastCall).toEqual([{ includeDisabled: true }]);
});

test('refuses a report that is too large with a message, without reading all of it', async () => {
  const { service, usage } = reporting(Infinity);
  await expect(service.execute({ ...period, storeIds: [7] })).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(usage.mock.calls[0]?.[3]).toBeLessThan(1_000_000);
});
