import type { OrderItem, OrderReturn } from '@depot/contracts/orders';
import { describe, expect, test } from '@jest/globals';
import { listShippedPieces, matchPieces, type ShippedPiece } from './returnPieces.js';
import { findReturnProblem } from './returnProblems.js';
import { calculateRowCredit, toReturnItems } from './returnRequest.js';
import { calculateLeft, createItemRow, createItemRows, createRow, type ReturnRow, withReturned } from './returnRow.js';

const item = (fields: Partial<OrderItem>): OrderItem => ({
  orderItemId: 1,
  productId: 10,
  name: 'Tea',
  hasWeight: 'No',
  quantity: 6,
  weight: 0,
  rate: 2.5,
  amount: 10,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
  ...fields,
});
const tea = item({});
const cheese = item({ orderItemId: 2, productId: 20, hasWeight: 'Weighting', quantity: 0, weight: 12.5, rate: 4 });
const ham = item({
  orderItemId: 3,
  productId: 30,
  hasWeight: 'Yes',
  quantity: 3,
  weight: 24.4,
  rate: 5,
  scannedInvIds: [7, 8, 9],
  scannedWeights: [8.25, 8.25, 7.9],
});
const piece = (inventoryId: number, weight: number): ShippedPiece => ({ inventoryId, productId: 30, weight });
const pieces = [piece(7, 825), piece(8, 825), piece(9, 790)];
const before: OrderReturn = {
  version: 'v',
  id: 1,
  displayId: 1,
  orderId: 1,
  orderDisplayId: 1,
  invoiceId: 'RI1',
  storeName: '',
  time: 0,
  items: [
    {
      orderItemId: 1,
      productId: 10,
      name: '',
      hasWeight: 'No',
      returnQty: 2,
      returnWeight: 0,
      rate: 1,
      reason: '',
      quantity: 0,
      weight: 0,
      inventoryIds: [],
    },
    {
      orderItemId: 3,
      productId: 30,
      name: '',
      hasWeight: 'Yes',
      returnQty: 1,
      returnWeight: 7.9,
      rate: 1,
      reason: '',
      quantity: 1,
      weight: 7.9,
      inventoryIds: [9],
    },
  ],
};
const left = calculateLeft([tea, cheese, ham], [before]);
const problem = (row: ReturnRow, rows: ReturnRow[] = [row]) =>
  findReturnProblem(
    row,
    rows,
    left,
    matchPieces(
      rows,
      pieces.filter(({ inventoryId }) => inventoryId !== 9),
    ),
  );

test('pieces are known by the order itself', () => {
  expect(listShippedPieces([tea, ham])).toEqual(pieces);
});

test('what came back before is left out', () => {
  expect([...left.values()].map(({ amount, inventoryIds }) => [amount, inventoryIds])).toEqual([
    [4, []],
    [1250, []],
    [2, [7, 8]],
  ]);
});

describe('pieces', () => {
  const eight = (more: Partial<ReturnRow> = {}) => createItemRow(ham, { returnWeight: 825, ...more });

  test('rows of equal weight mean distinct pieces, and a scanned label its own', () => {
    const rows = [eight(), eight({ inventoryId: 7 })];
    expect([...matchPieces(rows, pieces)]).toEqual([
      [rows[1]?.uuid, 7],
      [rows[0]?.uuid, 8],
    ]);
  });

  test('a weight that no shipped piece has cannot go back into stock, but can be a loss', () => {
    expect(problem(eight({ returnWeight: 111 }))).toBe('noPiece');
    expect(problem(eight({ returnWeight: 111, quantity: 0 }))).toBeUndefined();
  });

  test('of one line at one rate travel together', () => {
    const rows = [eight(), eight(), eight({ returnWeight: 790, quantity: 0 })];
    expect(toReturnItems(rows, left, matchPieces(rows, pieces))).toEqual([
      { orderItemId: 3, productId: 30, returnQty: 3, returnWeight: 24.4, quantity: 2, inventoryIds: [7, 8] },
    ]);
  });
});

describe('a row', () => {
  test('names its rate only where it is another than the billed one, which needs a reason', () => {
    const sent = (row: ReturnRow) => toReturnItems([row], left, new Map()).map(({ rate, reason }) => [rate, reason]);
    const other = createItemRow(tea, { returnQty: 1, rate: 200 });
    expect([sent(createItemRow(tea, { returnQty: 1 })), problem(other)]).toEqual([[[undefined, undefined]], 'reason']);
    const agreed = { ...other, reason: ' bruised ' };
    expect([problem(agreed), sent(agreed)]).toEqual([undefined, [[2, 'bruised']]]);
    expect(problem({ ...other, agreed: 200 })).toBeUndefined();
  });

  test('returns at most what is left, together with the others of its line', () => {
    const three = createItemRow(tea, { returnQty: 3 });
    expect(problem(three)).toBeUndefined();
    expect(problem(three, [three, createItemRow(tea, { returnQty: 2 })])).toBe('tooMuch');
  });

  test('puts no more back than it returns', () => {
    expect(problem(createItemRow(cheese, { returnWeight: 500, weight: 501 }))).toBe('backTooMuch');
    expect(problem(createItemRow(cheese, { returnWeight: 500, weight: 0 }))).toBeUndefined();
  });

  test('that is blank is no problem and is not sent', () => {
    expect(problem(createRow())).toBeUndefined();
    expect(toReturnItems([createRow()], left, new Map())).toEqual([]);
    expect(problem(createRow({ returnQty: 1 }))).toBe('product');
  });

  test('puts back what it returns until somebody says otherwise', () => {
    const row = createItemRow(tea);
    const two = { ...row, ...withReturned(row, { returnQty: 2 }) };
    expect(two).toMatchObject({ returnQty: 2, quantity: 2 });
    expect(withReturned({ ...two, quantity: 1 }, { returnQty: 3 })).toEqual({ returnQty: 3 });
  });

  test('is credited at its rate: pieces by count, weights by weight', () => {
    const of = (productId: number) => left.get(productId)!;
    expect(calculateRowCredit(createItemRow(tea, { returnQty: 2 }), of(10))).toBe(500);
    expect(calculateRowCredit(createItemRow(ham, { returnWeight: 825 }), of(30))).toBe(4125);
    expect(
      calculateRowCredit(createItemRow(tea, { returnQty: 2, rate: undefined, isRateUnread: true }), of(10)),
    ).toBeUndefined();
  });
});

test('a return that exists comes back row by row, lost pieces with their share of the weight', () => {
  const rows = createItemRows({ ...before.items[1]!, returnQty: 3, returnWeight: 24.41, inventoryIds: [7] }, () => 825);
  expect(rows.map(({ returnWeight, quantity, inventoryId }) => [returnWeight, quantity, inventoryId])).toEqual([
    [825, 1, 7],
    [808, 0, undefined],
    [808, 0, undefined],
  ]);
});
