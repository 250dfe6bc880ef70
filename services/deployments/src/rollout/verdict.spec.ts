import { describe, expect, test } from '@jest/globals';
import type { UserVotes } from '../telemetry/vote.repository.js';
import { computeVerdict } from './verdict.js';

/** What one user saw; of a warehouse, and with as many loads as views, unless said otherwise. */
const user = (views: number, failures: number, errors: number, more: Partial<UserVotes> = {}): UserVotes => ({
  userId: 1,
  storeId: null,
  views,
  failed: failures + errors,
  failures,
  errors,
  loads: views - failures,
  opened: views,
  ...more,
});
const well = { meanwhile: Array<UserVotes>(36).fill(user(30, 0, 0)), lately: [] };
const failing = { meanwhile: Array<UserVotes>(36).fill(user(30, 0, 15)), lately: [] };
const ofStore = (storeId: number) => user(5, 0, 5, { storeId });

describe('a canary', () => {
  test.each([
    ['of which nothing is known', [], well, undefined],
    ['without a failure', [user(30, 0, 0), user(30, 0, 0)], well, undefined],
    ['that fails for one user', [user(30, 30, 0), user(30, 0, 0)], well, undefined],
    ['that does not come', [user(5, 5, 0), user(5, 5, 0)], well, 'success'],
    ['that throws', [user(5, 0, 5), user(5, 1, 4)], well, 'errors'],
    ['that throws where the stable version does', Array<UserVotes>(4).fill(user(30, 0, 15)), failing, undefined],
    [
      'that throws since the stable version does',
      [user(5, 0, 5), user(5, 0, 5)],
      { ...well, lately: failing.meanwhile },
      undefined,
    ],
    ['that throws for users of one store', [ofStore(1), ofStore(1)], well, undefined],
    ['that throws for users of two stores', [ofStore(1), ofStore(2)], well, 'errors'],
  ])('%s', (_what, canary, stable, rule) => expect(computeVerdict(canary, stable)?.rule).toBe(rule));

  test('is told with its loads and errors beside those of the stable version', () => {
    expect(computeVerdict([user(4, 3, 1), user(4, 3, 1)], well)).toEqual({
      rule: 'success',
      loads: 8,
      success: 0.25,
      errorRate: 0.25,
      stableErrorRate: 0,
    });
    expect(
      computeVerdict([user(4, 0, 4, { loads: 0 }), user(4, 0, 4, { loads: 0 })], { meanwhile: [], lately: [] }),
    ).toEqual({
      rule: 'errors',
      loads: 0,
      success: null,
      errorRate: 1,
      stableErrorRate: null,
    });
  });
});
