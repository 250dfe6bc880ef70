import type { AnyBody, TestAnswer } from '@depot/node-testing';
import { faultOf } from './envelope.js';
import type { UnhandledFailures } from './unhandled.js';

/** A request ready to send, and its name in a failure. */
export interface Attempt {
  name: string;
  send: () => Promise<TestAnswer<AnyBody>>;
}

export interface Outcome {
  /** The responses' statuses, in the order of the attempts. */
  statuses: number[];
  /** Failures, each with its request. */
  broken: string[];
}

/** Requests on their way at once. */
const atOnce = 8;

/**
 * Sends all requests and returns those with a wrong response or a later failure. `changed` is called if some succeeded.
 */
export async function attemptAll(
  attempts: readonly Attempt[],
  failures: UnhandledFailures,
  changed: () => Promise<void> = () => Promise.resolve(),
): Promise<Outcome> {
  const statuses: number[] = [];
  const broken: string[] = [];
  for (let at = 0; at < attempts.length; at += atOnce) {
    const some = attempts.slice(at, at + atOnce);
    const found = await Promise.all(some.map(attempt));
    statuses.push(...found.map(({ status }) => status));
    broken.push(...found.flatMap(({ fault }) => (fault === undefined ? [] : [fault])));
    const left = await failures.take();
    if (left.length > 0) broken.push(...(await attributed(some, left, failures)));
    if (found.some(({ status }) => status < 300)) await changed();
  }
  return { statuses, broken };
}

async function attempt({ name, send }: Attempt): Promise<{ status: number; fault: string | undefined }> {
  const answer = await send();
  const fault = faultOf(answer);
  const said = answer.bytes.toString().slice(0, 300);
  return { status: answer.status, fault: fault && `${answer.status}, ${fault}: ${said} (${name})` };
}

/** The requests of a concurrent batch that fail alone, or all of them if none does. */
async function attributed(some: readonly Attempt[], left: readonly string[], failures: UnhandledFailures) {
  const alone: string[] = [];
  for (const { name, send } of some) {
    await send();
    for (const failure of await failures.take()) alone.push(`left alone: ${failure} (${name})`);
  }
  return alone.length > 0 ? alone : [`left alone: ${left.join()} (one of ${some.map(({ name }) => name).join()})`];
}
