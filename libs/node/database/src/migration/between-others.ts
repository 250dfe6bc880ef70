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
 * Seconds that a step waits for a lock. Other sessions queue behind it, including readers; and if the lock's holder
 * waits for a row of such a session, only the step can end the cycle, because the server detects deadlocks of rows
 * only. The step therefore gives up long before users notice.
 */
export const stepLockWait = 1;

const usual: StepTimes = { backoffMs: 250, maxBackoffMs: 2_000, giveUpMs: 60_000 };

/** Retries a step until no other session blocks it; queued sessions proceed between two tries. */
export async function retryWhileBusy(step: () => Promise<void>, times: StepTimes = usual): Promise<void> {
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
