import type { Product } from '@depot/contracts/catalog';
import { describe, expect, it } from '@jest/globals';
import { choose, isSame } from './selection.js';

const named = (productId: number, secondaryName: string, tertiaryName = '') =>
  [productId, { productId, secondaryName, tertiaryName } as Product] as const;
const products = new Map([
  named(1, 'Brie'),
  named(2, 'Brie'),
  named(3, 'Rice', '米'),
  named(4, 'Rice'),
  named(5, 'Rice', '米'),
]);

describe('choosing the products of a store', () => {
  it('refuses a second product of the same display name, and says which', () => {
    expect(choose(products, [1], [1, 2])).toEqual({ productIds: [1], duplicate: 'Brie' });
    expect(choose(products, [3], [3, 4])).toEqual({ productIds: [3, 4], duplicate: undefined });
    expect(choose(products, [], [3, 4, 5])).toEqual({ productIds: [3, 4], duplicate: 'Rice - 米' });
  });

  it('lets the other of the same name be chosen once the first is gone', () => {
    expect(choose(products, [1], [2])).toEqual({ productIds: [2], duplicate: undefined });
  });

  it('keeps what was there before, also where names meet or a product is unknown here', () => {
    expect(choose(products, [1, 2, 99], [1, 2, 99, 3])).toEqual({ productIds: [1, 2, 99, 3], duplicate: undefined });
  });

  it('knows an unchanged selection', () => {
    expect(isSame([1, 2], [2, 1])).toBe(true);
    expect(isSame([1, 2], [1])).toBe(false);
    expect(isSame([1], [2])).toBe(false);
    expect(isSame([], [])).toBe(true);
  });
});
