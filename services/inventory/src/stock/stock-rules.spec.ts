import type { StockMode } from '@depot/contracts/amounts';
import { describe, expect, test } from '@jest/globals';
import { adjustLots } from '../adjusting/adjust-lots.js';
import type { Allocation } from '../allocation/allocation.repository.js';
import { splitReturnedLines } from '../returning/split-returned-lines.js';
import { allocate } from '../shipping/allocate.js';
import { isExpired, sortExpiredLast } from '../shipping/expired-goods.js';
import { formatLabel } from '../unit/label.js';
import type { UnitRow } from '../unit/unit.repository.js';
import { calculateDifference, sumAmounts, sumByProduct } from './amounts-by-product.js';
import type { StockRow } from './stock.repository.js';
import { buildStockRows, createBookingChange, createGoodsChange } from './stock-change.js';

const unit = (id: number, over: Partial<UnitRow> = {}): UnitRow => ({
  id,
  productId: 1,
  qrValue: '',
  status: 'IN_STOCK',
  quantity: 0,
  weight: 0,
  firstQuantity: 0,
  firstWeight: 0,
  lot: null,
  expiry: null,
  serial: null,
  receivedTime: id,
  weightConfirmed: 0,
  version: 0,
  ...over,
});
const amount = (productId: number, quantity: number, weight = 0) => ({ productId, quantity, weight });

describe('amounts', () => {
  test('add up by product, in product order, and what comes to nothing is left out', () => {
    expect(sumByProduct([amount(2, 1), amount(1, 5), amount(2, 2), amount(3, 4), amount(3, -4)])).toEqual([
      amount(1, 5),
      amount(2, 3),
    ]);
    expect(sumByProduct([amount(1, 0, 20), amount(2, 1, 0)])).toEqual([amount(1, 0, 20), amount(2, 1, 0)]);
  });

  test('differ by what comes less what was', () => {
    expect(calculateDifference([amount(1, 5), amount(2, 1)], [amount(1, 5), amount(2, 3), amount(3, 0, 50)])).toEqual([
      amount(2, 2),
      amount(3, 0, 50),
    ]);
    expect(calculateDifference([amount(1, 5, 70)], [amount(1, 2, 40)])).toEqual([amount(1, -3, -30)]);
  });

  test('together', () => expect(sumAmounts([amount(1, 2, 30), amount(2, 3, 4)])).toEqual({ quantity: 5, weight: 34 }));

  test('change stock as goods or as bookings', () => {
    expect(createGoodsChange(amount(1, 2, 30))).toEqual({ ...amount(1, 2, 30), bookedQuantity: 0, bookedWeight: 0 });
    expect(createGoodsChange(amount(1, 2, 30), -1)).toMatchObject(amount(1, -2, -30));
    expect(createBookingChange(amount(1, 2, 30))).toEqual({ ...amount(1, 0, 0), bookedQuantity: 2, bookedWeight: 30 });
    expect(
      buildStockRows([createGoodsChange(amount(4, 1)), createBookingChange(amount(3, 2))]).map(
        ({ productId }) => productId,
      ),
    ).toEqual([3, 4]);
  });
});

describe('what leaves', () => {
  const lots = (hasWeight: StockMode) =>
    [3, 0, 4].map((count, at) => unit(at, hasWeight === 'No' ? { quantity: count } : { weight: count }));

  test.each(['No', 'Weighting'] as const)('%s: from one lot after the other', (hasWeight) => {
    const units = lots(hasWeight);
    const key = hasWeight === 'No' ? 'quantity' : 'weight';
    const taken = allocate(units, hasWeight, 5);
    expect(taken?.map((one) => [one.unit.id, one.quantity + one.weight, one[key]])).toEqual([
      [0, 3, 3],
      [2, 2, 2],
    ]);
    expect(units.map((one) => one[key])).toEqual([0, 0, 2]);
  });

  test('nothing, where there is not enough', () => {
    const units = lots('No');
    expect(allocate(units, 'No', 8)).toBeUndefined();
    expect(units.map(({ quantity }) => quantity)).toEqual([3, 0, 4]);
    expect(allocate(units, 'No', 7)).toHaveLength(2);
  });

  test('pieces whole', () => {
    const piece = unit(1, { quantity: 1, weight: 900 });
    expect(allocate([piece], 'Yes', 1)).toMatchObject([{ quantity: 1, weight: 900 }]);
    expect(piece).toMatchObject({ quantity: 0, weight: 0 });
  });

  test('expired goods last; the day itself is still good', () => {
    const [old, today, none] = ['2027-03-01', '2027-03-02', null].map((expiry, id) => unit(id, { expiry }));
    expect([old, today, none].map((one) => isExpired(one!, '2027-03-02'))).toEqual([true, false, false]);
    expect(sortExpiredLast([old!, today!, none!], '2027-03-02').map(({ id }) => id)).toEqual([1, 2, 0]);
  });
});

describe('lots follow what was counted', () => {
  const row = (hasWeight: StockMode) => ({ productId: 1, hasWeight }) as StockRow;
  const lots = () => [unit(5, { quantity: 4 }), unit(9, { quantity: 2 }), unit(7, { quantity: 1 })];

  test('what is missing leaves in their order, or nothing where they do not hold it', () => {
    const change = adjustLots(row('No'), lots(), -5);
    expect(change?.changed.map(({ id, quantity }) => [id, quantity])).toEqual([
      [5, 0],
      [9, 1],
    ]);
    expect(adjustLots(row('No'), lots(), -8)).toBeUndefined();
  });

  test('what is more joins the newest, or makes a new one', () => {
    expect(adjustLots(row('No'), lots(), 3)).toMatchObject({ changed: [{ id: 9, quantity: 5, weight: 0 }], fresh: [] });
    expect(adjustLots(row('Weighting'), [unit(1, { weight: 10 })], 3)?.changed).toMatchObject([
      { quantity: 0, weight: 13 },
    ]);
    expect(adjustLots(row('No'), [], 3)).toEqual({ changed: [], fresh: [amount(1, 3)] });
    expect(adjustLots(row('Weighting'), [], 3)).toEqual({ changed: [], fresh: [amount(1, 0, 3)] });
  });
});

describe('what comes back', () => {
  const from = (id: number, over: Partial<Allocation>): Allocation => ({
    id,
    orderId: 1,
    orderItemId: 1,
    productId: 1,
    unitId: id * 10,
    quantity: 0,
    weight: 0,
    ...over,
  });
  const line = (quantity: number, weight = 0, inventoryIds: number[] = []) => ({
    orderItemId: 1,
    productId: 1,
    quantity,
    weight,
    inventoryIds,
  });
  const back = (open: Allocation[], ...lines: ReturnType<typeof line>[]) =>
    splitReturnedLines(lines, open).map(({ id, quantity, weight }) => [id, quantity, weight]);

  test('the last drawn first, each no more than was drawn', () => {
    const open = [from(1, { quantity: 3 }), from(2, { quantity: 4 }), from(3, { quantity: 9, orderItemId: 2 })];
    expect(back(open, line(5))).toEqual([
      [2, 4, 0],
      [1, 1, 0],
    ]);
    expect(open.map(({ quantity }) => quantity)).toEqual([2, 0, 9]);
  });

  test('pooled weight by weight, pieces by name or whole', () => {
    expect(back([from(1, { weight: 500 }), from(2, { weight: 300 })], line(0, 400))).toEqual([
      [2, 0, 300],
      [1, 0, 100],
    ]);
    const pieces = () => [from(1, { quantity: 1, weight: 900 }), from(2, { quantity: 1, weight: 800 })];
    expect(back(pieces(), line(1, 900, [10]))).toEqual([[1, 1, 900]]);
    expect(back(pieces(), line(1))).toEqual([[2, 1, 800]]);
  });

  test('two lines of one lot are one part', () => {
    expect(back([from(1, { quantity: 3 })], line(1), line(2))).toEqual([[1, 3, 0]]);
  });

  test('never more than was shipped on that line, and no piece twice', () => {
    const refused = expect.objectContaining({ code: 'VALIDATION' });
    expect(() => back([from(1, { quantity: 3 })], line(4))).toThrow(refused);
    expect(() => back([from(1, { quantity: 3 })], line(2), line(2))).toThrow(refused);
    expect(() => back([from(1, { weight: 3 })], line(0, 4))).toThrow(refused);
    expect(() => back([from(1, { quantity: 3, productId: 2 })], line(1))).toThrow(refused);
    const piece = from(1, { quantity: 1, weight: 900 });
    expect(() => back([piece], line(1, 900, [20]))).toThrow(refused);
    expect(() => back([piece], line(2, 0, [10, 10]))).toThrow(refused);
  });
});

test.each([
  ['Yes', 1, 900, 'Ham 9.00 lb'],
  ['Weighting', 0, 1250, 'Ham 12.50 lb'],
  ['No', 1, 0, 'Ham'],
  ['No', 2, 0, 'Ham × 2'],
] as const)('the label of %s with %i and %i says %s', (hasWeight, quantity, weight, text) => {
  expect(formatLabel('Ham', hasWeight, { quantity, weight })).toBe(text);
});
