import { describe, expect, test } from '@jest/globals';
import { buildSearchFields, differsByOne, rankProducts } from './productSearch.js';

const place = (name: string) => ({ id: 1, name });
const product = (secondaryName: string, more: Partial<Parameters<typeof buildSearchFields>[0]> = {}) => ({
  secondaryName,
  searchFields: buildSearchFields({
    secondaryName,
    tertiaryName: '',
    code: '',
    gtin: '',
    description: '',
    category: place('Grocery'),
    subCategory: place('Other'),
    brand: null,
    ...more,
  }),
});

const queso = product('Queso Manchego', {
  tertiaryName: '曼彻格奶酪',
  code: 'K-42',
  gtin: '04006381333931',
  category: place('Dairy'),
  subCategory: place('Cheeses'),
  brand: place('Cooperativa de Quesos'),
});
const creme = product('Crème Fraîche', { category: place('Dairy') });
const ale = product('Sasquatch Ale', { subCategory: place('Beer'), description: 'goes with cheese' });
const cheesecake = product('Cheesecake');
const products = [ale, queso, creme, cheesecake];

const find = (search: string) => rankProducts(products, search).map(({ secondaryName }) => secondaryName);

describe('a search', () => {
  test.each([
    ['beer', ['Sasquatch Ale']],
    ['creme', ['Crème Fraîche']],
    ['CRÈME fraiche', ['Crème Fraîche']],
    ['奶酪', ['Queso Manchego']],
    ['cooperativa', ['Queso Manchego']],
    ['queso dairy', ['Queso Manchego']],
    ['queso beer', []],
    // one typo: another letter, one too many, one too few, two exchanged
    ['quaso', ['Queso Manchego']],
    ['mancheego', ['Queso Manchego']],
    ['machego', ['Queso Manchego']],
    ['sasqautch', ['Sasquatch Ale']],
    ['beers', ['Sasquatch Ale']],
    // two typos, and a typo in a short word
    ['quasa', []],
    ['alo', []],
  ])('for "%s" finds %j', (search, names) => expect(find(search)).toEqual(names));

  test('finds names first, then category and supplier, then descriptions', () => {
    expect(find('cheese')).toEqual(['Cheesecake', 'Queso Manchego', 'Sasquatch Ale']);
  });

  test('lists the product with exactly this code or GTIN first, with or without leading zeros', () => {
    const other = product('Box of K-42 crackers');
    for (const search of ['k-42', 'K-42']) expect(rankProducts([other, queso], search)).toEqual([queso, other]);
    for (const search of ['4006381333931', '04006381333931', '００４００６３８１３３３９３１'])
      expect(rankProducts(products, search)).toEqual([queso]);
  });

  test('without a word changes nothing', () => expect(rankProducts(products, '  ')).toBe(products));
});

test.each([
  ['cheese', 'chese', true],
  ['cheese', 'chesee', true],
  ['cheese', 'heese', false],
  ['cheese', 'cheeze', true],
  ['cheese', 'chxe', true],
  ['cheese', 'chxx', false],
  ['cheese', 'cheeses', true],
])('one typo between %s and %s: %s', (word, term, is) => expect(differsByOne(word, term)).toBe(is));
