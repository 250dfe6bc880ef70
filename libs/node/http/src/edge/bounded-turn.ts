import { findContext } from '@depot/node-context';
import { Busy } from '@depot/node-database';

/** Starts work in its turn; returned by `createFairTurn`. */
type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** Milliseconds that a request waits for its turn. */
const maxWaitMs = 30_000;

/**
 * Limits the wait of `createFairTurn`: a request that waited too long fails with `Busy` and does not start, since it
 * may hold a transaction. Background work has no waiting user and waits on.
 */
export function limitWait(turn: Turn, ms = maxWaitMs): Turn {
  return <T>(work: () => Promise<T>) => {
    if (findContext()?.isBackground) return turn(work);
    return new Promise<T>((resolve, reject) => {
      const tooLate = new Busy('Its turn did not come in time.');
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(tooLate);
      }, ms);
      const begin = () => {
        clearTimeout(timer);
        return isLate ? Promise.reject(tooLate) : work();
      };
      turn(begin).then(resolve, reject);
    });
  };
}
