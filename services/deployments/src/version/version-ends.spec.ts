import type { ReleaseEvent } from '@depot/contracts/deployments';
import { expect, test } from '@jest/globals';
import { findVersionEnds } from './version-ends.js';

type Event = Pick<ReleaseEvent, 'kind' | 'version' | 'split'>;
const split = (...shares: [version: string, traffic: number][]): Event => ({
  kind: 'split',
  split: shares.map(([version, traffic], at) => ({ version, traffic, default: at === 0 })),
});
const halted = (version: string): Event => ({ kind: 'halted', version });
const withdrawn: Event = { kind: 'withdrawn' };
/** Events in the order in which they happened. */
const endsAfter = (...events: Event[]) => Object.fromEntries(findVersionEnds(events.toReversed()));

test('a version that was taken back is halted, until users get it again', () => {
  const tried = [split(['1.0.0', 100]), split(['1.0.0', 90], ['1.1.0', 10])];
  expect(endsAfter(...tried)).toEqual({});
  const taken = [...tried, halted('1.1.0'), split(['1.0.0', 100])];
  expect(endsAfter(...taken)).toEqual({ '1.1.0': 'halted' });
  expect(endsAfter(...taken, split(['1.1.0', 100]), split(['1.0.0', 100]))).toEqual({});
});

test('what users had when the remote was withdrawn is withdrawn, until they get it again', () => {
  const gone = [split(['0.9.0', 100]), split(['1.0.0', 90], ['1.1.0', 10]), withdrawn];
  expect(endsAfter(...gone)).toEqual({ '1.0.0': 'withdrawn', '1.1.0': 'withdrawn' });
  expect(endsAfter(...gone, split(['1.0.0', 100]))).toEqual({ '1.1.0': 'withdrawn' });
});

test('one that others took the place of is neither', () => {
  expect(endsAfter(split(['1.0.0', 100]), split(['1.1.0', 100], ['1.0.0', 0]))).toEqual({});
});
