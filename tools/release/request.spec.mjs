import { expect, test } from '@jest/globals';
import { readRequest } from './request.mjs';

test('publish, promote and split', () => {
  expect(readRequest(['publish', 'mf-orders'])).toEqual({ action: 'publish', remote: 'mf-orders' });
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

test.each([
  [[]],
  [['publish']],
  [['publish', 'orders']],
  [['promote', 'mf-orders']],
  [['split', 'mf-orders', '1.0.0']],
  [['publish', '../x']],
])('%p is explained', (args) => expect(() => readRequest(args)).toThrow('Usage:'));
