import { expect, test } from '@jest/globals';
import { untilFirstFailure } from './first-failure.mjs';

/** Modes of a file's tests, given the failing ones. */
async function modesOf(tests, failing) {
  const environment = new (untilFirstFailure(class {}))();
  const modes = [];
  for (const name of tests) {
    const each = { mode: undefined };
    await environment.handleTestEvent({ name: 'test_start', test: each });
    modes.push(each.mode);
    if (failing.includes(name)) await environment.handleTestEvent({ name: 'test_fn_failure', test: each });
  }
  return modes;
}

test('what comes after a test that fails is skipped, and nothing else', async () => {
  expect(await modesOf(['one', 'two', 'three', 'four'], ['two'])).toEqual([undefined, undefined, 'skip', 'skip']);
  expect(await modesOf(['one', 'two'], [])).toEqual([undefined, undefined]);
});
