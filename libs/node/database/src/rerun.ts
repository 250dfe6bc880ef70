import { setTimeout as wait } from 'node:timers/promises';
import { contextIfAny } from '@depot/node-context';
import { Busy, isConflict, isTimeout } from './failures.js';

/** Counts of this process, for the metrics page. */
export const statistics = {
  /** Whole transactions run again after a deadlock, lock timeout or conflict. */
  reruns: 0,
  committed: 0,
  rolledBack: 0,
};

/** Times that the same work is tried in all: the first and four more. */
const maxAttempts = 5;
/**
 * The same on a node of a cluster: there work meets others only when it is done, and whoever commits first wins, so
 * that it may lose as often as there are others.
 */
const maxAttemptsOfCluster = 25;
/** Milliseconds since the first attempt after which a request is not tried again: somebody waits for it. */
const requestTimeoutMs = 10_000;
/** Milliseconds; doubles with each try, and a random part of it is waited. */
const initialBackoffMs = 8;
const maxBackoffMs = 256;

/**
 * Does the whole work again while it meets other transactions, each time a little later. Work in the background is also
 * done again after it has waited too long for a lock; a request is told that the database is busy.
 */
export async function rerunOnConflict<T>(work: () => Promise<T>, isClustered = false): Promise<T> {
  const isBackground = contextIfAny()?.isBackground === true;
  const begun = Date.now();
  const last = isClustered ? maxAttemptsOfCluster : maxAttempts;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayGoBetter = isConflict(error) || (isBackground && isTimeout(error));
      if (!mayGoBetter) throw error;
      const isTooLate = !isBackground && Date.now() - begun > requestTimeoutMs;
      if (attempt === last || isTooLate) throw new Busy('The transaction kept meeting others.', { cause: error });
      statistics.reruns += 1;
      await wait(Math.random() * Math.min(initialBackoffMs * 2 ** attempt, maxBackoffMs));
    }
  }
}
