import { hkdfSync } from 'node:crypto';

/** Bytes: what AES-256 and HMAC-SHA256 want. */
const keyBytes = 32;

/**
 * A key of its own for one purpose, made from `DEPOT_SECRET` (HKDF-SHA256): whoever learns one learns neither the secret
 * nor the other keys.
 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `depot ${purpose}`, keyBytes));
}
