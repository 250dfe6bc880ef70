import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spanDays, splitRange, utcDay } from './spans.js';

const moment = fc.integer({ min: 0, max: Date.UTC(2040, 0, 1) });

describe('stretches of a range', () => {
  it('follow one another, cover the range and nothing else, and are whole spans', () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        let next = start;
        for (const stretch of splitRange(start, end)) {
          expect(stretch.start).toBe(next);
          expect(stretch.end).toBeGreaterThanOrEqual(stretch.start);
          if (stretch.days > 0)
            expect([stretch.start % (stretch.days * utcDay), (stretch.end + 1) % (stretch.days * utcDay)]).toEqual([
              0, 0,
            ]);
          else expect(stretch.end - stretch.start).toBeLessThan(2 * utcDay);
          next = stretch.end + 1;
        }
        expect(next).toBe(end + 1);
      }),
    );
  });

  it('are few, however long the range', () => {
    expect(splitRange(1, Date.UTC(2040, 0, 1)).length).toBeLessThanOrEqual(1 + 2 * spanDays.length);
    expect(splitRange(5, 4)).toEqual([]);
  });
});
