import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chartSize, computeChartShape } from './chartShape.js';

const day = 86_400_000;
const counts = (...values: number[]) => values.map((count, index) => ({ time: index * day, count }));

describe('the chart of counts', () => {
  it('runs from the oldest to the newest, whatever the order they come in', () => {
    const shape = computeChartShape(counts(5, 7, 9).toReversed());
    expect(shape?.points.map(({ point }) => point.count)).toEqual([5, 7, 9]);
    expect(shape?.points[0]?.x).toBe(chartSize.left);
    expect(shape?.points.at(-1)?.x).toBe(chartSize.width - chartSize.right);
  });

  it('has round values at its lines, from zero unless that would flatten it', () => {
    expect(computeChartShape(counts(0, 37))?.ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
    expect(computeChartShape(counts(1800, 2010))?.ticks[0]?.value).toBe(1800);
  });

  it('is nothing for less than two days', () => {
    expect(computeChartShape([])).toBeUndefined();
    expect(computeChartShape(counts(3))).toBeUndefined();
  });

  it('stays within its frame', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000), { minLength: 2, maxLength: 40, size: 'max' }), (values) => {
        const shape = computeChartShape(counts(...values));
        for (const { x, y } of shape?.points ?? []) {
          expect(x).toBeGreaterThanOrEqual(chartSize.left);
          expect(x).toBeLessThanOrEqual(chartSize.width);
          expect(y).toBeGreaterThanOrEqual(chartSize.top - 0.01);
          expect(y).toBeLessThanOrEqual(chartSize.height - chartSize.bottom + 0.01);
        }
        expect(shape?.ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
