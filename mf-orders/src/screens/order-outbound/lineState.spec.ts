import type { Order, OrderItem } from '@depot/contracts/orders';
import { describe, expect, test } from '@jest/globals';
import { computeLineState, computeOutboundProgress, isConfirmed, sortByWalk } from './lineState.js';
import { buildOutboundRequest, type Picks } from './picking.js';

const item = (fields: Partial<OrderItem>): OrderItem => ({
  orderItemId: 1,
  productId: 10,
  name: 'Ham',
  hasWeight: 'Yes',
  quantity: 2,
  weight: 0,
  rate: 5,
  amount: 0,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
  ...fields,
});
const ham = item({});
const cheese = item({
  orderItemId: 2,
  productId: 20,
  hasWeight: 'Weighting',
  quantity: 0,
  weight: 12.5,
  availableWeight: 12.5,
});
const tea = item({ orderItemId: 3, productId: 30, hasWeight: 'No', quantity: 7, availableQty: 9 });
const two: Picks = [
  { orderItemId: 1, weight: 825, inventoryId: 4, by: 'label' },
  { orderItemId: 1, weight: 790, inventoryId: 6, by: 'weight' },
];

describe('when an order may leave', () => {
  test('a weighed line needs all its pieces', () => {
    expect(computeLineState(ham, two.slice(0, 1)).valid).toBe(false);
    expect(computeLineState(ham, two).valid).toBe(true);
  });

  test('a pooled line needs as much as ordered', () => {
    expect(computeLineState(cheese, []).valid).toBe(true);
    expect(computeLineState({ ...cheese, availableWeight: 12.49 }, []).valid).toBe(false);
  });

  test('a line is confirmed by all its pieces, or by a tick, never by the stock alone', () => {
    expect(isConfirmed(computeLineState(ham, two.slice(0, 1)), [])).toBe(false);
    expect(isConfirmed(computeLineState(ham, two), [])).toBe(true);
    expect(isConfirmed(computeLineState(tea, []), [])).toBe(false);
    expect(isConfirmed(computeLineState(tea, []), [3])).toBe(true);
    expect(isConfirmed(computeLineState({ ...cheese, availableWeight: 12.49 }, []), [2])).toBe(false);
  });

  test('and valid lines without a hand on them stay to be confirmed', () => {
    const lines = [ham, cheese, tea].map((each) => computeLineState(each, two));
    const { ready, unconfirmed } = computeOutboundProgress(lines, [3]);
    expect([ready, unconfirmed.map(({ item: { orderItemId } }) => orderItemId)]).toEqual([true, [2]]);
    const open = [ham, cheese, tea].map((each) => computeLineState(each, two.slice(0, 1)));
    expect(computeOutboundProgress(open, []).unconfirmed).toHaveLength(3);
    expect(computeOutboundProgress(open, []).ready).toBe(false);
  });
});

test('the request names pieces one by one and everything else as ordered', () => {
  const order: Order = {
    orderId: 8,
    displayId: 80,
    version: 1,
    time: 0,
    status: 'PROCESSING',
    storeId: 5,
    storeName: '',
    orderItems: [ham, cheese, tea],
    invoiceIds: [],
    paidFull: false,
    historyOrder: false,
    total: 0,
    estimated: true,
    deliveryDate: null,
    poNumber: '',
    note: '',
  };
  expect(buildOutboundRequest(order, two)).toEqual({
    orderId: 8,
    inventoryList: [4, 6],
    nonWeightOrderItems: [
      { productId: 20, weight: 12.5 },
      { productId: 30, quantity: 7 },
    ],
  });
});

test('lines stand in the order in which one walks, what has no place at the end', () => {
  const at = (name: string, location?: string) => computeLineState(item({ name, location }), []);
  const lines = [at('first'), at('far', 'A-10'), at('near', 'A-2'), at('last', '')];
  expect(sortByWalk(lines).map((line) => line.item.name)).toEqual(['near', 'far', 'first', 'last']);
});
