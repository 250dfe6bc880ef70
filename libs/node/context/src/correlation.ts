import { randomUUID } from 'node:crypto';

/** What a caller may send as its own correlation id; anything else is replaced. */
const acceptable = /^[\w.:-]{1,64}$/;

/** The caller's id where it is harmless in logs and headers, else a new one. */
export function correlationIdFrom(given: unknown): string {
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}
