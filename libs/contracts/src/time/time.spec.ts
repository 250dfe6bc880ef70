import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayOf, daysBetween, formatDate, formatDay, localTimeOf, momentOf, startOfDay } from './time.js';

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Shanghai',
  'UTC',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];
const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('days in a timezone', () => {
  test('dates are month/day/year without padding', () => {
    expect(formatDate(Date.UTC(2026, 2, 4, 12), 'America/New_York')).toBe('3/4/2026');
    expect(formatDate(Date.UTC(2026, 2, 4, 2), 'America/New_York')).toBe('3/3/2026');
  });

  test('a day begins at its first moment, in every zone and across daylight-saving changes', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (time, zone) => {
        const day = dayOf(time, zone);
        const start = startOfDay(day, zone);
        expect(start).toBeLessThanOrEqual(time);
        expect(dayOf(start, zone)).toBe(day);
        expect(dayOf(start - 1, zone)).toBe(addDays(day, -1));
      }),
    );
  });

  test.each([
    ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-10-04T02:30:00', 'Australia/Sydney', '2026-10-03T16:30:00Z'],
    ['2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
    ['2026-03-29T01:30:00', 'Europe/London', '2026-03-29T01:30:00Z'],
  ])('%s, which the clocks of %s skip, comes as much later as they do', (local, zone, moment) => {
    expect(new Date(momentOf(local, zone)).toISOString()).toBe(moment.replace('Z', '.000Z'));
  });

  test('a day where midnight is skipped begins an hour later', () => {
    const start = startOfDay('2018-11-04', 'America/Sao_Paulo');
    expect(new Date(start).toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(dayOf(start - 1, 'America/Sao_Paulo')).toBe('2018-11-03');
  });

  test('days are counted by the calendar', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});

test('a day is shown like a date', () => {
  expect(formatDay('2027-08-05')).toBe('8/5/2027');
});

test('local time is what the clocks on the wall show, to the minute', () => {
  expect(localTimeOf(Date.UTC(2026, 2, 8, 6, 59, 59), 'America/New_York')).toBe('2026-03-08T01:59');
  expect(localTimeOf(Date.UTC(2026, 2, 8, 7, 0, 0), 'America/New_York')).toBe('2026-03-08T03:00');
});
