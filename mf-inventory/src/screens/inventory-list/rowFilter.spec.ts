import type { InventoryRow } from '@depot/contracts/inventory';
import { describe, expect, it } from '@jest/globals';
import { filterRows, isInsufficient, isShown } from './rowFilter.js';

const row = (own: Partial<InventoryRow>): InventoryRow => ({
  productId: 1,
  secondaryName: 'Queso Manchego',
  tertiaryName: '曼彻格奶酪',
  quantity: 10,
  reorderPoint: null,
  price: 1,
  wholesalePrice: 1,
  totalWholesalePrice: 1,
  totalWeight: 0,
  hasWeight: 'No',
  booked: 0,
  reserved: 0,
  gtin: '',
  code: '',
  location: '',
  lastIn: null,
  subWarehouse: { id: 1, name: 'Chillers' },
  category: { id: 10, name: 'Dairy' },
  subCategory: { id: 100, name: 'Hard cheese' },
  brand: null,
  ...own,
});
const tea = row({
  productId: 2,
  secondaryName: 'CHAI',
  subWarehouse: { id: 2, name: 'Dry' },
  category: { id: 20, name: 'Beverages' },
  subCategory: { id: 200, name: 'Tea' },
});
const ids = (rows: InventoryRow[]) => rows.map(({ productId }) => productId);

describe('the filter of the inventory', () => {
  it('looks into the secondary name only, in whatever case', () => {
    const filter = (text: string) => ids(filterRows([row({}), tea], { text, categories: new Set() }));
    expect(filter('chai')).toEqual([2]);
    expect(filter(' MANCH ')).toEqual([1]);
    expect(filter('曼彻格')).toEqual([]);
    expect(filter('')).toEqual([1, 2]);
  });

  it('keeps to the chosen warehouses and categories of both levels', () => {
    const within = (...keys: string[]) => ids(filterRows([row({}), tea], { text: '', categories: new Set(keys) }));
    expect(within('w2')).toEqual([2]);
    expect(within('c10')).toEqual([1]);
    expect(within('s200', 'c10')).toEqual([1, 2]);
    expect(within()).toEqual([1, 2]);
  });
});

describe('a short product', () => {
  it.each([
    ['without a reorder point', { quantity: 0, reorderPoint: null }, false],
    ['with a reorder point of zero', { quantity: 0, reorderPoint: 0 }, false],
    ['at its reorder point', { quantity: 5, reorderPoint: 5 }, false],
    ['below it', { quantity: 4, reorderPoint: 5 }, true],
    ['a pool above it', { hasWeight: 'Weighting', quantity: 0, totalWeight: 5.01, reorderPoint: 5 }, false],
    ['a pool below it', { hasWeight: 'Weighting', quantity: 0, totalWeight: 4.99, reorderPoint: 5 }, true],
  ] as const)('%s', (_what, own, expected) => {
    expect(isInsufficient(row(own))).toBe(expected);
  });
});

it('shows columns that the preference does not know', () => {
  expect(isShown({ price: false }, 'price')).toBe(false);
  expect(isShown({ price: false }, 'weight')).toBe(true);
});
