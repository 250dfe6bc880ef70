import { documentJobState, failureSaying, isApiFailure } from '@depot/api';
import type { DocumentJobState } from '@depot/contracts/documents';

/** Milliseconds between two looks: short at first, because most documents are made quickly. */
const backoffsMs = [250, 250, 500, 500];
const maxBackoffMs = 1000;
/** Looks in a row that may fail: a network that is away for half a minute loses nothing. */
const maxMisses = 30;

export interface Following {
  /** Aborted when the person cancels. */
  signal: AbortSignal;
  onProgress: (state: DocumentJobState) => void;
  /** What to say of a failure that says nothing itself. */
  failed: string;
}

/** Waits for a job; false where it was cancelled. Throws where it failed. */
export async function followJob(jobId: number, { signal, onProgress, failed }: Following): Promise<boolean> {
  let misses = 0;
  for (let look = 0; !signal.aborted; look += 1) {
    if (await isAborted(signal, backoffsMs[look] ?? maxBackoffMs)) return false;
    const looking = documentJobState(jobId).catch((failure: unknown) => {
      misses += 1;
      if (isLost(failure) && misses < maxMisses) return undefined;
      throw failure;
    });
    const state = await unlessAborted(signal, looking);
    if (!state) continue;
    misses = 0;
    onProgress(state);
    if (state.status === 'DONE') return true;
    if (state.status === 'CANCELLED') return false;
    if (state.status === 'FAILED') throw failureSaying(state.message ?? failed);
  }
  return false;
}

/** Waits, at most until the person cancels. */
function isAborted(signal: AbortSignal, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(signal.aborted), ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve(true)), { once: true });
  });
}

/** What the work comes to; undefined as soon as the person cancels, though an answer may never come. */
export function unlessAborted<Outcome>(signal: AbortSignal, work: Promise<Outcome>): Promise<Outcome | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    work.then(resolve, reject);
  });
}

/** No answer, or a server that is restarting. */
const isLost = (failure: unknown) => isApiFailure(failure) && (failure.statusCode === 0 || failure.statusCode === 503);
