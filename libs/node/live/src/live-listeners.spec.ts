import { describe, expect, test } from '@jest/globals';
import { collectTopics, type Listener, LiveListeners } from './live-listeners.js';
import type { LiveRow } from './live-rows.js';

let lastId = 0;
const row = (topics: string, storeId: number | null = null, tenantId = 1): LiveRow => ({
  id: (lastId += 1),
  tenantId,
  storeId,
  topics,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => row(`order:${at}`));

describe('of what is told', () => {
  test.each<[string, number | undefined, string, number | null, boolean]>([
    ['a store hears of its own', 7, 'orders', 7, true],
    ['a store hears nothing of another store', 7, 'orders', 8, false],
    ['a store hears nothing of the warehouse', 7, 'inventory', null, false],
    ['a store hears that its session has changed', 7, 'session', null, true],
    ['the warehouse hears of a store', undefined, 'orders', 8, true],
    ['the warehouse hears of itself', undefined, 'inventory', null, true],
  ])('%s', (_what, listener, topics, storeId, isHeard) => {
    expect(collectTopics([row(topics, storeId)], listener)).toEqual(isHeard ? [topics] : []);
  });

  test('each topic is told once', () => {
    expect(collectTopics([row('orders order:1'), row('orders order:2')], undefined)).toEqual([
      'orders',
      'order:1',
      'order:2',
    ]);
  });

  test('200 topics are told by name, more are too many', () => {
    expect(collectTopics(many(200), undefined)).toHaveLength(200);
    expect(collectTopics(many(201), undefined)).toBe('tooMany');
  });
});

describe('listeners of a process', () => {
  function listening(all: LiveListeners, facts: Partial<Listener> = {}) {
    const heard: unknown[] = [];
    const listener: Listener = {
      userId: 1,
      tenantId: 1,
      storeId: undefined,
      ...facts,
      publish: (topics, upTo) => heard.push([topics, upTo]),
      end: () => heard.push('end'),
    };
    all.add(listener);
    return { listener, heard };
  }

  test('hear of their own tenant, and of nothing where nothing concerns them', () => {
    const all = new LiveListeners();
    const [own, other, store] = [{}, { tenantId: 2 }, { storeId: 7 }].map((facts) => listening(all, facts));
    all.publish([row('orders', 8)], 4);
    all.publish([row('returns', 7, 2)], 5);
    expect(own?.heard).toEqual([[['orders'], 4]]);
    expect(other?.heard).toEqual([[['returns'], 5]]);
    expect(store?.heard).toEqual([]);
  });

  test('are counted by user, and are gone when they leave', () => {
    const all = new LiveListeners();
    expect(all.isEmpty).toBe(true);
    const one = listening(all, { userId: 5 });
    const two = listening(all, { userId: 5 });
    listening(all, { userId: 6 });
    listening(all, { userId: 5, tenantId: 2 });
    expect([all.countStreams({ tenantId: 1, userId: 5 }), all.countStreams({ tenantId: 3, userId: 5 })]).toEqual([
      2, 0,
    ]);
    all.remove(one.listener);
    all.publish([row('orders')], 1);
    expect([one.heard, two.heard]).toEqual([[], [[['orders'], 1]]]);
    all.endAll();
    expect(two.heard.at(-1)).toBe('end');
  });

  test('leave nothing behind when the last of a tenant is gone', () => {
    const all = new LiveListeners();
    const [one, two] = [listening(all), listening(all)];
    all.remove(one.listener);
    expect(all.isEmpty).toBe(false);
    all.remove(two.listener);
    expect(all.isEmpty).toBe(true);
  });
});
