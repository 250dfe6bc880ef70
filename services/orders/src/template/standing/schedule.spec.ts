import { addDays, dayOf, startOfDay } from '@depot/contracts/time';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { calculateCutoff, findDueDay, getWeekday } from './schedule.js';

const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Shanghai', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC'];
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const minute = 60_000;

describe('the schedule of a standing order', () => {
  it('knows the days of the week', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(getWeekday)).toEqual([1, 5, 7]);
  });

  it('is due from the cutoff of its days to their end, never before it was set', () => {
    const friday = { weekdays: [5], cutoff: 14 * 60 + 30, since: 0 };
    const at = calculateCutoff('2026-11-20', friday.cutoff, 'America/New_York');
    expect(new Date(at).toISOString()).toBe('2026-11-20T19:30:00.000Z');
    const due = (now: number, schedule = friday) => findDueDay(schedule, now, 'America/New_York');
    expect([due(at - 1), due(at), due(at + 60 * minute)]).toEqual([undefined, '2026-11-20', '2026-11-20']);
    expect(due(at + 24 * 60 * minute)).toBeUndefined();
    expect(due(at + minute, { ...friday, since: at + 1 })).toBeUndefined();
  });

  it('is due for an hour at least, past midnight too: a restart may fall into the last minute of the day', () => {
    const friday = { weekdays: [5], cutoff: 23 * 60 + 59, since: 0 };
    const at = calculateCutoff('2026-11-20', friday.cutoff, 'America/New_York');
    const due = (now: number, schedule = friday) => findDueDay(schedule, now, 'America/New_York');
    expect([at - 1, at, at + 2 * minute, at + 60 * minute - 1, at + 60 * minute].map((now) => due(now))).toEqual([
      undefined,
      ...['2026-11-20', '2026-11-20', '2026-11-20'],
      undefined,
    ]);
    expect(due(at + 2 * minute, { ...friday, since: at + 1 })).toBeUndefined();
    expect(due(at + 2 * minute, { ...friday, weekdays: [6] })).toBeUndefined();
  });

  it('is due at the same clock time before and after the clocks change', () => {
    const utc = (day: string) => new Date(calculateCutoff(day, 9 * 60, 'America/New_York')).toISOString().slice(11, 16);
    expect(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map(utc)).toEqual([
      '14:00',
      '13:00',
      '13:00',
      '14:00',
    ]);
  });

  it('is due on each of its days once, also where the clocks skip or repeat the cutoff', () => {
    const arbitrary = fc.record({
      zone: fc.constantFrom(...zones),
      offset: fc.integer({ min: 0, max: 730 }),
      cutoff: fc.integer({ min: 0, max: 1439 }),
      weekdays: fc.uniqueArray(fc.constantFrom(...everyDay), { minLength: 1 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ zone, offset, cutoff, weekdays }) => {
        const day = addDays('2026-01-01', offset);
        const at = calculateCutoff(day, cutoff, zone);
        const seen = new Set<string>();
        for (let now = startOfDay(day, zone); now < startOfDay(addDays(day, 1), zone); now += 13 * minute) {
          const due = findDueDay({ weekdays, cutoff, since: 0 }, now, zone);
          if (due === addDays(day, -1)) {
            expect(now - calculateCutoff(due, cutoff, zone)).toBeLessThan(60 * minute);
          } else {
            expect(due === undefined || now >= at).toBe(true);
            if (due) seen.add(due);
          }
        }
        const last = startOfDay(addDays(day, 1), zone) - 1;
        const end = findDueDay({ weekdays, cutoff, since: 0 }, last, zone);
        if (end) seen.add(end);
        expect(dayOf(at, zone)).toBe(day);
        expect([...seen]).toEqual(weekdays.includes(getWeekday(day)) ? [day] : []);
      }),
      { numRuns: 150 },
    );
  });
});
