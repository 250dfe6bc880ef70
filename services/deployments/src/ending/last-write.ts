import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds that a process that ends waits for what it writes last. */
const timeoutMs = 2_000;

/** Waits for what a process writes last, within a bound; where the database is away it is lost with the process. */
export async function lastWrite(work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), after(timeoutMs, undefined, { ref: false })]);
}
