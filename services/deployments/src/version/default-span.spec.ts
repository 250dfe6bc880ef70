import { expect, test } from '@jest/globals';
import { findDefaultSpan } from './default-span.js';

let time = 0;
const split = (version: string, who = 'Ann', canary?: string) => ({
  kind: 'split' as const,
  time: (time += 1),
  who,
  split: [
    { version, traffic: canary ? 90 : 100, default: true },
    ...(canary ? [{ version: canary, traffic: 10, default: false }] : []),
  ],
});
const withdrawn = () => ({ kind: 'withdrawn' as const, time: (time += 1), who: 'Bob' });
const halted = () => ({ kind: 'halted' as const, time: (time += 1), who: 'Depot' });

const spanOf = (...events: Parameters<typeof findDefaultSpan>[0][number][]) => findDefaultSpan(events.toReversed());

test('a version is the default since it became so, whatever canaries came and went beside it', () => {
  const [first, second] = [split('1.0.0'), split('1.1.0', 'Bob')];
  expect(spanOf(first)).toEqual({ since: first.time, who: 'Ann' });
  expect(spanOf(first, second)).toEqual({ since: second.time, who: 'Bob', previous: '1.0.0' });
  const canary = [split('1.1.0', 'Cid', '1.2.0'), halted(), split('1.1.0', 'Depot')];
  expect(spanOf(first, second, ...canary)).toEqual({ since: second.time, who: 'Bob', previous: '1.0.0' });
});

test('after a way back, the version before is the one that users came from', () => {
  const back = split('1.0.0', 'Bob');
  expect(spanOf(split('1.0.0'), split('1.1.0'), back)).toEqual({ since: back.time, who: 'Bob', previous: '1.1.0' });
});

test('a remote that was withdrawn has none, and begins again with what is promoted then', () => {
  expect(spanOf(split('1.0.0'), withdrawn())).toBeUndefined();
  const again = split('1.0.0', 'Cid');
  expect(spanOf(split('1.0.0'), withdrawn(), again)).toEqual({ since: again.time, who: 'Cid' });
  expect(spanOf()).toBeUndefined();
});
