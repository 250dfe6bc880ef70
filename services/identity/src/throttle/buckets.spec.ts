import { loginLimits } from '@depot/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { addAttempt, computeWaitEnd } from './buckets.js';

const now = 1_800_000_000_000;

describe('an account', () => {
  const after = (wrong: number) => computeWaitEnd('ACCOUNT', { wrong, startedAt: 0, lastAt: now }, now);

  it('waits longer with each attempt, but never more than a minute', () => {
    expect(after(loginLimits.perAccountAnywhere - 1)).toBeUndefined();
    const pauses = [0, 1, 2, 3, 6, 1000].map((over) => (after(loginLimits.perAccountAnywhere + over) ?? 0) - now);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 60_000, 60_000]);
  });

  it('is accepted again at the announced moment', () => {
    const count = { wrong: loginLimits.perAccountAnywhere, startedAt: 0, lastAt: now };
    expect([999, 1_000].map((later) => computeWaitEnd('ACCOUNT', count, now + later))).toEqual([
      now + 1_000,
      undefined,
    ]);
  });

  it('starts again after an hour without attempts', () => {
    const count = { wrong: 500, startedAt: 0, lastAt: now - 3_600_000 };
    expect(addAttempt('ACCOUNT', count, now).wrong).toBe(1);
    expect(addAttempt('ACCOUNT', { ...count, lastAt: count.lastAt + 1 }, now).wrong).toBe(501);
  });
});
