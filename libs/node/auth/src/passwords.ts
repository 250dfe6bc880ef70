import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * True for a password that guessers try first, whatever its case. The list (of zxcvbn, MIT) is read when it is first
 * asked for: most processes set no password for days.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return (await known).has(password.normalize('NFKC').toLowerCase());
}

/** argon2id with 19 MiB and two passes: about 30 ms of one core. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash of nothing anyone knows: what an unknown account is compared with, so that it takes as long as a known one.
 */
let decoy: Promise<string> | undefined;

/** The text to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, strength);
}

/** True when the password is the one of the stored hash. Takes as long, and returns false, without a hash. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(24).toString('base64'));
  const isRight = await verify(stored ?? (await decoy), password);
  return isRight && stored != null;
}
