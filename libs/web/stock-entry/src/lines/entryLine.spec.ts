import { describe, expect, it } from '@jest/globals';
import { byId, type EntryProduct } from '../product/entryProduct.js';
import { findFirstProblem, isBlankEntry, newEntryLine, problemOf, toRequest } from './entryLine.js';

const product = (productId: number, hasWeight: EntryProduct['hasWeight']): EntryProduct => ({
  productId,
  name: hasWeight,
  label: hasWeight,
  hasWeight,
  gtin: '',
  searchText: '',
});
const products = byId([product(1, 'Yes'), product(2, 'No'), product(3, 'Weighting')]);

describe('a line of goods', () => {
  it.each([
    ['nothing', {}, 'needProduct'],
    ['an unknown product', { productId: 9, quantity: 1 }, 'needProduct'],
    ['a weighed piece without weight', { productId: 1, quantity: 3 }, 'needWeight'],
    ['a weighed piece', { productId: 1, weight: 1234 }, undefined],
    ['counted goods without quantity', { productId: 2, weight: 1234 }, 'needQuantity'],
    ['counted goods', { productId: 2, quantity: 3 }, undefined],
    ['pooled weight', { productId: 3, weight: 1 }, undefined],
  ])('with %s', (_what, given, problem) => {
    expect(problemOf(newEntryLine(given), products)).toBe(problem);
  });

  it('is left out while it is blank, but nothing at all is not enough', () => {
    const whole = newEntryLine({ productId: 2, quantity: 1 });
    expect(isBlankEntry(newEntryLine())).toBe(true);
    expect(findFirstProblem([whole, newEntryLine()], products)).toBeUndefined();
    expect(findFirstProblem([newEntryLine(), newEntryLine()], products)).toEqual({ line: 1, problem: 'needProduct' });
    const started = newEntryLine({ productId: 1 });
    expect(findFirstProblem([newEntryLine(), whole, started], products)).toEqual({
      line: 3,
      problem: problemOf(started, products),
    });
  });

  it('goes to the server as its product is kept, weights in pounds', () => {
    expect(toRequest(newEntryLine({ productId: 1, weight: 1234 }), products)).toEqual({
      productId: 1,
      quantity: 1,
      weight: 12.34,
    });
    expect(toRequest(newEntryLine({ productId: 2, quantity: 5, weight: 999 }), products)).toEqual({
      productId: 2,
      quantity: 5,
    });
    expect(
      toRequest(newEntryLine({ productId: 3, quantity: 5, weight: 50, lot: 'L1', expiry: '2027-08-31' }), products),
    ).toEqual({
      productId: 3,
      weight: 0.5,
      lot: 'L1',
      expiry: '2027-08-31',
    });
  });
});
