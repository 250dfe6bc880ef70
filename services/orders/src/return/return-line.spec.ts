import { expect, test } from '@jest/globals';
import { buildCreditLine, type ReturnLine } from './return-line.js';

const pieces = new Map([
  [71, 1000],
  [72, 1200],
]);
const wheels = (returnQuantity: number, returnWeight: number, inventoryIds: number[]): ReturnLine => ({
  orderItemId: 2,
  productId: 20,
  name: 'Wheel',
  hasWeight: 'Yes',
  rate: 250,
  reason: '',
  quantity: 0,
  weight: 0,
  returnQuantity,
  returnWeight,
  inventoryIds,
});

test.each<[string, ReturnLine, number[]]>([
  ['of all that came back', wheels(2, 2200, [72, 71]), [1200, 1000]],
  ['of the one that is lost, which is what is left of the sum', wheels(2, 2200, [71]), [1000, 1200]],
  ['of none where several are lost', wheels(3, 3300, [71]), []],
  ['of none where more is credited than they weigh', wheels(2, 2300, [71, 72]), []],
  ['of none where less is credited than they weigh', wheels(2, 2100, [71, 72]), []],
  ['of none that are counted', { ...wheels(2, 0, []), hasWeight: 'No' }, []],
  ['of none out of a pool', { ...wheels(0, 2200, []), hasWeight: 'Weighting' }, []],
])('a credit names the weights %s', (_which, line, weights) => {
  expect(buildCreditLine(line, pieces)).toMatchObject({
    quantity: line.returnQuantity,
    weight: line.returnWeight,
    weights,
  });
});
