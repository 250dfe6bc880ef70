import { contextIfAny } from '@depot/node-context';
import { Busy } from '@depot/node-database';

/** Begins work as soon as it is its turn; what `fairTurn` makes. */
type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** Milliseconds that a request waits for its turn. */
const maxWaitMs = 30_000;

/**
 * The same turns, but a request that has waited too long for its own is told that the product is busy (`Busy`), and is
 * not begun any more: it may hold a transaction meanwhile. Work in the background waits, since nobody waits for it.
 */
export function boundedTurn(turn: Turn, ms = maxWaitMs): Turn {
  return <T>(work: () => Promise<T>) => {
    if (contextIfAny()?.isBackground) return turn(work);
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
