import { documentJobState, failureSaying, isApiFailure } from '@depot/api';
import type { DocumentJobState } from '@depot/contracts/documents';

/** Milliseconds between two looks: short at first, because most documents are made quickly. */
const backoffsMs = [250, 250, 500, 500];
const maxBackoffMs = 1000;
/** Maximum number of failed polls in a row, so that a network failure of half a minute is tolerated. */
const maxMisses = 30;

export interface Following {
  /** Aborted when the user cancels. */
  signal: AbortSignal;
  onProgress: (state: DocumentJobState) => void;
  /** Message for a failure that has none of its own. */
  failed: string;
}

/** Waits for a job; resolves false if it was cancelled. Throws if it failed. */
export async function watchJob(jobId: number, { signal, onProgress, failed }: Following): Promise<boolean> {
  let misses = 0;
  for (let look = 0; !signal.aborted; look += 1) {
    if (await isAborted(signal, backoffsMs[look] ?? maxBackoffMs)) return false;
    const looking = documentJobState(jobId).catch((failure: unknown) => {
      misses += 1;
      if (isLost(failure) && misses < maxMisses) return undefined;
      throw failure;
    });
    const state = await throwIfAborted(signal, looking);
    if (!state) continue;
    misses = 0;
    onProgress(state);
    if (state.status === 'DONE') return true;
    if (state.status === 'CANCELLED') return false;
    if (state.status === 'FAILED') throw failureSaying(state.message ?? failed);
  }
  return false;
}

/** Waits for the given time, or until the user cancels. */
function isAborted(signal: AbortSignal, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(signal.aborted), ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve(true)), { once: true });
  });
}

/**
 * Resolves with the result of the work, or with undefined as soon as the user cancels, even if the server never
 * responds.
 */
export function throwIfAborted<Outcome>(signal: AbortSignal, work: Promise<Outcome>): Promise<Outcome | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    work.then(resolve, reject);
  });
}

/** True without a response, or if the server is restarting. */
const isLost = (failure: unknown) => isApiFailure(failure) && (failure.statusCode === 0 || failure.statusCode === 503);
