import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitIntoPages } from './paginate.js';

const capacity = { first: 400, next: 600, tail: 80 };
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);
/** 1 to 300 rows, from one line to a third of a page. */
const rows = fc.array(fc.integer({ min: 20, max: 130 }), { minLength: 1, maxLength: 300, size: 'max' });
const dealt = (heights: readonly number[]) => splitIntoPages(heights, (height) => height, capacity);
const roomOf = (index: number) => (index === 0 ? capacity.first : capacity.next);

describe('dealing rows onto pages', () => {
  test('keeps every row, whole and in order', () => {
    fc.assert(fc.property(rows, (heights) => expect(dealt(heights).flat()).toEqual(heights)));
  });

  test('never fills a page beyond what it holds, and leaves room for the sums on the last', () => {
    fc.assert(
      fc.property(rows, (heights) => {
        const pages = dealt(heights);
        pages.forEach((page, index) => {
          const tail = index === pages.length - 1 ? capacity.tail : 0;
          expect(sum(page) + tail).toBeLessThanOrEqual(roomOf(index));
        });
      }),
    );
  });

  test('the sums never stand alone, and take two rows with them where three are there', () => {
    fc.assert(
      fc.property(rows, (heights) => {
        const last = dealt(heights).at(-1) ?? [];
        expect(last.length).toBeGreaterThanOrEqual(Math.min(heights.length, heights.length < 3 ? 1 : 2));
      }),
    );
  });

  test('a page is left only when its next row does not fit, but for the rows that go with the sums', () => {
    fc.assert(
      fc.property(rows, (heights) => {
        const pages = dealt(heights);
        pages.slice(0, -2).forEach((page, index) => {
          expect(sum(page) + (pages[index + 1]?.[0] ?? 0)).toBeGreaterThan(roomOf(index));
        });
        const [before = [], last = []] = pages.slice(-2);
        const isLast = pages.length === 1;
        const all = sum(before) + sum(last) + capacity.tail;
        if (!isLast) expect(all).toBeGreaterThan(roomOf(pages.length - 2));
      }),
    );
  });

  test('a row higher than a page has a page of its own, and an empty document still has one', () => {
    expect(dealt([20, 700, 20])).toEqual([[20], [700], [20]]);
    expect(dealt([])).toEqual([[]]);
    expect(dealt([390])).toEqual([[390], []]);
  });
});
