import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { hash, type Options, verify } from '@node-rs/argon2';
import type * as language from '@zxcvbn-ts/language-common';

/** An `import` that failed once, for want of a file handle, would fail for the rest of the process's life. */
const require = createRequire(import.meta.url);

let known: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof language;
  return new Set(dictionary['passwords-common'].map(String));
}

/**
 * True for a password that guessers try first, whatever its case. The list (of zxcvbn, MIT) is read when it is first
 * asked for: most processes set no password for days.
 */
export function isCommonPassword(password: string): boolean {
  known ??= commonPasswords();
  return known.has(password.normalize('NFKC').toLowerCase());
}

/** argon2id with 19 MiB and two passes: about 30 ms of one core. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash of nothing anyone knows: what an unknown account is compared with, so that it takes as long as a known one.
 */
let decoy: string | undefined;

/** The text to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, strength);
}

/** True when the password is the one of the stored hash. Takes as long, and returns false, without a hash. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= await hashPassword(randomBytes(24).toString('base64'));
  const isRight = await verify(stored ?? decoy, password);
  return isRight && stored != null;
}
