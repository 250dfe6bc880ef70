import type { InventoryRow } from '@depot/contracts/inventory';
import { describe, expect, test } from '@jest/globals';
import { listPlaces, placeRequest } from './places.js';

const row = (location: string, subCategoryId: number): InventoryRow =>
  ({
    location,
    subWarehouse: { id: 1, name: 'Cold' },
    category: { id: 2, name: 'Dairy' },
    subCategory: { id: subCategoryId, name: `Kind ${subCategoryId}` },
  }) as InventoryRow;
const rows = [row('B-1', 3), row('A-2', 4), row('', 4), row('A-2', 3)];

describe('places to count', () => {
  test('are named once, by name, without empty ones', () => {
    expect(listPlaces('location', rows).map(({ value }) => value)).toEqual(['A-2', 'B-1']);
    expect(listPlaces('subWarehouse', rows)).toEqual([{ value: '1', label: 'Cold' }]);
    expect(listPlaces('category', rows).map(({ label }) => label)).toEqual([
      'Cold / Dairy',
      'Cold / Dairy / Kind 3',
      'Cold / Dairy / Kind 4',
    ]);
  });

  test('keep a name that is written from right to left apart from the others', () => {
    const cold: InventoryRow = { ...row('', 3), subWarehouse: { id: 1, name: 'تبريد 3' } };
    expect(listPlaces('category', [cold])[0]?.label).toBe('\u2068تبريد 3\u2069 / Dairy');
  });

  test('go to the server as what they are', () => {
    expect(placeRequest('location', 'A-2')).toEqual({ location: 'A-2' });
    expect(placeRequest('subWarehouse', '1')).toEqual({ subWarehouseId: 1 });
    expect(listPlaces('category', rows).map(({ value }) => placeRequest('category', value))).toEqual([
      { categoryId: 2 },
      { subCategoryId: 3 },
      { subCategoryId: 4 },
    ]);
  });
});
