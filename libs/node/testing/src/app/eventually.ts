import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks: whoever looks without a break keeps the cores from what they wait for. */
const pollMs = 20;

/**
 * Looks again and again until what is found is so, and returns that. It has no bound of its own: the test has one.
 */
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
