import type { StockMode } from '@depot/contracts/amounts';
import { describe, expect, jest, test } from '@jest/globals';
import { UnitRepository, type UnitRow } from './unit.repository.js';
import { UnitReader } from './unit-reader.js';

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
const facts = (hasWeight: StockMode) => new Map([[1, { productId: 1, name: 'Ham', hasWeight }]]);

describe('a piece or lot for reading', () => {
  const read = async (hasWeight: StockMode, row: UnitRow) => {
    const units = { read: async () => [row] };
    const { quantity, weight, qrText } = await new UnitReader(
      units as never,
      { products: async () => facts(hasWeight) } as never,
    ).getById(5);
    return [quantity, weight, qrText];
  };

  test('a piece is as it came, also when it has left; of a lot one sees what remains, and on its label what came', async () => {
    expect(await read('Yes', { ...piece, quantity: 0, weight: 0 })).toEqual([1, 900, 'Ham 9.00 lb']);
    expect(await read('No', unit())).toEqual([4, 0, 'Ham × 4']);
    expect(await read('No', unit({ quantity: 0 }))).toEqual([0, 0, 'Ham × 9']);
    expect(await read('Weighting', unit({ quantity: 0, weight: 300, firstWeight: 800 }))).toEqual([
      0,
      300,
      'Ham 3.00 lb',
    ]);
    expect(await read('Weighting', unit({ quantity: 0, weight: 0, firstWeight: 800 }))).toEqual([0, 0, 'Ham 8.00 lb']);
  });
});

test('units of no product and of no serial number are not asked for', async () => {
  const query = jest.fn(async () => [unit()]);
  const units = new UnitRepository({ query } as never);
  expect([await units.findBySerials([1], []), await units.findInStock([], 9)]).toEqual([[], []]);
  expect(query).not.toHaveBeenCalled();
  expect([await units.findBySerials([1], ['a']), await units.findInStock([1], 9)]).toEqual([[unit()], [unit()]]);
});
