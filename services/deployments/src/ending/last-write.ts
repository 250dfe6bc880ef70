import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds that a process waits for its last write before it ends. */
const timeoutMs = 2_000;

/** Waits for the last write of a process, within a bound. Without a database the data is lost with the process. */
export async function waitForLastWrite(work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), after(timeoutMs, undefined, { ref: false })]);
}
