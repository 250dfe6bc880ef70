import type { MessageValues } from '@depot/contracts/errors';
import type { FastifyRequest } from 'fastify';

/** Names of values that never appear in a log. */
const secret = /password|token|secret|url$|^code$|^recoveryCodes$/i;

/** Most characters that are stored in all: the log has room for them, even if a request contains unknown fields. */
const most = 8_000;

/**
 * Plain values of the request by name, so that the log has them even after an early failure. Only declared fields:
 * others, such as the `displayId` of an order, are not validated.
 */
export function collectRequestValues(
  { query, body }: Pick<FastifyRequest, 'query' | 'body'>,
  fields: ReadonlySet<string>,
): MessageValues {
  const values: MessageValues = {};
  let length = 0;
  for (const source of [query, body]) {
    if (typeof source !== 'object' || source === null) continue;
    for (const [name, value] of Object.entries(source)) {
      if (!fields.has(name) || secret.test(name)) continue;
      if (typeof value !== 'number' && (typeof value !== 'string' || value.length > 200)) continue;
      length += name.length + String(value).length;
      if (length > most) return values;
      values[name] = value;
    }
  }
  return values;
}

/** The object that a command returns in `obj`, for the log, without credentials. */
export function getOutcome(answer: unknown): unknown {
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('obj' in answer) ||
    typeof answer.obj !== 'object' ||
    answer.obj === null
  )
    return undefined;
  return Object.fromEntries(Object.entries(answer.obj).filter(([name]) => !secret.test(name)));
}
