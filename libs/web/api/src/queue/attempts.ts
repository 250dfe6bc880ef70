import { isApiFailure } from '../failureText.js';

/** Milliseconds after which a request counts as lost; sent again, it has the one effect. */
const timeoutMs = 20_000;
/** Milliseconds to wait for another tab that sends. */
const maxTurnMs = 60_000;

/** The server has not decided: it was not reached, it broke, or it wants the person to sign in first. */
export function isOpen(failure: unknown): boolean {
  if (!isApiFailure(failure)) return true;
  const { statusCode } = failure;
  return statusCode === 0 || statusCode === 401 || statusCode === 429 || statusCode >= 500;
}

/** Do the tabs of this browser take turns? Browsers offer that on secure origins only. */
export const canTakeTurns = (): boolean => 'locks' in navigator;

/** Runs the work when no other tab does the like, where tabs take turns. Undefined where none came. */
export async function runInTurn<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(maxTurnMs) }, begin);
  } catch (failure) {
    if (isBegun) throw failure;
    return undefined;
  }
}

/** Rejects where no answer comes in time. */
export async function runInTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer came.')), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
