import { randomInt } from 'node:crypto';

/** The greatest seed that jest takes. */
const maxSeed = 2 ** 31 - 1;

/**
 * Jest's options for tests in another order each time. The run prints its seed; `DEPOT_TEST_SEED=<seed>` repeats it,
 * and 0 keeps the order of each file.
 */
export function shuffleOptions(seed = process.env.DEPOT_TEST_SEED) {
  return seed === '0' ? [] : ['--randomize', '--showSeed', `--seed=${seed ?? randomInt(maxSeed)}`];
}
