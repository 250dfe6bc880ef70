import { createHash } from 'node:crypto';
import { Refusal, commonMessages, fieldMessages } from '@depot/contracts/errors';
import type { FastifyRequest } from 'fastify';

/** Characters of a key at most. */
const longest = 200;

/** The key that the caller gave to this request, and a hash of what was asked. */
export interface RequestKey {
  key: string;
  requestHash: string;
}

/** The request's Idempotency-Key, if it has one. */
export function requestKey(request: FastifyRequest): RequestKey | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string' || given.length > longest) {
    const detail = { path: 'Idempotency-Key', sentence: fieldMessages.textMax, values: { max: longest } };
    throw new Refusal('VALIDATION', commonMessages.validation, {}, [detail]);
  }
  const asked = JSON.stringify([request.method, request.url, request.body ?? null]);
  return { key: given, requestHash: createHash('sha256').update(asked).digest('hex') };
}
