import { expect, test } from '@jest/globals';
import { nearestPieces } from './nearest-pieces.js';

const pieces = [1000, 1250, 1100, 1400, 1250].map((weight, index) => ({ id: index + 1, weight }));

test.each<[string, number, number, number[]]>([
  ['the one that weighs it', 1, 1100, [3]],
  ['the last of those that weigh it', 1, 1250, [5]],
  ['the nearest where none weighs it', 1, 1010, [1]],
  ['those that weigh it together', 2, 2100, [1, 3]],
  ['all', 5, 1, [1, 2, 3, 4, 5]],
  ['none', 0, 700, []],
])('a lost weight is that of %s', (_which, count, weight, expected) => {
  const found = nearestPieces(pieces, count, weight);
  expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
});

test('none is changed', () => {
  const before = structuredClone(pieces);
  nearestPieces(pieces, 2, 2100);
  expect(pieces).toEqual(before);
});
