import { expect, test } from '@jest/globals';
import { nodeProject, webProject } from './project.mjs';
import { limitOf } from './time-limit.mjs';

test.each([
  ['mf-orders/src/screens/Orders.spec.tsx', 20_000],
  ['tools/check/words.spec.mjs', 20_000],
  ['services/orders/test/returns.db.spec.ts', 60_000],
])('a test of %s ends after %i ms', (file, limit) => expect(limitOf(`/checkout/${file}`)).toBe(limit));

test.each([nodeProject, webProject])('every project has the limit', (makeProject) =>
  expect(makeProject('/checkout', []).setupFilesAfterEnv).toEqual([
    expect.stringMatching(/\/tools\/jest\/time-limit\.mjs$/),
  ]),
);

/** Jest's own name for the limit that the last `jest.setTimeout` of a file has given. */
test('this file has it', () => expect(globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')]).toBe(20_000));
