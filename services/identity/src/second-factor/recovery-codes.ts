import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { halfWidth } from '@depot/contracts/amounts';
import { recoveryCodeCount } from '@depot/contracts/identity';
import { hashBytes } from '@depot/node-auth';

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Three groups of four: 59 bits. */
const groups = 3;
const groupLength = 4;

/** Codes as people read them, e.g. `k3vm-7xqa-p2wd`. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, group).join('-'));
}

const bare = (code: string): string =>
  halfWidth(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Bytes of the salt, which stands before the hash, and of the hash; in hexadecimal they are as long as a SHA-256. */
const [saltBytes, hashLength] = [8, 24];
const saltEnd = saltBytes * 2;

async function saltedHash(code: string, salt: string): Promise<string> {
  return `${salt}${(await hashBytes(bare(code), Buffer.from(salt, 'hex'), hashLength)).toString('hex')}`;
}

/** What the database keeps of the codes of a user, with one salt for all of them. */
export function recoveryHashes(codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(saltBytes).toString('hex');
  return Promise.all(codes.map((code) => saltedHash(code, salt)));
}

/** What was kept of a code until they were hashed like passwords. */
const fastHash = (userId: number, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${bare(code)}`)
    .digest('hex');

/** The one of the kept hashes that is of this code, however it was typed. */
export async function recoveryHashIn(
  kept: readonly string[],
  userId: number,
  code: string,
): Promise<string | undefined> {
  const salts = new Set(kept.map((hash) => hash.slice(0, saltEnd)));
  const hashes = [fastHash(userId, code)];
  for (const salt of salts) hashes.push(await saltedHash(code, salt));
  return kept.find((each) => hashes.some((hash) => timingSafeEqual(Buffer.from(each), Buffer.from(hash))));
}
