import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type LineRequest, mergeRequests } from './line-request.js';

const request = fc.record<LineRequest>({
  productId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
});

describe('lines that name one product more than once', () => {
  test('are added up in the place of the first', () => {
    expect(
      mergeRequests([
        { productId: 7, quantity: 2, notes: 'ripe', rate: 100 },
        { productId: 8, weight: 50 },
        { productId: 7, quantity: 3, notes: 'soft', orderItemId: 4 },
      ]),
    ).toEqual([
      { index: 0, productId: 7, quantity: 5, notes: 'ripe; soft', rate: 100, orderItemId: 4 },
      { index: 1, productId: 8, weight: 50 },
    ]);
  });

  test('lose nothing, and are no line twice', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 30, size: 'max' }), (requests) => {
        const lines = mergeRequests(requests);
        const sum = (list: readonly LineRequest[], productId: number) =>
          list.reduce((total, line) => (line.productId === productId ? total + (line.quantity ?? 0) : total), 0);
        for (let productId = 1; productId <= 5; productId += 1)
          expect(sum(lines, productId)).toBe(sum(requests, productId));
        expect(new Set(lines.map(({ productId }) => productId)).size).toBe(lines.length);
      }),
    );
  });
});
