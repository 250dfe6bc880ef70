import { expect, test } from '@jest/globals';
import { readRequest } from './request.mjs';

test('publish, promote and split', () => {
  expect(readRequest(['publish', 'mf-orders'])).toEqual({ action: 'publish', remote: 'mf-orders' });
  expect(readRequest(['mf-orders'])).toEqual({ action: 'publish', remote: 'mf-orders' });
  expect(readRequest(['promote', 'mf-orders', '1.1.0'])).toEqual({
    action: 'split',
    remote: 'mf-orders',
    split: [{ version: '1.1.0', traffic: 100, default: true }],
  });
  expect(readRequest(['split', 'mf-orders', '1.0.0=90', '1.1.0=10']).split).toEqual([
    { version: '1.0.0', traffic: 90, default: true },
    { version: '1.1.0', traffic: 10, default: false },
  ]);
});

test('rollouts: by the same share each time, or by shares of their own', () => {
  const rollout = { action: 'rollout', remote: 'mf-orders', version: '1.1.0' };
  expect(readRequest(['rollout', 'mf-orders', '1.1.0', '+40', 'every', '5'])).toEqual({
    ...rollout,
    steps: [40, 80, 100],
    everyMinutes: 5,
  });
  expect(readRequest(['rollout', 'mf-orders', '1.1.0', '1,20,100', 'every', '0.5'])).toEqual({
    ...rollout,
    steps: [1, 20, 100],
    everyMinutes: 0.5,
  });
  expect(readRequest(['stop', 'mf-orders'])).toEqual({ action: 'stop', remote: 'mf-orders' });
  expect(readRequest(['shell'])).toEqual({ action: 'shell' });
});

test.each([
  [[]],
  [['publish']],
  [['publish', 'orders']],
  [['promote', 'mf-orders']],
  [['split', 'mf-orders', '1.0.0']],
  [['publish', '../x']],
  [['rollout', 'mf-orders', '1.1.0', '+10']],
  [['rollout', 'mf-orders', '1.1.0', 'ten', 'every', '5']],
  [['stop', 'mf-orders', '1.1.0']],
])('%p is explained', (args) => expect(() => readRequest(args)).toThrow('Usage:'));
