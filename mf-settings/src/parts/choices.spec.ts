import { describe, expect, it } from '@jest/globals';
import { listCategoryChoices, listSubCategoryChoices } from './choices.js';

const cold = { id: 1, name: 'Cold' };
const dry = { id: 2, name: 'Dry' };
const categories = [
  {
    id: 10,
    name: 'Cheese',
    subWarehouse: cold,
    subCategories: [
      { id: 101, name: 'Soft' },
      { id: 100, name: 'Hard' },
    ],
  },
  { id: 11, name: 'Butter', subWarehouse: cold, subCategories: [] },
  { id: 12, name: 'Rice', subWarehouse: dry, subCategories: [{ id: 102, name: 'Long' }] },
];

describe('choices that depend on each other', () => {
  it('offers the categories of the chosen warehouse only, by name', () => {
    expect(listCategoryChoices(categories, 1).map(({ label }) => label)).toEqual(['Butter', 'Cheese']);
    expect(listCategoryChoices(categories, undefined)).toEqual([]);
  });

  it('offers the categories 2 of the chosen category 1 only, by name', () => {
    expect(listSubCategoryChoices(categories, 10)).toEqual([
      { value: 100, label: 'Hard' },
      { value: 101, label: 'Soft' },
    ]);
    expect(listSubCategoryChoices(categories, 99)).toEqual([]);
  });
});
