import { expect, test } from '@jest/globals';
import { verdictOn } from './verdict.js';

const doing = (loads: number, failures: number, errorRate: number) => ({
  loads,
  failures,
  success: loads / (loads + failures),
  views: loads,
  errorRate,
});

test.each([
  ['too little is known', doing(100, 99, 1), 0, undefined],
  ['99 % of the loads succeed', doing(198, 2, 0), 0, undefined],
  ['fewer than 99 % succeed', doing(197, 3, 0), 0, 'success'],
  ['its error rate is twice the stable one’s', doing(200, 0, 0.04), 0.02, undefined],
  ['its error rate is over twice the stable one’s', doing(200, 0, 0.041), 0.02, 'errors'],
  ['one error in 200 beside a faultless stable version', doing(200, 0, 0.005), 0, undefined],
  ['two errors in 200 beside a faultless stable version', doing(200, 0, 0.01), 0, 'errors'],
])('%s', (_what, canary, errorRate, rule) => expect(verdictOn(canary, { errorRate })?.rule).toBe(rule));

test('nothing known of the stable version counts as no errors', () => {
  expect(verdictOn(doing(200, 0, 0.1), { errorRate: null })?.rule).toBe('errors');
});
