import { expect, jest, test } from '@jest/globals';
import { UsageService } from './usage.service.js';

const period = { productIds: [1], start: 0, end: 9 };

/** A service whose stores got `count` cells, or as many of them as are asked for. */
function reporting(count: number) {
  const usage = jest.fn(async (_range: object, _products: number[], _stores: number[] | undefined, limit: number) =>
    Array.from({ length: Math.min(count, limit) }, (_, at) => ({ productId: 1, storeId: at + 1, quantity: 1 })),
  );
  const names = async (ids: number[]) => new Map(ids.map((id) => [id, `Store ${id}`]));
  return {
    usage,
    service: new UsageService(
      { usage } as never,
      { products: async () => new Map() } as never,
      { storeNames: names } as never,
    ),
  };
}

test('all stores are those that got something; none is named to the books', async () => {
  const { service, usage } = reporting(2);
  const { stores } = await service.report({ ...period, storeIds: [7], allStores: true });
  expect(stores).toEqual([
    { id: 1, name: 'Store 1' },
    { id: 2, name: 'Store 2' },
  ]);
  expect(usage.mock.calls[0]).toEqual([{ start: 0, end: 10 }, [1], undefined, expect.any(Number)]);
});

test('what is too large for one report is refused in words, and not read whole', async () => {
  const { service, usage } = reporting(Infinity);
  await expect(service.report({ ...period, storeIds: [7] })).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(usage.mock.calls[0]?.[3]).toBeLessThan(1_000_000);
});
