import { afterEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FailedSignIns } from './failed-sign-ins.js';

const secret = 'kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h';
afterEach(() => void jest.restoreAllMocks());

/** What the log has of failures at that account, from these addresses. */
function logged(how: 'hash' | 'prefix', account: string, ...addresses: string[]): string[] {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const failed = new FailedSignIns({ DEPOT_SECRET: secret, SIGN_IN_LOG: how });
  for (const address of addresses) failed.logFailure('password', account, address);
  return warn.mock.calls.map(([line]) => String(line));
}

test('a hash groups attempts without revealing account or address', () => {
  const lines = logged('hash', 'dana@harbor.test', '203.0.113.7', '203.0.113.7', '203.0.113.8');
  expect(lines[0]).toMatch(/^A sign-in failed \(password\): account [0-9a-f]{16}, address [0-9a-f]{16}$/);
  expect(lines[0]).toBe(lines[1]);
  expect(lines[0]).not.toBe(lines[2]);
  expect(lines[0]?.split(', address')[0]).toBe(lines[2]?.split(', address')[0]);
});

test('a prefix shows the beginning of both', () => {
  expect(logged('prefix', 'dana@harbor.test', '203.0.113.7', '2001:db8:1:2:3::1')).toEqual([
    'A sign-in failed (password): account da…, address 203.0.113.0/24',
    'A sign-in failed (password): account da…, address 2001:db8:1::/48',
  ]);
});
