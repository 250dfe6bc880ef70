import type { Order } from '@depot/contracts/orders';
import { describe, expect, test } from '@jest/globals';
import { findUsualGoods } from './usualGoods.js';

const now = Date.UTC(2026, 2, 20);
const daysAgo = (days: number) => now - days * 86_400_000;
const item = (productId: number, fields: Partial<Order['orderItems'][number]> = {}): Order['orderItems'][number] => ({
  orderItemId: productId,
  productId,
  name: '',
  hasWeight: 'No',
  quantity: 1,
  weight: 0,
  rate: 1,
  amount: 1,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
  ...fields,
});
const order = (time: number, orderItems: Order['orderItems'], status: Order['status'] = 'DONE') => ({
  time,
  status,
  orderItems,
});

describe('usual goods of a store', () => {
  test('come by how often they were ordered, with the amount of the last time', () => {
    const orders = [
      order(daysAgo(1), [item(1, { quantity: 7 })]),
      order(daysAgo(8), [item(2, { quantity: 4 }), item(1, { quantity: 3 })]),
      order(daysAgo(15), [item(2, { quantity: 9 }), item(3), item(1)]),
    ];
    expect(findUsualGoods(orders, now)).toEqual([
      { productId: 1, amount: 7, times: 3 },
      { productId: 2, amount: 4, times: 2 },
      { productId: 3, amount: 1, times: 1 },
    ]);
  });

  test('are pounds where the product is kept by weight', () => {
    const weighed = item(5, { hasWeight: 'Weighting', quantity: 0, weight: 12.5 });
    expect(findUsualGoods([order(daysAgo(2), [weighed])], now)).toEqual([{ productId: 5, amount: 1250, times: 1 }]);
  });

  test('are not what was cancelled, nor what was ordered long ago', () => {
    expect(findUsualGoods([order(daysAgo(1), [item(1)], 'CANCELLED'), order(daysAgo(57), [item(2)])], now)).toEqual([]);
  });
});
