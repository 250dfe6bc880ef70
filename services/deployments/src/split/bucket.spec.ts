import { describe, expect, test } from '@jest/globals';
import { versionFor } from './bucket.js';

const split = (canary: number) => [
  { version: '1.0.0', traffic: 100 - canary, default: true },
  { version: '1.1.0', traffic: canary, default: false },
];
const canaryUsers = (traffic: number, count = 100_000, remote = 'mf-orders') => {
  const users = new Set<number>();
  for (let id = 1; id <= count; id += 1) if (versionFor(remote, id, split(traffic)) === '1.1.0') users.add(id);
  return users;
};

describe('a percentage of users', () => {
  test('0 % is nobody and 100 % everybody', () => {
    expect(canaryUsers(0).size).toBe(0);
    expect(canaryUsers(100).size).toBe(100_000);
  });

  test('10 % is 10 ± 0.5 % of 100,000 users', () => {
    expect(Math.abs(canaryUsers(10).size / 100_000 - 0.1)).toBeLessThan(0.005);
  });

  test('raising it keeps everyone who had the new version', () => {
    const wider = canaryUsers(25, 20_000);
    for (const user of canaryUsers(10, 20_000)) expect(wider.has(user)).toBe(true);
  });

  test('other users try the canary of another remote: nobody is the guinea pig of all', () => {
    const [orders, reports] = ['mf-orders', 'mf-reports'].map((remote) => canaryUsers(50, 20_000, remote));
    const both = [...orders!].filter((user) => reports!.has(user)).length / 20_000;
    expect(Math.abs(both - 0.25)).toBeLessThan(0.02);
  });

  test('who is not signed in gets the default', () => {
    expect(versionFor('mf-orders', undefined, split(100))).toBe('1.0.0');
  });
});
