import { describe, expect, test } from '@jest/globals';
import { RestoreStock } from './restore-stock.js';

describe('a cancelled order gives back', () => {
  const allocation = (id: number, quantity: number) => ({
    id,
    orderId: 1,
    orderItemId: 1,
    productId: 1,
    unitId: id,
    quantity,
    weight: 0,
  });
  async function restored(shipped: object[], lost: number) {
    const done: unknown[] = [];
    const later = (name: string) => async (parts: { id: number; quantity: number }[]) => {
      await new Promise(setImmediate);
      done.push([name, parts.map(({ id, quantity }) => [id, quantity])]);
    };
    const restore = new RestoreStock(
      { lockOpen: async () => shipped, addRestocked: later('restocked') } as never,
      { addGoods: later('put') } as never,
    );
    const lines = { orderItemId: 1, productId: 1, quantity: lost, weight: 0, inventoryIds: [] };
    await restore.execute(1, lost > 0 ? [lines] : []);
    return done;
  }

  test('what it took less what was lost, first on the shelf and then on paper', async () => {
    const back = [
      [1, 3],
      [2, 1],
    ];
    expect(await restored([allocation(1, 3), allocation(2, 4)], 3)).toEqual([
      ['put', back],
      ['restocked', back],
    ]);
    expect(await restored([allocation(1, 3), allocation(2, 4)], 4)).toEqual([
      ['put', [[1, 3]]],
      ['restocked', [[1, 3]]],
    ]);
  });

  test('nothing where it took nothing, or all of it was lost', async () => {
    expect([await restored([], 0), await restored([allocation(1, 3)], 3)]).toEqual([[], []]);
  });
});
