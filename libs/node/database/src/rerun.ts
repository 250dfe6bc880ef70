import { setTimeout as wait } from 'node:timers/promises';
import { findContext } from '@depot/node-context';
import { Busy, type Conflict, findConflict } from './failures.js';

/** Counts of this process, for the metrics page. */
export const statistics = {
  /** Whole transactions run again after a deadlock, lock timeout or conflict. */
  reruns: 0,
  committed: 0,
  rolledBack: 0,
};

/** Counts reruns by the conflict and the command; all other work counts as `background` or `request`. */
export interface RerunCount {
  cause: Conflict;
  operation: string;
  count: number;
}

/** Each pair once, for the metrics page. */
export const rerunCounts = new Map<string, RerunCount>();

/** Times that the same work is tried in all: the first and four more. */
const maxAttempts = 5;
/**
 * Most attempts on a node of a cluster: conflicts show only at commit and the first commit wins, so that work may lose
 * once to each concurrent transaction.
 */
const maxAttemptsOfCluster = 25;
/** Milliseconds after the first attempt from which a request is not retried, because its user waits. */
const requestTimeoutMs = 10_000;
/** Milliseconds; doubles with each try, and a random part of it is waited. */
const initialBackoffMs = 8;
const maxBackoffMs = 256;

/**
 * Runs the whole work again after a conflict, with growing delays. Background work also retries after a lock timeout; a
 * request fails with `Busy`.
 */
export async function retryOnConflict<T>(work: () => Promise<T>, isClustered = false): Promise<T> {
  const isBackground = findContext()?.isBackground === true;
  const begun = Date.now();
  const last = isClustered ? maxAttemptsOfCluster : maxAttempts;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const cause = findConflict(error);
      if (cause === undefined || (cause === 'timeout' && !isBackground)) throw error;
      const isTooLate = !isBackground && Date.now() - begun > requestTimeoutMs;
      if (attempt === last || isTooLate)
        throw new Busy('The transaction conflicted with others at every try.', { cause: error });
      recordRerun(cause);
      await wait(Math.random() * Math.min(initialBackoffMs * 2 ** attempt, maxBackoffMs));
    }
  }
}

function recordRerun(cause: Conflict): void {
  const context = findContext();
  const operation = context?.operation ?? (context?.isBackground ? 'background' : 'request');
  const key = `${cause} ${operation}`;
  const counted = rerunCounts.get(key) ?? { cause, operation, count: 0 };
  rerunCounts.set(key, { ...counted, count: counted.count + 1 });
  statistics.reruns += 1;
}
