import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { readDevRequest as read } from './dev-request.mjs';

const readDevRequest = (args) =>
  read(args, { folderOf: (remote) => join(root, remote), shell: 'http://localhost:8080' });

test('a remote alone is developed inside the product of this machine', () => {
  const folder = join(root, 'mf-orders');
  expect(readDevRequest(['mf-orders'])).toEqual({
    remote: 'mf-orders',
    folder,
    shell: 'http://localhost:8080',
    port: undefined,
    user: undefined,
  });
});

test('another shell, port and folder, and a user', () => {
  const args = [
    'mf-orders',
    '--shell',
    'https://depot.example/in/order',
    '--port',
    '4300',
    '--folder',
    '/elsewhere/mf-orders',
    '--user',
    'ann@depot.example',
  ];
  expect(readDevRequest(args)).toEqual({
    remote: 'mf-orders',
    folder: '/elsewhere/mf-orders',
    shell: 'https://depot.example',
    port: 4300,
    user: 'ann@depot.example',
  });
});

test.each([
  [[]],
  [['orders']],
  [['mf-orders', 'mf-reports']],
  [['mf-orders', '--port', 'x']],
  [['mf-orders', '--shell', 'depot']],
  [['mf-orders', '--hot']],
])('%j is answered with how to use it', (args) => {
  expect(() => readDevRequest(args)).toThrow('Usage:');
});
