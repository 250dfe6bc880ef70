import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sliceGroups } from './slice-groups.js';

const groups = fc.array(fc.nat(50), { maxLength: 12 }).map((sizes) => sizes.map((size, key) => ({ key, size })));

describe('a page of a list sorted by groups', () => {
  test('holds exactly the rows that the same page of the whole list holds', () => {
    fc.assert(
      fc.property(groups, fc.nat(400), fc.integer({ min: 1, max: 40 }), (sizes, offset, limit) => {
        const whole = sizes.flatMap(({ key, size }) => Array.from({ length: size }, (_, place) => `${key}:${place}`));
        const page = sliceGroups(sizes, offset, limit).flatMap((slice) =>
          Array.from({ length: slice.limit }, (_, place) => `${slice.key}:${slice.offset + place}`),
        );
        expect(page).toEqual(whole.slice(offset, offset + limit));
      }),
    );
  });
});
