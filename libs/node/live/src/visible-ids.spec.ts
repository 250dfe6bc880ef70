import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { VisibleIds } from './visible-ids.js';

const second = 1_000;

describe('ids that become visible out of order', () => {
  it('are each taken once, in whatever order their transactions end', () => {
    const commits = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(commits, fc.integer({ min: 1, max: 7 }), (order, perRead) => {
        const ids = new VisibleIds([], 0);
        const visible = new Set<number>();
        const taken: number[] = [];
        for (let from = 0; from < order.length; from += perRead) {
          order.slice(from, from + perRead).forEach((id) => visible.add(id));
          const awaited = new Set(ids.awaited);
          const read = [...visible].filter((id) => id > ids.upTo || awaited.has(id)).sort((a, b) => a - b);
          taken.push(...ids.takeIds(read, from));
        }
        expect([...taken].sort((a, b) => a - b)).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });

  it('below those that it begins with may still turn up', () => {
    const ids = new VisibleIds([5, 6, 8], 0);
    expect([ids.upTo, ids.awaited]).toEqual([8, [7]]);
    expect(ids.takeIds([7, 9], second)).toEqual([7, 9]);
    expect(ids.takeIds([], second)).toEqual([]);
    expect(ids.awaited).toEqual([]);
  });

  it('are not waited for for ever, nor too many of them', () => {
    const ids = new VisibleIds([1], 0);
    ids.takeIds([4], 0);
    expect(ids.awaited).toEqual([2, 3]);
    ids.takeIds([], 120 * second);
    expect(ids.awaited).toEqual([]);
    ids.takeIds([1_000_000], 120 * second);
    expect(ids.awaited.length).toBeLessThanOrEqual(1_000);
    expect(ids.takeIds([999_999], 121 * second)).toEqual([999_999]);
  });
});
