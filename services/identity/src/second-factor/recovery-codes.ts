import { createHash, randomInt } from 'node:crypto';
import { halfWidth } from '@depot/contracts/amounts';
import { recoveryCodeCount } from '@depot/contracts/identity';

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Three groups of four: 59 bits, so that a fast hash is enough. */
const groups = 3;
const groupLength = 4;

/** Codes as people read them, e.g. `k3vm-7xqa-p2wd`. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, group).join('-'));
}

/** What the database keeps of a code, however it was typed. */
export function recoveryHash(userId: number, code: string): string {
  const bare = halfWidth(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:${bare}`).digest('hex');
}
