import { describe, expect, test } from '@jest/globals';
import type { ProductFacts } from '../catalog/index.js';
import { assertLabelCount, type EnteredLine, linesOf } from './entered-lines.js';
import { assertUsualWeights } from './unusual-weights.js';

const product = (productId: number, hasWeight: ProductFacts['hasWeight'], more: Partial<ProductFacts> = {}) =>
  [productId, { productId, name: `Product ${productId}`, hasWeight, ...more } as ProductFacts] as const;
const products = new Map([
  product(1, 'No'),
  product(2, 'Weighting'),
  product(3, 'Yes', { minWeight: 500, maxWeight: 1500 }),
]);
const lines = (line: EnteredLine) => linesOf(line, products);

describe('a line that comes in', () => {
  test('counted goods are a number, whatever else was typed', () => {
    expect(lines({ productId: 1, quantity: 5, weight: 300, serial: 'a', lot: 'L' })).toEqual([
      { productId: 1, quantity: 5, weight: 0, serial: undefined, lot: 'L' },
    ]);
  });

  test('pooled goods are a weight', () => {
    expect(lines({ productId: 2, quantity: 5, weight: 300, serial: 'a' })).toEqual([
      { productId: 2, quantity: 0, weight: 300, serial: undefined },
    ]);
  });

  test('weighed pieces are one each, with what names them', () => {
    const piece = { productId: 3, quantity: 1, weight: 300, serial: 'a' };
    expect(lines({ productId: 3, weight: 300, serial: 'a' })).toEqual([piece]);
    expect(lines({ productId: 3, quantity: 3, weight: 300, serial: 'a' })).toEqual([piece, piece, piece]);
  });

  test.each<[EnteredLine, string]>([
    [{ productId: 1, weight: 300 }, 'VALIDATION'],
    [{ productId: 1, quantity: 0 }, 'VALIDATION'],
    [{ productId: 2, quantity: 3 }, 'VALIDATION'],
    [{ productId: 3, quantity: 3, weight: 0 }, 'VALIDATION'],
    [{ productId: 9, quantity: 3 }, 'NOT_FOUND'],
  ])('%j is refused', (line, code) => expect(() => lines(line)).toThrow(expect.objectContaining({ code })));

  test('asks for at most 20,000 labels, of which only pieces have one each', () => {
    const pieces = { productId: 3, quantity: 19_999, weight: 300 };
    const jars = { productId: 1, quantity: 9_000 };
    expect(() => assertLabelCount([pieces, jars], products)).not.toThrow();
    expect(() => assertLabelCount([pieces, jars, jars], products)).toThrow(
      expect.objectContaining({ code: 'VALIDATION' }),
    );
  });
});

describe('weights that are unusual', () => {
  const check = (weights: number[], confirmed?: boolean) =>
    assertUsualWeights(
      weights.map((weight) => ({ productId: 3, weight })),
      products,
      confirmed,
    );

  test('pass where they are usual, or somebody has looked again', () => {
    expect(() => check([500, 1500])).not.toThrow();
    expect(() => check([499], true)).not.toThrow();
    expect(() => assertUsualWeights([{ productId: 2, weight: 9_999 }], products)).not.toThrow();
  });

  test('are named, each once and five at most', () => {
    expect(() => check([499, 1000, 499])).toThrow(
      expect.objectContaining({
        code: 'UNUSUAL_WEIGHT',
        values: { weights: { gb: 'Product 3 4.99 lb', cn: 'Product 3 4.99 磅' } },
      }),
    );
    const five = {
      gb: [1, 2, 3, 4, 5].map((weight) => `Product 3 0.0${weight} lb`).join(', '),
      cn: [1, 2, 3, 4, 5].map((weight) => `Product 3 0.0${weight} 磅`).join('、'),
    };
    expect(() => check([1, 2, 3, 4, 5, 6])).toThrow(expect.objectContaining({ values: { weights: five } }));
  });
});
