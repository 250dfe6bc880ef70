import { createHash } from 'node:crypto';

/** Bytes and the beginning of the SHA-256 of a JSON answer, by which equal answers are recognised. */
export function hashAnswer(answer) {
  const body = JSON.stringify(answer);
  return `${Buffer.byteLength(body)} bytes, SHA-256 ${createHash('sha256').update(body).digest('hex').slice(0, 16)}`;
}
