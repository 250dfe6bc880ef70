import { expect, test } from '@jest/globals';
import { categoryTree, isInCategories, type Placed } from './categoryTree.js';

const place = (area: string, category: string, subCategory: string): Placed => {
  const named = (name: string) => ({ id: [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7), name });
  return { subWarehouse: named(area), category: named(category), subCategory: named(subCategory) };
};
const brie = place('Chillers', 'Dairy', 'Soft cheese');
const manchego = place('Chillers', 'Dairy', 'Hard cheese');
const chai = place('Dry', 'Beverages', 'Tea');

test('the tree is made of what is there, by name', () => {
  const tree = categoryTree([chai, brie, manchego, brie]);
  expect(tree.map(({ title }) => title)).toEqual(['Chillers', 'Dry']);
  expect(tree[0]?.children?.map(({ title, children }) => [title, children?.map((node) => node.title)])).toEqual([
    ['Dairy', ['Hard cheese', 'Soft cheese']],
  ]);
  expect(tree[1]?.children?.[0]?.children?.[0]).toEqual({
    key: `s${chai.subCategory.id}`,
    value: `s${chai.subCategory.id}`,
    title: 'Tea',
  });
});

test('a product is in its area, its category and that category’s category', () => {
  const isIn = (...keys: string[]) => [brie, chai].map((product) => isInCategories(product, new Set(keys)));
  expect(isIn(`w${chai.subWarehouse.id}`)).toEqual([false, true]);
  expect(isIn(`c${brie.category.id}`)).toEqual([true, false]);
  expect(isIn(`s${chai.subCategory.id}`, `c${brie.category.id}`)).toEqual([true, true]);
  expect(isIn()).toEqual([true, true]);
});
