import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './settings.js';

/** Key length of AES-256 and HMAC-SHA256 in bytes. */
const keyBytes = 32;

/**
 * Derives a key for one purpose from `DEPOT_SECRET` (HKDF-SHA256). A leaked key discloses neither the secret nor the
 * other keys.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `depot ${purpose}`, keyBytes));
}

/** The secrets of the configuration. */
export type Secrets = Pick<Config, 'DEPOT_SECRET' | 'PREVIOUS_SECRETS'>;

const algorithm = 'aes-256-gcm';
const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** The text was encrypted with another `DEPOT_SECRET`, or for another row, or was changed. */
export class NotDecryptable extends Error {}

/**
 * Encrypts texts that the server must read again, so that a copy of the database alone discloses nothing. Each purpose
 * has its own key; `context` binds a text to its row and must be equal for decryption.
 */
export class Encryption {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  /** Texts are encrypted with the current secret, and decrypted with whichever fits. */
  constructor({ DEPOT_SECRET, PREVIOUS_SECRETS }: Secrets, purpose: string) {
    const previous = PREVIOUS_SECRETS.map((secret) => deriveKey(secret, purpose));
    this.keys = [deriveKey(DEPOT_SECRET, purpose), ...previous];
  }

  /** True for a text that `encrypt` returned. */
  static isEncrypted(text: string): boolean {
    return text.startsWith(`${version}.`);
  }

  encrypt(text: string, context: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.keys[0], iv, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(context));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${version}.${iv.toString('base64url')}.${content.toString('base64url')}`;
  }

  /** @throws NotDecryptable if none of the secrets fits */
  decrypt(text: string, context: string): string {
    for (const key of this.keys) {
      const decrypted = decryptWith(key, text, context);
      if (decrypted !== undefined) return decrypted;
    }
    throw new NotDecryptable('This was encrypted with another DEPOT_SECRET.');
  }

  /** True if the text was encrypted with the current secret rather than a previous one. */
  isCurrent(text: string, context: string): boolean {
    return decryptWith(this.keys[0], text, context) !== undefined;
  }
}

function decryptWith(key: Buffer, text: string, context: string): string | undefined {
  const [, iv = '', content = ''] = text.split('.');
  const bytes = Buffer.from(content, 'base64url');
  if (!Encryption.isEncrypted(text) || bytes.length < tagBytes) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
