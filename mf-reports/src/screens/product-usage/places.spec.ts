import { describe, expect, test } from '@jest/globals';
import { filterProductsByPlace, listCategories, listWarehouses } from './places.js';

const [dry, cold] = [
  { id: 1, name: 'Dry goods' },
  { id: 2, name: 'Cold store' },
];
const [tea, cheese, meat] = [
  { id: 10, name: 'Tea' },
  { id: 20, name: 'Cheese' },
  { id: 21, name: 'Meat' },
];
const products = [
  { productId: 1, subWarehouse: dry, category: tea },
  { productId: 2, subWarehouse: cold, category: meat },
  { productId: 3, subWarehouse: cold, category: cheese },
  { productId: 4, subWarehouse: cold, category: cheese },
];
const ids = (rows: { productId: number }[]) => rows.map(({ productId }) => productId);

describe('where products stand', () => {
  test('warehouses and categories come once, by name', () => {
    expect(listWarehouses(products)).toEqual([cold, dry]);
    expect(listCategories(products, cold.id)).toEqual([cheese, meat]);
  });

  test('categories of all warehouses say theirs: two may have one of the same name', () => {
    const coldTea = { id: 22, name: 'Tea' };
    const all = [...products, { productId: 5, subWarehouse: cold, category: coldTea }];
    expect(listCategories(all, undefined).map(({ id, name }) => [id, name])).toEqual([
      [cheese.id, 'Cold store / Cheese'],
      [meat.id, 'Cold store / Meat'],
      [coldTea.id, 'Cold store / Tea'],
      [tea.id, 'Dry goods / Tea'],
    ]);
  });

  test('warehouse and category narrow the products, nothing chosen leaves all', () => {
    expect(ids(filterProductsByPlace(products, { warehouseId: undefined, categoryId: undefined }))).toEqual([
      1, 2, 3, 4,
    ]);
    expect(ids(filterProductsByPlace(products, { warehouseId: cold.id, categoryId: undefined }))).toEqual([2, 3, 4]);
    expect(ids(filterProductsByPlace(products, { warehouseId: cold.id, categoryId: meat.id }))).toEqual([2]);
  });
});
