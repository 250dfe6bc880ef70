import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { hash, hashRaw, type Options, verify } from '@node-rs/argon2';
import type * as language from '@zxcvbn-ts/language-common';

/** Not `import`: one that failed once, for lack of a file handle, would fail for the rest of the process's life. */
const require = createRequire(import.meta.url);

let known: ReadonlySet<string> | undefined;

function loadCommonPasswords(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof language;
  return new Set(dictionary['passwords-common'].map(String));
}

/**
 * True for a password from the list of common ones (zxcvbn, MIT), regardless of case. The list is loaded on first use,
 * since most processes set no password for days.
 */
export function isCommonPassword(password: string): boolean {
  known ??= loadCommonPasswords();
  return known.has(password.normalize('NFKC').toLowerCase());
}

const normalizePassword = (text: string): string => text.normalize('NFKC').toLowerCase();

/** One to three characters again and again, as in `aaaaa` or `ababab`. */
const repeated = /^(.{1,3})\1+.?$/u;

/** True if each character follows the previous one, up or down, as in `12345` or `edcba`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** The address and its local part, each forwards and reversed. */
function listOwnWords(username: string): string[] {
  const [name = ''] = username.split('@');
  return [username, name].flatMap((word) => [normalizePassword(word), [...normalizePassword(word)].reverse().join('')]);
}

/**
 * True for a password that needs no automated guessing: a common one, a pattern, or the account's own address. Checked
 * when a password is set, never at sign-in.
 */
export function isGuessablePassword(password: string, username: string): boolean {
  const given = normalizePassword(password);
  return (
    isCommonPassword(password) || repeated.test(given) || isSequence(given) || listOwnWords(username).includes(given)
  );
}

/** argon2id with 19 MiB and two passes: about 30 ms of one core. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a random password. An unknown account is compared with it, so that it takes as long as a known one. */
let decoy: string | undefined;

/** The text to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, strength);
}

/** Hashes a text with the caller's salt; returns raw bytes. */
export function hashBytes(text: string, salt: Buffer, length: number): Promise<Buffer> {
  return hashRaw(text, { ...strength, salt, outputLen: length });
}

/** True when the password is the one of the stored hash. Takes as long, and returns false, without a hash. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= await hashPassword(randomBytes(24).toString('base64'));
  const isRight = await verify(stored ?? decoy, password);
  return isRight && stored != null;
}
