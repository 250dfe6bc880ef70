import { beforeEach, expect, test } from '@jest/globals';
import { outboundQueueKey } from './queueKey.js';
import { moveEarlierEntries, outboundStore } from './queueStore.js';

const request = { orderId: 7, inventoryList: [1, 2], nonWeightOrderItems: [] };
const left = { key: 'a1', userId: 1, orderId: 7, displayId: 70, request };

beforeEach(() => localStorage.clear());

test('outbounds that an earlier version has left are sent under the keys they had', () => {
  localStorage.setItem(outboundQueueKey, JSON.stringify([left, { ...left, key: 'a2', orderId: 8, isWaiting: true }]));
  moveEarlierEntries();
  moveEarlierEntries();
  expect(outboundStore.list(1)).toMatchObject([left, { key: 'a2', orderId: 8, isWaiting: true }]);
  expect([outboundStore.list(2), localStorage.getItem(outboundQueueKey)]).toEqual([[], '1']);
  ['a1', 'a2'].forEach(outboundStore.drop);
  expect(localStorage.length).toBe(0);
});

test('nonsense in the storage counts as nothing', () => {
  localStorage.setItem(outboundQueueKey, '[{"key":1},{}]');
  moveEarlierEntries();
  localStorage.setItem('depot-outbound-entry-x', '{"key":1}');
  localStorage.setItem('depot-outbound-entry-y', '{');
  expect(outboundStore.list(1)).toEqual([]);
});
