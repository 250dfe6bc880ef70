import { expect, test } from '@jest/globals';
import { batches, computeRowsPerStep } from './batches.js';

async function* things(...keys: (string | undefined)[]) {
  yield* keys;
}
const sizes = async (keys: (string | undefined)[], size: number) => {
  const found: number[] = [];
  for await (const batch of batches(
    things(...keys),
    (key) => key,
    () => size,
  ))
    found.push(batch.length);
  return found;
};

test('what has no key is cut at the size, and what has the same one is not', async () => {
  expect(await sizes([undefined, undefined, undefined, undefined, undefined], 2)).toEqual([2, 2, 1]);
  expect(await sizes(['a', 'b', 'b', 'b', 'c'], 2)).toEqual([4, 1]);
});

test('from where the size changes, batches have the new one', async () => {
  const found: number[] = [];
  const keys = Array.from<undefined>({ length: 8 });
  for await (const batch of batches(
    things(...keys),
    () => undefined,
    () => (found.length < 1 ? 4 : 1),
  ))
    found.push(batch.length);
  expect(found).toEqual([4, 1, 1, 1, 1]);
});

test('the more a row writes beside itself, the fewer make a step', () => {
  expect([0, 3, 5_000, 1_000_000].map(computeRowsPerStep)).toEqual([100, 100, 5, 1]);
});
