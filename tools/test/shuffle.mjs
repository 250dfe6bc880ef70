import { randomInt } from 'node:crypto';

/** The greatest seed that jest takes. */
const maxSeed = 2 ** 31 - 1;

/** Order of the gate, so that a failure is of the change and not of the order. */
const gateSeed = 392_457_888;

/**
 * Jest's options for tests in another order than they stand: always the same one in the gate, another one each time in
 * a run of everything. The run prints its seed; `DEPOT_TEST_SEED=<seed>` repeats it, and 0 keeps the order of a file.
 */
export function shuffleOptions({ isGate = true, seed = process.env.DEPOT_TEST_SEED } = {}) {
  return seed === '0'
    ? []
    : ['--randomize', '--showSeed', `--seed=${seed ?? (isGate ? gateSeed : randomInt(maxSeed))}`];
}
