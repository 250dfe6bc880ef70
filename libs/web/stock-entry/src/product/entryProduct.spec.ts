import type { Product } from '@depot/contracts/catalog';
import { expect, test } from '@jest/globals';
import { entryProducts } from './entryProduct.js';

const product = (productId: number, secondaryName: string, disabled = false) =>
  ({
    productId,
    secondaryName,
    tertiaryName: '',
    hasWeight: 'No',
    gtin: '',
    code: '',
    description: '',
    brand: null,
    disabled,
  }) as unknown as Product;
const products = [product(1, 'Tea'), product(2, 'Old ham', true), product(3, 'Brie')];
const idsOf = (...given: Parameters<typeof entryProducts>) => entryProducts(...given).map(({ productId }) => productId);

test('goods are entered for what is sold, by name; what is sold no more is there where it is about the past', () => {
  expect(idsOf(products)).toEqual([3, 1]);
  expect(idsOf(products, { includeDisabled: true })).toEqual([3, 2, 1]);
});
