import { inPounds } from '@depot/contracts/amounts';
import type { FieldViolation } from '@depot/contracts/errors';
import { describe, expect, test } from '@jest/globals';
import type { OrderLine } from '../order/order-line.js';
import { assignScannedUnits } from './assign-scanned-units.js';
import { checkOrderedAmounts, groupScannedLots } from './check-ordered-amounts.js';

const line = (orderItemId: number, over: Partial<OrderLine>): OrderLine => ({
  orderItemId,
  productId: orderItemId * 10,
  name: `Product ${orderItemId}`,
  hasWeight: 'No',
  quantity: 0,
  weight: 0,
  rate: 100,
  notes: '',
  short: 0,
  ...over,
});
const jars = line(1, { quantity: 10 });
const shrimp = line(2, { hasWeight: 'Weighting', weight: 1250 });
const wheels = line(3, { hasWeight: 'Yes', quantity: 2 });
const all = [jars, shrimp, wheels];

/** Each place that the refusal names, with the values of its sentence. */
function refusals(work: () => unknown): [string, object | undefined][] {
  try {
    work();
  } catch (error) {
    return ((error as { details: FieldViolation[] }).details ?? []).map(({ path, values }) => [path, values]);
  }
  return [];
}

describe('counted and pooled goods', () => {
  type Given = Parameters<typeof checkOrderedAmounts>[1];
  const asked = (...given: Given) => refusals(() => checkOrderedAmounts(all, given));

  test('leave as ordered, in one line or in several', () => {
    expect(asked({ productId: 10, quantity: 10 }, { productId: 20, weight: 1250 })).toEqual([]);
    expect(
      asked({ productId: 10, quantity: 4 }, { productId: 20, weight: 1250 }, { productId: 10, quantity: 6 }),
    ).toEqual([]);
  });

  test.each([9, 11])('not %i of 10', (quantity) => {
    expect(asked({ productId: 10, quantity }, { productId: 20, weight: 1250 })).toEqual([
      ['nonWeightOrderItems', { product: 'Product 1', expected: '10', given: String(quantity) }],
    ]);
  });

  test('not less or more weight, and what is left out is none', () => {
    expect(asked({ productId: 10, quantity: 10 }, { productId: 20, weight: 1249 })).toEqual([
      ['nonWeightOrderItems', { product: 'Product 2', expected: inPounds(1250), given: inPounds(1249) }],
    ]);
    expect(asked({ productId: 20, weight: 1250, quantity: 5 })).toEqual([
      ['nonWeightOrderItems', { product: 'Product 1', expected: '10', given: '0' }],
    ]);
  });

  test('not what nobody ordered, nor weighed pieces without their labels', () => {
    expect(
      asked(
        { productId: 10, quantity: 10 },
        { productId: 20, weight: 1250 },
        { productId: 99, quantity: 1 },
        { productId: 30, quantity: 2 },
      ),
    ).toEqual([
      ['nonWeightOrderItems.2.productId', undefined],
      ['nonWeightOrderItems.3.productId', undefined],
    ]);
  });

  test('the lots that were scanned belong to the line of their product', () => {
    const given = [
      { productId: 10, inventoryIds: [7, 8] },
      { productId: 20, weight: 1250 },
      { productId: 10, inventoryIds: [9] },
    ];
    expect([...groupScannedLots(all, given)]).toEqual([
      [1, [7, 8, 9]],
      [2, []],
    ]);
  });
});

describe('weighed pieces', () => {
  const unit = (inventoryId: number, productId: number) =>
    [inventoryId, { inventoryId, productId, qrText: `unit ${inventoryId}` }] as const;
  const units = new Map([unit(71, 30), unit(72, 30), unit(73, 30), unit(74, 10), unit(75, 99)]);
  const asked = (scanned: number[], field?: string) => refusals(() => assignScannedUnits(all, scanned, units, field));

  test('go to the line of their product', () => {
    expect([...assignScannedUnits(all, [72, 71], units)]).toEqual([[3, [72, 71]]]);
  });

  test.each<[string, number[], [string, object | undefined][]]>([
    ['too few', [71], [['inventoryList', { product: 'Product 3', expected: 2, given: 1 }]]],
    ['too many', [71, 72, 73], [['inventoryList', { product: 'Product 3', expected: 2, given: 3 }]]],
    ['none', [], [['inventoryList', { product: 'Product 3', expected: 2, given: 0 }]]],
    ['one twice', [71, 71], [['inventoryList.1', { unit: 'unit 71' }]]],
    ['an unknown one', [71, 70], [['inventoryList.1', undefined]]],
    ['one of counted goods', [74, 71], [['inventoryList.0', { unit: 'unit 74' }]]],
    ['one that nobody ordered', [71, 72, 75], [['inventoryList.2', { unit: 'unit 75' }]]],
  ])('%s', (_what, scanned, expected) => expect(asked(scanned)).toEqual(expected));

  test('a field that is no list of the request is named as it is', () => {
    expect(asked([71, 70], 'orderItems')).toEqual([['orderItems', undefined]]);
  });
});
