/** How orders spread over a day of real trade. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** The invoice's number and its day and hour: `536365,…,2010-12-01 08:26:00,…` */
const invoice = /^C?(\d+),.*,(\d{4}-\d{2}-\d{2}) (\d{2}):\d{2}:\d{2},/;

/**
 * What part of a day's orders the busiest hour has, and how much busier the busiest day is than the mean one.
 *
 * @param {string} path of the real trade, packed
 * @returns {Promise<{ orders: number, busiestHour: number, busiestDay: number }>}
 */
export async function busiestOf(path) {
  const seen = new Set();
  const [hours, days] = [new Map(), new Map()];
  const add = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const [, number, day, hour] = invoice.exec(line) ?? [];
    if (!number || seen.has(number)) continue;
    seen.add(number);
    add(hours, hour);
    add(days, day);
  }
  const most = (map) => Math.max(...map.values());
  return { orders: seen.size, busiestHour: most(hours) / seen.size, busiestDay: (most(days) * days.size) / seen.size };
}
