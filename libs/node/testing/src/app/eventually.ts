import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two checks: a busy loop would slow the work under test. */
const pollMs = 20;

/** Repeats `look` until its result passes, and returns that. It has no timeout of its own: the test has one. */
export async function eventually<T>(
  look: () => T | Promise<T>,
  isSo: (found: T) => boolean = (found) => Boolean(found),
): Promise<T> {
  for (;;) {
    const found = await look();
    if (isSo(found)) return found;
    await wait(pollMs);
  }
}
