import { setTimeout as wait } from 'node:timers/promises';
import { ConflictsExhausted, isConflict } from './failures.js';
import { statistics } from './statistics.js';

/** Times that the same work is tried in all: the first and four more. */
const tries = 5;
/** Milliseconds; doubles with each try, and a random part of it is waited. */
const firstPause = 8;

/** Does the whole work again while it meets other transactions, each time a little later. */
export async function rerunOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === tries) throw new ConflictsExhausted({ cause: error });
      statistics.reruns += 1;
      await wait(Math.random() * firstPause * 2 ** attempt);
    }
  }
}
