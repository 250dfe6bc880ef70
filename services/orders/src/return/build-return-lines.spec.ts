import { DomainError, type FieldViolation } from '@depot/contracts/errors';
import type { CreateReturn } from '@depot/contracts/orders';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OrderLine } from '../order/order-line.js';
import { buildReturnLines } from './build-return-lines.js';
import type { ReturnLine } from './return-line.js';
import { calculateReturnable } from './returnable.js';

const line = (orderItemId: number, over: Partial<OrderLine>): OrderLine => ({
  orderItemId,
  productId: orderItemId * 10,
  name: `Product ${orderItemId}`,
  hasWeight: 'No',
  quantity: 0,
  weight: 0,
  rate: 250,
  notes: '',
  short: 0,
  ...over,
});
const jars = line(1, { quantity: 10 });
const wheels = line(2, { hasWeight: 'Yes', quantity: 2, weight: 2200 });
const shrimp = line(3, { hasWeight: 'Weighting', weight: 5000 });
const units = [
  { orderId: 1, orderItemId: 2, inventoryId: 71, weight: 1000 },
  { orderId: 1, orderItemId: 2, inventoryId: 72, weight: 1200 },
];
const as = <T>(role: string, work: () => T) => runInContext({ session: { role } as CurrentSession }, work);
const build = (items: CreateReturn['items'], returned: ReturnLine[] = []) =>
  as('WAREHOUSE_ADMIN', () =>
    buildReturnLines(items, calculateReturnable({ lines: [jars, wheels, shrimp], units, returned })),
  );
const rejectedPaths = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return (error.details as FieldViolation[]).map(({ path }) => path);
  }
  return [];
};

describe('what comes back of an order', () => {
  test('counted goods: credited as returned, in stock as far as good', () => {
    expect(build([{ orderItemId: 1, productId: 10, returnQty: 4, quantity: 3 }])).toMatchObject([
      { returnQuantity: 4, returnWeight: 0, quantity: 3, weight: 0, rate: 250 },
    ]);
  });

  test('weighed pieces: their own weights make the credit', () => {
    expect(
      build([{ orderItemId: 2, productId: 20, returnQty: 1, inventoryIds: [72], rate: 100, reason: 'dry' }]),
    ).toMatchObject([
      { returnQuantity: 1, returnWeight: 1200, quantity: 1, weight: 1200, rate: 100, inventoryIds: [72] },
    ]);
  });

  test('what goes back on the shelf though nothing of it is returned is refused, not passed over', () => {
    const jar = { orderItemId: 1, productId: 10, returnQty: 1 };
    expect(rejectedPaths(() => build([jar, { orderItemId: 3, productId: 30, weight: 500 }]))).toEqual([
      'items.1.weight',
    ]);
    expect(rejectedPaths(() => build([{ ...jar, returnQty: 0, quantity: 2 }]))).toEqual(['items.0.quantity']);
    expect(rejectedPaths(() => build([{ orderItemId: 2, productId: 20, quantity: 1 }, jar]))).toEqual([
      'items.0.quantity',
    ]);
  });

  test('a piece that is lost needs its weight said', () => {
    expect(rejectedPaths(() => build([{ orderItemId: 2, productId: 20, returnQty: 1 }]))).toEqual([
      'items.0.returnWeight',
    ]);
    expect(build([{ orderItemId: 2, productId: 20, returnQty: 1, returnWeight: 1000 }])).toMatchObject([
      { quantity: 0, weight: 0 },
    ]);
  });

  test.each<[string, CreateReturn['items'], string]>([
    ['more pieces than shipped', [{ orderItemId: 1, productId: 10, returnQty: 11 }], 'items.0.returnQty'],
    [
      'more pieces on two lines',
      [1, 2].map(() => ({ orderItemId: 1, productId: 10, returnQty: 6 })),
      'items.1.returnQty',
    ],
    ['more weight than shipped', [{ orderItemId: 3, productId: 30, returnWeight: 5001 }], 'items.0.returnWeight'],
    [
      'more into stock than returned',
      [{ orderItemId: 3, productId: 30, returnWeight: 100, weight: 101 }],
      'items.0.weight',
    ],
    [
      'a piece twice',
      [{ orderItemId: 2, productId: 20, returnQty: 2, inventoryIds: [71, 71] }],
      'items.0.inventoryIds',
    ],
    [
      'a piece of another order',
      [{ orderItemId: 2, productId: 20, returnQty: 1, returnWeight: 9, inventoryIds: [99] }],
      'items.0.inventoryIds',
    ],
    ['a product that is not on the line', [{ orderItemId: 1, productId: 30, returnQty: 1 }], 'items.0.orderItemId'],
    ['a line of another order', [{ orderItemId: 9, productId: 10, returnQty: 1 }], 'items.0.orderItemId'],
    ['nothing at all', [{ orderItemId: 1, productId: 10, returnQty: 0 }], 'items'],
  ])('refused: %s', (_name, items, path) => {
    expect(rejectedPaths(() => build(items))).toContain(path);
  });

  test('however often goods come back, never more than left', () => {
    const asked = fc.record({ returnQty: fc.nat(6), back: fc.nat(6) });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 8 }), (returns) => {
        const done: ReturnLine[] = [];
        for (const { returnQty, back } of returns) {
          try {
            done.push(...build([{ orderItemId: 1, productId: 10, returnQty, quantity: back }], done));
          } catch (error) {
            expect(error).toBeInstanceOf(DomainError);
          }
        }
        expect(done.reduce((sum, { returnQuantity }) => sum + returnQuantity, 0)).toBeLessThanOrEqual(10);
        expect(done.every(({ quantity, returnQuantity }) => quantity <= returnQuantity)).toBe(true);
      }),
    );
  });
});
