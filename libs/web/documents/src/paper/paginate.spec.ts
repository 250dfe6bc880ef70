import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { paginate, printedLines } from './paginate.js';

const capacity = { first: 10, next: 20, tail: 4 };
const lines = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });

describe('dealing rows onto pages', () => {
  test('keeps every row, whole and in order', () => {
    fc.assert(fc.property(lines, (rows) => expect(paginate(rows, (row) => row, capacity).flat()).toEqual(rows)));
  });

  test('never fills a page beyond what it holds, and leaves room for the sums on the last', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const pages = paginate(rows, (row) => row, capacity);
        pages.forEach((page, index) => {
          const used = page.reduce((sum, row) => sum + row, 0);
          const room = index === 0 ? capacity.first : capacity.next;
          expect(used + (index === pages.length - 1 ? capacity.tail : 0)).toBeLessThanOrEqual(room);
        });
      }),
    );
  });

  test('an empty document still has its page', () => {
    expect(paginate([], () => 1, capacity)).toEqual([[]]);
  });

  test('a Chinese character takes the width of two Latin ones', () => {
    expect(printedLines('曼彻格奶酪', 10)).toBe(1);
    expect(printedLines('曼彻格奶酪', 9)).toBe(2);
  });
});
