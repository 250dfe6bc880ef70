import { describe, expect, test } from '@jest/globals';
import { buildBarColumns, chooseStep, dropBeforeFirstSale, formatStepDay, listDrawableSteps } from './steps.js';

const row = (day: string, sales: number, paid: number) => ({ day, sales, paid, owed: sales - paid });

describe('columns of sales', () => {
  test('stand on one line, in parts of the highest, paid below owed', () => {
    const { columns, line } = buildBarColumns([
      row('2026-10-01', 200, 50),
      row('2026-10-02', 100, 100),
      row('2026-10-03', 0, 0),
    ]);
    expect(line).toBe(100);
    expect(columns.map(({ paid, owed }) => [paid.y, paid.height, owed.y, owed.height])).toEqual([
      [75, 25, 0, 75],
      [50, 50, 50, 0],
      [100, 0, 100, 0],
    ]);
  });

  test('more credits than sales hang below it', () => {
    const { columns, line } = buildBarColumns([row('2026-10-01', 75, 0), row('2026-10-02', -25, 0)]);
    expect(line).toBe(75);
    expect(columns[1]?.owed).toEqual({ y: 75, height: 25 });
  });

  test('nothing sold is drawn as nothing', () => {
    expect(buildBarColumns([row('2026-10-01', 0, 0)]).columns[0]?.owed.height).toBe(0);
    expect(buildBarColumns([]).columns).toEqual([]);
  });
});

test('a period begins with its first sale', () => {
  const rows = [row('2026-10-01', 0, 0), row('2026-10-02', 5, 0), row('2026-10-03', 0, 0)];
  expect(dropBeforeFirstSale(rows).map(({ day }) => day)).toEqual(['2026-10-02', '2026-10-03']);
  expect(dropBeforeFirstSale(rows.slice(0, 1))).toEqual(rows.slice(0, 1));
});

test('a step fits its period', () => {
  expect(chooseStep(['2026-10-01', '2026-10-31'])).toBe('day');
  expect(chooseStep(['2026-01-01', '2026-10-31'])).toBe('week');
  expect(chooseStep(['2023-01-01', '2026-10-31'])).toBe('month');
  expect(listDrawableSteps(['2023-01-01', '2026-10-31'])).toEqual(['month']);
  expect(listDrawableSteps(['2026-10-01', '2026-10-31'])).toEqual(['day', 'week', 'month']);
});

test('a step is called as people call it', () => {
  expect(formatStepDay('2026-10-05', 'day', 'gb')).toBe('10/5/2026');
  expect(formatStepDay('2026-10-01', 'month', 'gb')).toBe('Oct 2026');
  expect(formatStepDay('2026-10-01', 'month', 'cn')).toBe('2026年10月');
});
