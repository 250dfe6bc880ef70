import { afterEach, expect, jest, test } from '@jest/globals';
import { AddStock } from './add-stock.js';

const products = new Map([[3, { productId: 3, name: 'Ham', hasWeight: 'Yes', minWeight: 500, maxWeight: 1500 }]]);

async function added(line: object, more: object = {}) {
  const receive = jest.fn(async (_lines: object[], _cause: object) => []);
  const write = jest.fn(async () => 8);
  const service = new AddStock(
    { execute: receive } as never,
    { insert: write } as never,
    { products: async () => products } as never,
  );
  await service.execute({ inventoryList: [{ productId: 3, weight: 900, ...line }], date: 5, ...more });
  return { lines: receive.mock.calls[0]?.[0].length, cause: receive.mock.calls[0]?.[1] };
}

test('each piece that is entered comes in, with a record of it where that is wanted', async () => {
  expect(await added({ quantity: 3 })).toEqual({
    lines: 3,
    cause: { cause: 'RECEIVED', receivedId: undefined, time: 5 },
  });
  expect(await added({}, { needRecord: true })).toMatchObject({ lines: 1, cause: { receivedId: 8 } });
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('and on no day that has not come, but for one that has begun elsewhere', async () => {
  const now = Date.UTC(2026, 4, 4, 12);
  jest.spyOn(Date, 'now').mockReturnValue(now);
  expect(await added({}, { date: now + 86_400_000 })).toMatchObject({ lines: 1 });
  await expect(added({}, { date: now + 86_400_001 })).rejects.toMatchObject({
    code: 'VALIDATION',
    details: [{ path: 'date', localizedMessage: { gb: 'Goods cannot have come in the future.' } }],
  });
});

test('but not more than one request may label, nor an unusual weight that nobody has looked at again', async () => {
  await expect(added({ quantity: 20_001 })).rejects.toMatchObject({ code: 'VALIDATION' });
  await expect(added({ weight: 1600 })).rejects.toMatchObject({ code: 'UNUSUAL_WEIGHT' });
  expect(await added({ weight: 1600 }, { weightsConfirmed: true })).toMatchObject({ lines: 1 });
});
