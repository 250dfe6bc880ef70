import { salesSteps } from '@depot/contracts/reports';
import { dayOf } from '@depot/contracts/time';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitSteps } from './split-steps.js';

const zones = [
  'America/New_York',
  'Asia/Shanghai',
  'UTC',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];
const from = Date.UTC(2017, 0, 1);
const day = 86_400_000;

describe('steps of a range', () => {
  test('follow one another without a gap and cover the range, also where clocks change', () => {
    fc.assert(
      fc.property(
        fc.nat(700 * day),
        fc.nat(300 * day),
        fc.constantFrom(...salesSteps),
        fc.constantFrom(...zones),
        (at, length, step, zone) => {
          const [start, end] = [from + at, from + at + length];
          const steps = splitSteps(start, end, step, zone);
          expect([steps[0]?.start, steps.at(-1)?.end]).toEqual([start, end]);
          steps.forEach((one, nth) => {
            expect(one.start).toBeLessThanOrEqual(one.end);
            if (nth === 0) return;
            expect(one.start).toBe((steps[nth - 1]?.end ?? 0) + 1);
            expect(dayOf(one.start, zone)).toBe(one.day);
          });
        },
      ),
    );
  });

  test('are days, weeks from Monday, and months of the warehouse', () => {
    const [start, end] = [Date.UTC(2026, 9, 30, 4), Date.UTC(2026, 10, 3, 5) - 1];
    const days = (step: (typeof salesSteps)[number]) =>
      splitSteps(start, end, step, 'America/New_York').map((one) => one.day);
    expect(days('day')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
    expect(days('week')).toEqual(['2026-10-26', '2026-11-02']);
    expect(days('month')).toEqual(['2026-10-01', '2026-11-01']);
  });
});
