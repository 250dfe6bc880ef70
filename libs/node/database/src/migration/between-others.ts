import { setTimeout as wait } from 'node:timers/promises';
import { Busy, isBusy } from '../failures.js';

/** When a step is tried again that people at work were in the way of. */
export interface StepTimes {
  /** Milliseconds until the second try; twice as many until each later one. */
  backoffMs: number;
  maxBackoffMs: number;
  /** Milliseconds after which it is tried no more. */
  giveUpMs: number;
}

/**
 * Seconds that a step waits for a lock. Whoever comes to its table meanwhile waits behind it, even if only to read; and
 * where the one that it waits for wants a row of such a one, nobody but the step can end the ring: the server sees
 * rings of rows alone. So it stands back long before people have waited too long.
 */
export const stepLockWait = 1;

const usual: StepTimes = { backoffMs: 250, maxBackoffMs: 2_000, giveUpMs: 60_000 };

/** Tries a step until nobody is in its way; between two tries everybody passes. */
export async function betweenOthers(step: () => Promise<void>, times: StepTimes = usual): Promise<void> {
  const giveUp = Date.now() + times.giveUpMs;
  for (let backoffMs = times.backoffMs; ; backoffMs = Math.min(2 * backoffMs, times.maxBackoffMs)) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > giveUp)
        throw new Busy(`others have been using its table for ${times.giveUpMs / 1000} s`, { cause: error });
      await wait(backoffMs);
    }
  }
}
