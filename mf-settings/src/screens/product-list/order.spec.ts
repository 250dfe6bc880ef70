import type { Product } from '@depot/contracts/catalog';
import { describe, expect, it } from '@jest/globals';
import { matchProduct } from '../../parts/choices.js';
import { sortProducts } from './order.js';

function product(productId: number, secondaryName: string, more: Partial<Product> = {}): Product {
  const named = { id: 1, name: '' };
  return {
    productId,
    secondaryName,
    tertiaryName: '',
    subWarehouse: named,
    category: named,
    subCategory: named,
    brand: null,
    price: 1,
    wholesalePrice: 1,
    hasWeight: 'No',
    description: '',
    reorderPoint: null,
    location: '',
    gtin: '',
    code: '',
    reserved: 0,
    totalWeight: 0,
    availableQty: 0,
    disabled: false,
    version: 1,
    ...more,
  };
}
const names = (products: Product[]) => products.map(({ secondaryName }) => secondaryName);

describe('order of the product list', () => {
  const products = [product(1, 'Item 10'), product(2, 'item 9'), product(3, 'Brie', { brand: { id: 1, name: 'Aux' } })];

  it('counts numbers in names as numbers and ignores case', () => {
    expect(names(sortProducts(products, { key: 'secondaryName', descending: false }))).toEqual([
      'Brie',
      'item 9',
      'Item 10',
    ]);
    expect(names(sortProducts(products, { key: 'secondaryName', descending: true }))).toEqual([
      'Item 10',
      'item 9',
      'Brie',
    ]);
  });

  it('sorts by supplier, and what is equal by name', () => {
    expect(names(sortProducts(products, { key: 'supplier', descending: true }))).toEqual(['Brie', 'item 9', 'Item 10']);
  });
});

describe('filter of the product list', () => {
  const brie = product(1, 'Brie', { tertiaryName: '布里奶酪', code: 'BR-1', gtin: '0123' });

  it.each([
    ['bri', true],
    ['奶酪', true],
    ['br-1', true],
    ['0123', true],
    ['  BRIE ', true],
    ['', true],
    ['gouda', false],
  ])('"%s" finds it: %s', (text, found) => {
    expect(matchProduct(brie, text)).toBe(found);
  });
});
