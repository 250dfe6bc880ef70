import { describe, expect, it } from '@jest/globals';
import { monthSoFar, spanOf } from './time.js';

describe('period of days', () => {
  it('starts with the current month in the timezone of the warehouse', () => {
    const lateInNewYork = Date.UTC(2026, 2, 1, 3); // still the 28th of February there
    expect(monthSoFar(lateInNewYork, 'America/New_York')).toEqual(['2026-02-01', '2026-02-28']);
    expect(monthSoFar(lateInNewYork, 'UTC')).toEqual(['2026-03-01', '2026-03-01']);
  });

  it('takes in the whole last day, also when the clocks change', () => {
    const { start, end } = spanOf(['2026-03-08', '2026-03-08'], 'America/New_York');
    expect(new Date(start).toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(new Date(end).toISOString()).toBe('2026-03-09T03:59:59.999Z');
  });
});
