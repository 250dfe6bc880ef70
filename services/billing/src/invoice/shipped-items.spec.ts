import type { FieldViolation } from '@depot/contracts/errors';
import type { ShippedOrderLine } from '@depot/contracts/orders';
import { describe, expect, test } from '@jest/globals';
import { buildRequestedItems, buildShippedItem } from './shipped-items.js';

const line = (orderItemId: number, over: Partial<ShippedOrderLine>): ShippedOrderLine => ({
  orderItemId,
  productId: orderItemId * 10,
  name: `Product ${orderItemId}`,
  hasWeight: 'No',
  quantity: 0,
  weight: 0,
  weights: [],
  rate: 200,
  notes: '',
  ...over,
});
const jars = line(1, { quantity: 10 });
const shrimp = line(2, { hasWeight: 'Weighting', weight: 1250 });
const wheels = line(3, { hasWeight: 'Yes', quantity: 2, weight: 900, weights: [400, 500] });
type Asked = Parameters<typeof buildRequestedItems>[1];
const items = (...asked: Asked) => buildRequestedItems([jars, shrimp, wheels], asked);

/** Each field that is refused, with the amount that was shipped. */
function refusals(...asked: Asked): unknown[] {
  try {
    items(...asked);
  } catch (error) {
    return ((error as { details: FieldViolation[] }).details ?? []).map(({ path, values }) => [path, values?.shipped]);
  }
  return [];
}

describe('what is billed of an order', () => {
  test('as it was shipped, at the rate of the order, and never more later', () => {
    expect(buildShippedItem(shrimp)).toMatchObject({
      description: 'Product 2',
      weight: 1250,
      rate: 200,
      amount: 2500,
      mostQuantity: 0,
      mostWeight: 1250,
    });
    expect(buildShippedItem(jars)).toMatchObject({ amount: 2000, mostQuantity: 10, mostWeight: 0 });
    expect(buildShippedItem(wheels)).toMatchObject({ amount: 1800, mostQuantity: 2, mostWeight: 900 });
  });

  test('less of it, at another rate; a rate that is not given is 0', () => {
    expect(items({ orderItemId: 1, quantity: 4, rate: 150 })).toMatchObject([{ quantity: 4, rate: 150, amount: 600 }]);
    expect(items({ orderItemId: 2, weight: 1000, rate: 100 })).toMatchObject([{ weight: 1000, amount: 1000 }]);
    expect(items({ orderItemId: 1, quantity: 4 })).toMatchObject([{ rate: 0, amount: 0 }]);
  });

  test('all of it where no amount is asked for', () => {
    const asked = [1, 2, 3].map((orderItemId) => ({ orderItemId, rate: 100 }));
    expect(items(...asked).map(({ amount, mostQuantity, mostWeight }) => [amount, mostQuantity, mostWeight])).toEqual([
      [1000, 10, 0],
      [1250, 0, 1250],
      [900, 2, 900],
    ]);
  });

  test('exactly as much as was shipped, but no more', () => {
    expect(refusals({ orderItemId: 1, quantity: 10 }, { orderItemId: 2, weight: 1250 })).toEqual([]);
    expect(
      refusals({ orderItemId: 1, quantity: 11 }, { orderItemId: 2, weight: 1251 }, { orderItemId: 9, quantity: 1 }),
    ).toEqual([
      ['orderItemList.0.quantity', 10],
      ['orderItemList.1.weight', 12.5],
      ['orderItemList.2.orderItemId', undefined],
    ]);
  });

  test('weighed pieces only whole', () => {
    expect(refusals({ orderItemId: 3, quantity: 2, weight: 900 })).toEqual([]);
    for (const asked of [{ quantity: 1 }, { weight: 899 }, { quantity: 2, weight: 901 }])
      expect(refusals({ orderItemId: 3, ...asked })).toEqual([['orderItemList.0.weight', undefined]]);
  });
});
