import { expect, test } from '@jest/globals';
import { type RolloutPlan, rolloutSteps } from './RolloutDialog.js';

const plan: RolloutPlan = { kind: 'stepped', share: 30, shares: '', every: 10 };

test.each([
  ['1, 10, 100', [1, 10, 100]],
  ['5，50 100', [5, 50, 100]],
  ['100', [100]],
  ['10, 5, 100', undefined],
  ['10, 50', undefined],
  ['ten, 100', undefined],
  ['', undefined],
])('%p means %p', (shares, steps) => expect(rolloutSteps({ ...plan, shares })).toEqual(steps));

test('the same share each time, up to everybody', () => {
  expect(rolloutSteps({ ...plan, kind: 'linear' })).toEqual([30, 60, 90, 100]);
});
