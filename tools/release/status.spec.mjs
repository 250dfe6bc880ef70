import { describe, expect, test } from '@jest/globals';
import { statusText } from './status.mjs';

const releases = [
  { version: '1.1.0-b', traffic: 10, isDefault: false },
  { version: '1.0.0-a', traffic: 90, isDefault: true, since: Date.UTC(2026, 10, 27), who: 'Ann' },
  { version: '0.9.0-z', traffic: 0, isDefault: false },
];
const counts = { load: 8, failureEntry: 2, view: 20, errorRender: 3, errorAsync: 0 };
const rates = { loads: 8, failures: 2, success: 0.8, views: 20, errors: 3, errorRate: 0.15 };
const health = [{ version: '1.1.0-b', ...rates, counts, p75: { msLoad: 640 } }];
const at = Date.UTC(2026, 10, 28, 12);
const rollout = { version: '1.1.0-b', stable: '1.0.0-a', steps: [10, 100], step: 1, nextAt: at, endedAt: at };
const lastLine = (more) =>
  statusText({ releases, health, rollout: more && { ...rollout, ...more } })
    .split('\n')
    .at(-1);

test('each version with users is told with its loads, views and errors by kind', () => {
  expect(statusText({ releases, health, rollout: undefined }).split('\n')).toEqual([
    '1.1.0-b                  10%            80% of 10 loads came, 15% of 20 views threw (3), loaded within 640 ms (p75)',
    '  failureEntry 2, errorRender 3',
    '1.0.0-a                  90%, stable    nothing told within the last hour',
    '  the default since 2026-11-27T00:00:00.000Z, given by Ann',
    'No rollout.',
  ]);
  expect(statusText({ releases: [], health: [] })).toBe('Nothing is published.');
});

test('a version for chosen users is told with them', () => {
  const chosen = { version: '1.2.0-c', traffic: 0, isDefault: false, targets: [{ tenantId: 1, role: 'STORE' }] };
  expect(statusText({ releases: [chosen], health: [] })).toMatch(/^1\.2\.0-c +tenant:1\+role:STORE nothing told/);
  const { first, ...more } = { first: [{ user: 'ann@x.test' }], steps: [0, 10, 100] };
  expect(lastLine({ status: 'RUNNING', first, ...more })).toContain('step 1 of 3 (ann@x.test; 10, 100%)');
});

test('the newest three errors are told with their place, screen and id', () => {
  const error = { version: '1.1.0-b', count: 12, users: 1, lastAt: at, message: 'TypeError: no order <number>' };
  const group = { ...error, stack: ['src/List.tsx:5:3', 'b'], screens: ['order', ''], references: ['3fa9c01b7e'] };
  const bare = { ...error, users: 2, stack: [], screens: [''], references: ['0000000001'] };
  const told = statusText({ releases, health, errors: [group, bare, group, group] }).split('\n');
  expect(told.slice(-7)).toEqual([
    'No rollout.',
    'Error of 1.1.0-b, 12 × by 1 user, last at 2026-11-28T12:00:00.000Z: TypeError: no order <number>',
    '  src/List.tsx:5:3, on order, id 3fa9c01b7e',
    'Error of 1.1.0-b, 12 × by 2 users, last at 2026-11-28T12:00:00.000Z: TypeError: no order <number>',
    '  id 0000000001',
    'Error of 1.1.0-b, 12 × by 1 user, last at 2026-11-28T12:00:00.000Z: TypeError: no order <number>',
    '  src/List.tsx:5:3, on order, id 3fa9c01b7e',
  ]);
});

describe('its rollout', () => {
  const head = 'Rollout of 1.1.0-b beside 1.0.0-a: step 1 of 2 (10, 100%)';
  const cause = { loads: 10, success: 0.8, errorRate: 0.15, stableErrorRate: null };
  test.each([
    [{ status: 'RUNNING' }, ', the next at 2026-11-28T12:00:00.000Z'],
    [{ status: 'STOPPED' }, ', stopped at 2026-11-28T12:00:00.000Z'],
    [{ status: 'HALTED', halt: null }, ', halted at 2026-11-28T12:00:00.000Z'],
    [
      { status: 'HALTED', halt: { rule: 'success', ...cause } },
      ', halted at 2026-11-28T12:00:00.000Z: 80% of 10 loads came',
    ],
    [
      { status: 'HALTED', halt: { rule: 'errors', ...cause } },
      ", halted at 2026-11-28T12:00:00.000Z: 15% of its views threw, 0% of the stable version's",
    ],
  ])('%j', (more, end) => expect(lastLine(more)).toBe(head + end));
});
