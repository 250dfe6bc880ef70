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
});

test('chosen users get a version before shares are counted, or before the first step', () => {
  expect(readRequest(['split', 'mf-orders', '1.0.0=100', '1.1.0=0', 'for', 'tenant:1', 'ann@x.test']).split).toEqual([
    { version: '1.0.0', traffic: 100, default: true },
    { version: '1.1.0', traffic: 0, default: false, targets: [{ tenantId: 1 }, { user: 'ann@x.test' }] },
  ]);
  const rollout = ['rollout', 'mf-orders', '1.1.0', '10,100', 'every', '5', 'first', 'tenant:1+role:STORE'];
  expect(readRequest(rollout)).toMatchObject({ steps: [10, 100], first: [{ tenantId: 1, role: 'STORE' }] });
});

test('lists, withdrawals, and checks of what is to come', () => {
  for (const action of ['services', 'list']) expect(readRequest([action])).toEqual({ action });
  expect(readRequest(['list', 'mf-orders'])).toEqual({ action: 'list', remote: 'mf-orders' });
  expect(readRequest(['status', 'mf-orders'])).toEqual({ action: 'status', remote: 'mf-orders' });
  expect(readRequest(['withdraw', 'mf-orders'])).toEqual({ action: 'withdraw', remote: 'mf-orders' });
  const token = { action: 'token', name: 'Orders', remotes: ['mf-orders', 'mf-reports'] };
  expect(readRequest(['token', 'Orders', 'mf-orders', 'mf-reports'])).toEqual(token);
});

test('a version for the next shell, and trains', () => {
  const next = { action: 'publish', isForNextShell: true };
  expect(readRequest(['publish', 'mf-orders', '--next'])).toEqual({ ...next, remote: 'mf-orders' });
  expect(readRequest(['shell', '--next'])).toEqual({ ...next, remote: 'shell' });
  expect(readRequest(['train', '2.0.0-a1', 'mf-orders@2.0.0', 'mf-reports@2.1.0-b2'])).toEqual({
    action: 'train',
    shell: '2.0.0-a1',
    remotes: [
      { remote: 'mf-orders', version: '2.0.0' },
      { remote: 'mf-reports', version: '2.1.0-b2' },
    ],
  });
  expect([readRequest(['train', 'back']), readRequest(['train'])]).toEqual([
    { action: 'trainBack' },
    { action: 'trains' },
  ]);
});

test('the shell is published and promoted as a remote is, and spread over nobody', () => {
  const remote = 'shell';
  expect(readRequest(['shell'])).toEqual({ action: 'publish', remote });
  const split = [{ version: '1.0.0', traffic: 100, default: true }];
  expect(readRequest(['promote', 'shell', '1.0.0'])).toEqual({ action: 'split', remote, split });
  expect(readRequest(['list', 'shell'])).toEqual({ action: 'list', remote });
  expect(readRequest(['token', 'Frame', 'shell']).remotes).toEqual(['shell']);
});

test.each([
  [['split', 'shell', '1.0.0=90', '1.1.0=10']],
  [['rollout', 'shell', '1.1.0', '+10', 'every', '5']],
  [['withdraw', 'shell']],
  [['mf-orders', '--later']],
  [['train', '2.0.0']],
  [['train', 'mf-orders@2.0.0', 'mf-reports@2.0.0']],
  [['train', '2.0.0', 'shell@2.0.0']],
  [['train', 'back', 'mf-orders@1.0.0']],
  [['stop', 'shell']],
  [[]],
  [['withdraw']],
  [['token', 'mf-orders']],
  [['list', 'orders']],
  [['shell', 'mf-orders']],
  [['publish']],
  [['publish', 'orders']],
  [['promote', 'mf-orders']],
  [['split', 'mf-orders', '1.0.0']],
  [['publish', '../x']],
  [['split', 'mf-orders', 'for', 'tenant:1']],
  [['split', 'mf-orders', '1.0.0=100', 'for']],
  [['split', 'mf-orders', '1.0.0=100', 'for', 'tenant:one']],
  [['rollout', 'mf-orders', '1.1.0', '+10', 'every', '5', 'first']],
  [['rollout', 'mf-orders', '1.1.0', '+10']],
  [['rollout', 'mf-orders', '1.1.0', 'ten', 'every', '5']],
  [['stop', 'mf-orders', '1.1.0']],
])('%p is explained', (args) => expect(() => readRequest(args)).toThrow('Usage:'));
