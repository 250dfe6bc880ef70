import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { halfWidth } from '@depot/contracts/amounts';
import { recoveryCodeCount } from '@depot/contracts/identity';
import { hashBytes } from '@depot/node-auth';

/** Without letters and digits that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Three groups of four: 59 bits. */
const groups = 3;
const groupLength = 4;

/** Codes such as `k3vm-7xqa-p2wd`. */
export function generateRecoveryCodes(): string[] {
  const generateGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, generateGroup).join('-'));
}

const normalizeCode = (code: string): string =>
  halfWidth(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Bytes of the salt, which precedes the hash, and of the hash; in hexadecimal they are as long as a SHA-256. */
const [saltBytes, hashLength] = [8, 24];
const saltEnd = saltBytes * 2;

async function hashWithSalt(code: string, salt: string): Promise<string> {
  return `${salt}${(await hashBytes(normalizeCode(code), Buffer.from(salt, 'hex'), hashLength)).toString('hex')}`;
}

/** Hashes of a user's codes for storing, with one salt for all of them. */
export function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(saltBytes).toString('hex');
  return Promise.all(codes.map((code) => hashWithSalt(code, salt)));
}

/** The hash of a code that was stored before codes were hashed like passwords. */
const hashWithoutSalt = (userId: number, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${normalizeCode(code)}`)
    .digest('hex');

/** The stored hash that matches the code, independent of case and separators. */
export async function findRecoveryHash(
  storedHashes: readonly string[],
  userId: number,
  code: string,
): Promise<string | undefined> {
  const salts = new Set(storedHashes.map((hash) => hash.slice(0, saltEnd)));
  const hashes = [hashWithoutSalt(userId, code)];
  for (const salt of salts) hashes.push(await hashWithSalt(code, salt));
  return storedHashes.find((storedHash) =>
    hashes.some((hash) => timingSafeEqual(Buffer.from(storedHash), Buffer.from(hash))),
  );
}
