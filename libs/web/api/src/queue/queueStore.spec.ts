import { beforeEach, expect, test } from '@jest/globals';
import { defineQueue, newEntryKey, type Queued } from './queueStore.js';

interface Entry extends Queued {
  text: string;
}
const schema = {
  safeParse: (data: unknown) =>
    typeof data === 'object' && data !== null && 'text' in data
      ? { success: true as const, data: data as Entry }
      : { success: false as const },
};
const mark = 'depot-spec-queue';
const [orders, returns] = ['depot-spec-order-', 'depot-spec-return-'] as const;
const one = defineQueue<Entry>({ prefix: orders, schema, mark, besides: [returns] });
const other = defineQueue<Entry>({ prefix: returns, schema, mark, besides: [orders] });
const entry = (text: string, userId = 1): Entry => ({ key: newEntryKey(), userId, tab: 'a', time: 0, text });
const marked = () => localStorage.getItem(mark) !== null;

beforeEach(() => localStorage.clear());

test('the mark of queues that share one stays until nothing waits in any of them', () => {
  const [order, back] = [entry('order'), entry('return', 2)];
  one.keep(order);
  other.keep(back);
  one.drop(order.key);
  expect([marked(), other.list(2)]).toEqual([true, [back]]);
  other.drop(back.key);
  expect(marked()).toBe(false);
});

test('nor does it go while an entry waits that only another version of the remote can read', () => {
  const mine = entry('mine');
  one.keep(mine);
  localStorage.setItem(`${orders}newer`, '{"key":"newer","texts":["entered before a release was taken back"]}');
  one.drop(mine.key);
  expect(marked()).toBe(true);
});

test('what was entered is in the order of entering, and of each person apart', () => {
  const all = Array.from({ length: 40 }, (_, index) => entry(String(index), (index % 2) + 1));
  all.forEach(one.keep);
  expect(one.list(1).map(({ text }) => Number(text))).toEqual(Array.from({ length: 20 }, (_, index) => 2 * index));
  expect(one.list(2)).toHaveLength(20);
  expect(other.list(1)).toEqual([]);
});

test('what somebody else has written there stops nothing', () => {
  localStorage.setItem(`${orders}x`, '{"key":"x"}');
  localStorage.setItem(`${orders}y`, 'no JSON');
  const mine = entry('mine');
  one.keep(mine);
  expect(one.list(1)).toEqual([mine]);
});
