import type { StockMode } from '@depot/contracts/amounts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { StockExceeded } from '../stock/stock.repository.js';
import type { UnitRow } from '../unit/unit.repository.js';
import { AdjustService } from './adjust.service.js';

const refused = (code: string) => expect.objectContaining({ code });
const unit = (over: Partial<UnitRow> = {}): UnitRow => ({
  id: 5,
  productId: 1,
  qrValue: 'X',
  status: 'IN_STOCK',
  quantity: 4,
  weight: 0,
  firstQuantity: 9,
  firstWeight: 0,
  lot: null,
  expiry: null,
  serial: null,
  receivedTime: 1,
  weightConfirmed: 0,
  version: 0,
  ...over,
});
const piece = unit({ quantity: 1, weight: 900, firstQuantity: 1, firstWeight: 900 });
const facts = (hasWeight: StockMode) => new Map([[1, { productId: 1, name: 'Ham', hasWeight, maxWeight: 1500 }]]);

const calls = {
  change: jest.fn(async (_changes: object[]) => undefined),
  setRemaining: jest.fn(async (_units: object[], _status: string, _time: number) => undefined),
  relabel: jest.fn(async (_id: number, _weight: number, _isUnusual: boolean) => undefined),
  insert: jest.fn(async (_units: object[]) => undefined),
  append: jest.fn(async (_changes: object[], _entry: object) => undefined),
};
beforeEach(() => void calls.change.mockResolvedValue(undefined));

function adjusting(hasWeight: StockMode, held: UnitRow, locked: UnitRow = held) {
  const row = { productId: 1, hasWeight, totalWeight: 1000, bookedQuantity: 2, reservedQuantity: 1, bookedWeight: 300 };
  return new AdjustService(
    { lockRow: async () => ({ ...row, reservedWeight: 50 }), change: calls.change } as never,
    {
      read: async (ids: number[]) => (ids[0] === 5 ? [held] : []),
      lockUnits: async () => new Map([[5, locked]]),
      lockInStock: async () => [held],
      ...calls,
    } as never,
    { append: calls.append } as never,
    { products: async () => facts(hasWeight) } as never,
  );
}
const moved = () => calls.change.mock.calls.map(([changes]) => changes[0]);

describe('a correction by hand', () => {
  const recount = (hasWeight: StockMode, held: UnitRow, found: object) =>
    adjusting(hasWeight, held).recount({ inventoryId: 5, reason: 'again', ...found });

  test('of a lot sets its pieces, and its weight nowhere', async () => {
    await recount('No', unit(), { quantity: 7, weight: 5 });
    expect(moved()).toMatchObject([{ productId: 1, quantity: 3, weight: 0 }]);
    expect(calls.setRemaining).toHaveBeenCalledWith(
      [expect.objectContaining({ quantity: 7 })],
      'REMOVED',
      expect.anything(),
    );
    expect(calls.append.mock.calls[0]?.[1]).toMatchObject({ cause: 'ADJUSTED', unitId: 5, reason: 'again' });
    expect(calls.relabel).not.toHaveBeenCalled();
  });

  test('of a piece sets its weight, on its label too', async () => {
    await recount('Yes', piece, { weight: 950 });
    await recount('Yes', piece, { weight: 1600, weightsConfirmed: true });
    expect(moved()).toMatchObject([{ weight: 50 }, { weight: 700 }]);
    expect(calls.relabel.mock.calls).toEqual([
      [5, 950, false],
      [5, 1600, true],
    ]);
    await expect(recount('Yes', piece, { weight: 1600 })).rejects.toEqual(refused('UNUSUAL_WEIGHT'));
  });

  test('of a pool sets its weight, which has no label', async () => {
    await recount('Weighting', unit({ quantity: 0, weight: 300 }), { weight: 200 });
    expect([moved(), calls.relabel.mock.calls]).toMatchObject([[{ quantity: 0, weight: -100 }], []]);
  });

  test('that changes nothing leaves no trace, and one that says nothing is refused', async () => {
    await recount('No', unit(), { quantity: 4 });
    expect([calls.change.mock.calls.length, calls.append.mock.calls.length]).toEqual([0, 0]);
    await expect(recount('No', unit(), { weight: 4 })).rejects.toEqual(refused('VALIDATION'));
    await expect(recount('Yes', piece, { quantity: 4 })).rejects.toEqual(refused('VALIDATION'));
  });

  test('is only of what is here, also where it left a moment ago', async () => {
    const gone = adjusting('No', unit(), unit({ status: 'SHIPPED' }));
    await expect(gone.remove(5, 'lost')).rejects.toEqual(refused('STALE'));
    await expect(gone.remove(6, 'lost')).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('takes a piece out for good, unless orders want what is left', async () => {
    await adjusting('Yes', piece).remove(5, 'lost');
    expect(moved()).toMatchObject([{ quantity: -1, weight: -900 }]);
    expect(calls.append.mock.calls[0]?.[1]).toMatchObject({ cause: 'REMOVED', unitId: 5, reason: 'lost' });
    calls.change.mockRejectedValue(new StockExceeded());
    await expect(adjusting('No', unit()).remove(5, 'x')).rejects.toMatchObject({ values: { product: 'Ham', held: 3 } });
    await expect(adjusting('Weighting', unit()).remove(5, 'x')).rejects.toMatchObject({ values: { held: '3.50' } });
    calls.change.mockRejectedValue(new TypeError('broken'));
    await expect(adjusting('No', unit()).remove(5, 'x')).rejects.toThrow('broken');
  });

  test('of a pool as a whole moves its lots', async () => {
    const pool = () => unit({ quantity: 0, weight: 300 });
    await adjusting('Weighting', pool()).setTotalWeight({ productId: 1, totalWeight: 1050, reason: 'scale' });
    await adjusting('Weighting', pool()).setTotalWeight({ productId: 1, totalWeight: 1000 });
    expect(moved()).toMatchObject([{ quantity: 0, weight: 50 }]);
    expect(calls.insert).not.toHaveBeenCalled();
    await expect(adjusting('Weighting', pool()).setTotalWeight({ productId: 1, totalWeight: 600 })).rejects.toEqual(
      refused('STALE'),
    );
    await expect(adjusting('No', unit()).setTotalWeight({ productId: 1, totalWeight: 600 })).rejects.toEqual(
      refused('VALIDATION'),
    );
  });
});
