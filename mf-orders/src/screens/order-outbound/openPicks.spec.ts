import type { OrderItem } from '@depot/contracts/orders';
import { describe, expect, test } from '@jest/globals';
import { computeLineState } from './lineState.js';
import { openPicks } from './PickHints.js';

const item = (hasWeight: 'Yes' | 'No'): OrderItem => ({
  orderItemId: 1,
  productId: 7,
  name: 'Cheese',
  hasWeight,
  quantity: 2,
  weight: 0,
  rate: 1,
  amount: 1,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
});
const proposed = [11, 12, 13].map((inventoryId) => ({
  inventoryId,
  qrValue: `Q${inventoryId}`,
  receivedDate: 1,
  quantity: 1,
  weight: 4,
}));
const ids = (line: Parameters<typeof openPicks>[0]) => openPicks(line, proposed).map(({ inventoryId }) => inventoryId);

describe('what is still to be taken', () => {
  test('as many pieces as are missing, without those that were taken', () => {
    expect(ids(computeLineState(item('Yes'), []))).toEqual([11, 12]);
    expect(ids(computeLineState(item('Yes'), [{ orderItemId: 1, weight: 400, inventoryId: 11, by: 'label' }]))).toEqual(
      [12],
    );
    expect(ids(computeLineState(item('Yes'), [{ orderItemId: 1, weight: 900, inventoryId: 99, by: 'label' }]))).toEqual(
      [11],
    );
  });

  test('lots of counted goods stay named', () => {
    expect(ids(computeLineState(item('No'), []))).toEqual([11, 12, 13]);
  });
});
