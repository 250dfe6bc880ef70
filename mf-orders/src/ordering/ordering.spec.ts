import { describe, expect, test } from '@jest/globals';
import { findShortage } from '../parts/line-editor/lineProblem.js';
import { createLine, type DraftLine } from './draftLine.js';
import type { Orderable } from './orderable.js';
import { orderTotal } from './orderTotal.js';
import { toEditedLines, toNewLines } from './requestLines.js';
import { groupShortages, noShortages } from './shortages.js';
import { applyTemplate } from './template.js';
import { withAmount } from './useLines.js';

const place = { id: 1, name: 'Cold room' };
const product = (productId: number, fields: Partial<Orderable>): Orderable => ({
  productId,
  name: `Product ${productId}`,
  label: `Product ${productId}`,
  searchFields: { codes: [], text: `product ${productId}`, words: [] },
  hasWeight: 'No',
  available: 10,
  inStock: true,
  price: 250,
  wholesalePrice: 200,
  subWarehouse: place,
  category: place,
  subCategory: place,
  ...fields,
});
const products = new Map(
  [product(1, {}), product(2, { hasWeight: 'Yes' }), product(3, { hasWeight: 'Weighting', available: 1250 })].map(
    (each) => [each.productId, each],
  ),
);
const line = (part: Partial<DraftLine>) => createLine(part);

describe('lines of a request', () => {
  test('pieces and pounds, without the rows that say nothing', () => {
    const lines = [
      line({ productId: 1, amount: 4, notes: 'ripe' }),
      line({ productId: 3, amount: 1025 }),
      line({}),
      line({ productId: 2 }),
    ];
    expect(toNewLines(lines, products)).toEqual([
      { productId: 1, quantity: 4, notes: 'ripe' },
      { productId: 3, weight: 10.25 },
    ]);
  });

  test('an edited line keeps its id, sends its rate in dollars and notes that were emptied', () => {
    expect(toEditedLines([line({ orderItemId: 8, productId: 1, amount: 4, rate: 199 })], products, true)).toEqual([
      { orderItemId: 8, productId: 1, quantity: 4, rate: 1.99, notes: '' },
    ]);
  });
});

describe('the total of an order', () => {
  test('counts weighed pieces with their average, as the server does', () => {
    const ham = product(2, { hasWeight: 'Yes', price: 200, averageWeight: 11.003333 });
    const lines = [line({ productId: 1, amount: 3 }), line({ productId: 2, amount: 2 })];
    expect(orderTotal(lines, new Map([...products, [2, ham]]), (_line, { price }) => price)).toEqual({
      products: 2,
      cents: 3 * 250 + 4402,
      isEstimated: true,
      isPartial: false,
    });
  });

  test('says when the average of some pieces is unknown', () => {
    const lines = [
      line({ productId: 1, amount: 3 }),
      line({ productId: 3, amount: 150 }),
      line({ productId: 2, amount: 2 }),
    ];
    expect(orderTotal(lines, products, (_line, { price }) => price)).toEqual({
      products: 3,
      cents: 3 * 250 + 375,
      isEstimated: true,
      isPartial: true,
    });
  });
});

test('the total of an order is unknown while a rate is being typed that is no number', () => {
  const lines = [line({ productId: 1, amount: 3, rate: 250 }), line({ productId: 3, amount: 150, isRateUnread: true })];
  expect(orderTotal(lines, products, (each, { price }) => each.rate ?? price)).toMatchObject({
    products: 2,
    cents: undefined,
  });
});

describe('what is short', () => {
  test('is measured in the unit of the product', () => {
    expect(findShortage(line({ productId: 3, amount: 1300 }), products.get(3), noShortages)).toEqual({
      wanted: 1300,
      available: 1250,
    });
    expect(findShortage(line({ productId: 3, amount: 1250 }), products.get(3), noShortages)).toBeUndefined();
  });

  test('follows the server, whose figure is newer, until the line asks for less', () => {
    const rejected = groupShortages([{ productId: 3, productName: 'Product 3', requested: 12, available: 7.5 }]);
    expect(findShortage(line({ productId: 3, amount: 1200 }), products.get(3), rejected)).toEqual({
      wanted: 1200,
      available: 750,
    });
    expect(findShortage(line({ productId: 3, amount: 750 }), products.get(3), rejected)).toBeUndefined();
  });
});

describe('a template', () => {
  const template = {
    id: 1,
    name: 'Monday',
    subWarehouseId: 1,
    orderItems: [
      { productId: 1, productName: 'Product 1', quantity: 6, disabled: false },
      { productId: 3, productName: 'Product 3', quantity: 5, disabled: false },
      { productId: 9, productName: 'Gone', quantity: 1, disabled: true },
    ],
  };

  test('adds its lines to what is ordered already and names what it had to skip', () => {
    const { lines, skipped } = applyTemplate(template, [line({ productId: 1, amount: 2 }), line({})], products);
    expect(lines.map(({ productId, amount }) => [productId, amount])).toEqual([
      [1, 2],
      [3, 500],
    ]);
    expect(skipped).toEqual(['Gone']);
  });
});

describe('choosing on cards', () => {
  test('sets, changes and takes away the one line of a product', () => {
    const one = withAmount([line({})], 1, 3);
    expect(one.map(({ productId, amount }) => [productId, amount])).toEqual([[1, 3]]);
    expect(withAmount(one, 1, 5)[0]).toMatchObject({ key: one[0]?.key, amount: 5 });
    expect(withAmount(one, 1, undefined)).toEqual([]);
  });
});
