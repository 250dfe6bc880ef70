import { createHmac } from 'node:crypto';
import { fieldMessages, invalidFields } from '@depot/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { findUpload } from '../edge/uploads.js';

/** Bytes of a key at most. */
const maxBytes = 200;

/** The caller's key of this request, and a keyed hash of the request itself. */
export interface RequestKey {
  key: string;
  requestHash: string;
}

/**
 * The request's Idempotency-Key, if any. Its hash is keyed with `hashKey`: a request may contain a password, which an
 * unkeyed hash would expose to guessing.
 */
export function readRequestKey(request: FastifyRequest, hashKey: Buffer): RequestKey | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string' || Buffer.byteLength(given) > maxBytes) {
    const detail = { path: 'Idempotency-Key', localizedMessage: fieldMessages.textMax, values: { max: maxBytes } };
    throw invalidFields([detail]);
  }
  const asked = JSON.stringify([request.method, request.url, findUpload(request)?.contentHash ?? request.body ?? null]);
  return { key: given, requestHash: createHmac('sha256', hashKey).update(asked).digest('hex') };
}
