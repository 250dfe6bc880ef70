import { halfWidth } from '@depot/contracts/amounts';
import { importMessages } from '@depot/contracts/importing';
import * as z from 'zod';
import { reject, shortenValue } from './explain.js';

/** Characters of the longest date with its time. */
const longest = 40;

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const chinese = /^(\d{4})[年/](\d{1,2})[月/](\d{1,2})日?(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** A moment on the wall clock, without a timezone: `2026-03-31T14:05:00`. `toEpochMs` places it. */
export type LocalTime = string;

/** A date, with a time of day or without (midnight then). */
export const localTime = () =>
  z.string().transform((value, context): LocalTime => {
    const parts = value.length > longest ? undefined : parseParts(halfWidth(value));
    const time = parts && composeTime(parts);
    if (time) return time;
    reject(context, importMessages.notDate, { value: shortenValue(value) });
    return z.NEVER;
  });

/** A day, as `2026-03-31`. */
export const day = () => localTime().transform((time) => time.slice(0, 10));

/** Year, month, day, hour, minute, second. */
function parseParts(value: string): number[] | undefined {
  const yearFirst = iso.exec(value) ?? chinese.exec(value);
  if (yearFirst) return yearFirst.slice(1, 7).map((part) => Number(part ?? 0));
  const [, month, date, year, ...clock] = american.exec(value) ?? [];
  return year ? [year, month, date, ...clock, 0, 0, 0].slice(0, 6).map((part) => Number(part ?? 0)) : undefined;
}

/** Undefined for dates that no calendar has, such as 2/30. */
function composeTime([year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0]: number[]):
  | LocalTime
  | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
  const text = moment.toISOString().slice(0, 19);
  const isReal =
    moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date && hour < 24 && minute < 60 && second < 60;
  return isReal && year >= 1970 && year <= 2099 ? text : undefined;
}
