import type { OrderItem } from '@depot/contracts/orders';
import { expect, test } from '@jest/globals';
import {
  calculateBilledAmount,
  deductReturned,
  findBillingProblem,
  sumBilledLines,
  toBilledLines,
  toShippedLine,
} from './billedLine.js';

const item = (fields: Partial<OrderItem>): OrderItem => ({
  orderItemId: 1,
  productId: 1,
  name: 'Chai',
  hasWeight: 'No',
  quantity: 4,
  weight: 0,
  rate: 2.5,
  amount: 10,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
  ...fields,
});
const counted = toShippedLine(item({}));
const weighed = toShippedLine(item({ orderItemId: 2, hasWeight: 'Yes', quantity: 2, weight: 12.35, rate: 4.1 }));

test('lines are billed as shipped: pieces by count, weighed pieces by weight', () => {
  expect(calculateBilledAmount(counted)).toBe(1000);
  expect(calculateBilledAmount(weighed)).toBe(5064); // 12.35 × 4.10 = 50.635, half up
  expect(toBilledLines([counted, weighed])).toEqual([
    { orderItemId: 1, rate: 2.5, quantity: 4 },
    { orderItemId: 2, rate: 4.1 },
  ]);
});

test('a rate that was emptied is sent as 0, a line left out is not sent', () => {
  expect(
    toBilledLines([
      { ...counted, rate: undefined },
      { ...weighed, chosen: false },
    ]),
  ).toEqual([{ orderItemId: 1, rate: 0, quantity: 4 }]);
});

test('the total is that of the chosen lines, and unknown while one of their rates is no number', () => {
  const unread = { ...weighed, rate: undefined, isRateUnread: true };
  expect(sumBilledLines([counted, weighed])).toBe(6064);
  expect(sumBilledLines([counted, unread])).toBeUndefined();
  expect(sumBilledLines([counted, { ...unread, chosen: false }])).toBe(1000);
  expect(sumBilledLines([{ ...counted, rate: undefined }, weighed])).toBe(5064);
});

test('nothing chosen, or a count missing, cannot be billed', () => {
  expect(findBillingProblem([{ ...counted, chosen: false }])).toBe('generate.open');
  expect(findBillingProblem([{ ...counted, quantity: undefined }, weighed])).toBe('generate.open');
  expect(findBillingProblem([counted, { ...weighed, quantity: undefined }])).toBeUndefined();
});

test('what came back before is not billed, unless its credit was used or agreed at another rate', () => {
  const credit = (fields: object) =>
    ({
      returnId: 4,
      status: 'UNPAID',
      paid: 0,
      invoiceItems: [{ orderItemId: 1, quantity: 3, weight: 0, rate: 2.5 }],
      ...fields,
    }) as never;
  const left = (...credits: never[]) => deductReturned([item({})], credits).map(({ quantity }) => quantity);
  expect([
    left(),
    left(credit({})),
    left(credit({ paid: 1 })),
    left(credit({ isSealed: true })),
    left(credit({ status: 'VOID' })),
  ]).toEqual([[4], [1], [4], [4], [4]]);
  expect(left(credit({}), credit({ invoiceItems: [{ orderItemId: 1, quantity: 1, weight: 0, rate: 1 }] }))).toEqual([
    4,
  ]);
  const [none] = deductReturned([item({ quantity: 3 })], [credit({})]).map(toShippedLine);
  expect([findBillingProblem([none!]), toBilledLines([none!])]).toEqual([undefined, [{ orderItemId: 1, rate: 2.5 }]]);
});
