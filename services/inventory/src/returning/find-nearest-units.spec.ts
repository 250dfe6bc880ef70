import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findNearestUnits } from './find-nearest-units.js';

const pieces = [1000, 1250, 1100, 1400, 1250].map((weight, index) => ({ id: index + 1, weight }));

test.each<[string, number, number, number[]]>([
  ['the one that weighs it', 1, 1100, [3]],
  ['the last of those that weigh it', 1, 1250, [5]],
  ['the nearest where none weighs it', 1, 1010, [1]],
  ['those that weigh it together', 2, 2100, [1, 3]],
  ['all', 5, 1, [1, 2, 3, 4, 5]],
  ['none', 0, 700, []],
])('a lost weight is that of %s', (_which, count, weight, expected) => {
  const found = findNearestUnits(pieces, count, weight);
  expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
});

test('none is changed', () => {
  const before = structuredClone(pieces);
  findNearestUnits(pieces, 2, 2100);
  expect(pieces).toEqual(before);
});

/** Every chosen piece against every other one, each time: what is quick must find the same. */
function slowlyNearest<T extends { weight: number }>(all: readonly T[], count: number, weight: number): T[] {
  const chosen = new Set(all.slice(all.length - count));
  for (let exchanged = true; exchanged;) {
    exchanged = false;
    const missing = weight - [...chosen].reduce((sum, piece) => sum + piece.weight, 0);
    let best = { left: missing, out: all[0], instead: all[0] };
    for (const out of chosen)
      for (const instead of all.filter((piece) => !chosen.has(piece))) {
        const left = missing + out.weight - instead.weight;
        if (Math.abs(left) < Math.abs(best.left)) best = { left, out, instead };
      }
    if (best.left === missing) continue;
    chosen.delete(best.out!);
    chosen.add(best.instead!);
    exchanged = true;
  }
  return [...chosen];
}

test('they are those that comparing each with each finds', () => {
  const weights = fc.oneof(
    fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }),
    fc.array(fc.integer({ min: 900, max: 1400 }), { maxLength: 12 }),
    fc.array(fc.constantFrom(1, 2, 3, 50, 51, 1_000), { maxLength: 16 }),
  );
  const sets = weights.chain((all) =>
    fc.tuple(fc.constant(all), fc.nat(all.length), fc.nat(Math.ceil(all.reduce((sum, one) => sum + one, 1) * 1.2))),
  );
  fc.assert(
    fc.property(sets, ([all, count, weight]) => {
      const weighed = all.map((one, id) => ({ id, weight: one }));
      expect(findNearestUnits(weighed, count, weight)).toEqual(slowlyNearest(weighed, count, weight));
    }),
    { numRuns: 3_000 },
  );
});

test('of very many pieces each is looked at a few times', () => {
  let looks = 0;
  const many = Array.from({ length: 200 }, (_, id) => ({
    id,
    get weight() {
      looks += 1;
      return 1_000 + id;
    },
  }));
  const found = findNearestUnits(many, 100, 104_950);
  const looked = looks;
  expect(found.reduce((sum, { weight }) => sum + weight, 0)).toBe(104_950);
  expect(looked).toBeLessThan(many.length * 40);
});
