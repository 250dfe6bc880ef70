import { readAddress } from '@depot/router';
import { describe, expect, test } from '@jest/globals';
import { getPresetPeriod, periodInAddress, presets, readPeriod, toPeriodNames } from './period.js';

const zone = 'America/New_York';
/** The 20th of November in New York, and the 21st in London already. */
const now = Date.UTC(2026, 10, 21, 2);
const periodIn = (query: string | Record<string, string>) =>
  readPeriod(readAddress(periodInAddress, new URLSearchParams(query)), now, zone);
const days = (query: string) => periodIn(query)?.days;

describe('period of a report', () => {
  test('presets are days of the warehouse', () => {
    expect(days('preset=all')).toEqual(['2023-01-01', '2026-11-20']);
    expect(days('preset=current')).toEqual(['2026-11-01', '2026-11-20']);
    expect(days('preset=last')).toEqual(['2026-10-01', '2026-10-31']);
    expect(days('preset=ytd')).toEqual(['2026-01-01', '2026-11-20']);
  });

  test('last month of January is December of the year before', () => {
    expect(getPresetPeriod('last', Date.UTC(2027, 0, 15, 12), zone).days).toEqual(['2026-12-01', '2026-12-31']);
  });

  test('the last day belongs to the period as a whole', () => {
    const { start, end } = getPresetPeriod('last', now, zone);
    expect(new Date(start).toISOString()).toBe('2026-10-01T04:00:00.000Z');
    expect(new Date(end).toISOString()).toBe('2026-11-01T03:59:59.999Z');
  });

  test('moments in milliseconds are taken as they are', () => {
    const period = periodIn({ start: '1764565200000', end: '1764651599999' });
    expect(period).toEqual({
      preset: undefined,
      days: ['2025-12-01', '2025-12-01'],
      start: 1764565200000,
      end: 1764651599999,
    });
  });

  test('nonsense names no period', () => {
    for (const query of ['', 'preset=never', 'start=5', 'start=9&end=5', 'start=a&end=b', 'start=&end='])
      expect(days(query)).toBeUndefined();
  });

  test('the way to another screen and back keeps the period', () => {
    for (const preset of presets) {
      const period = getPresetPeriod(preset, now, zone);
      expect(periodIn(toPeriodNames(period))).toEqual(period);
    }
    const chosen = {
      preset: undefined,
      days: ['2026-11-03', '2026-11-04'],
      start: 1793678400000,
      end: 1793851199999,
    } as const;
    const { start, end } = chosen;
    expect(periodIn(toPeriodNames(chosen))).toMatchObject({ preset: undefined, start, end });
  });
});
