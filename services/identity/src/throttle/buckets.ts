import { createHash } from 'node:crypto';
import { loginLimits } from '@depot/contracts/identity';
import { findNetwork } from '@depot/node-http';

/** Subject for which wrong attempts are counted. */
export interface Bucket {
  /**
   * PAIR: one account from one origin. ADDRESS: one network, for all accounts. ACCOUNT: one account from all unknown
   * browsers.
   */
  kind: 'PAIR' | 'ADDRESS' | 'ACCOUNT';
  subject: string;
}

/** Hashed, because names have no fixed length. */
const buildBucket = (kind: Bucket['kind'], ...parts: (string | number)[]): Bucket => ({
  kind,
  subject: createHash('sha256').update(parts.join('\n')).digest('hex'),
});

/** Buckets of an attempt from an unknown browser. */
export const buildAnywhereBuckets = (account: string, address: string): Bucket[] => [
  buildBucket('ACCOUNT', account),
  buildBucket('ADDRESS', findNetwork(address)),
  buildBucket('PAIR', account, findNetwork(address)),
];

/** Buckets of an attempt in a browser that the account has used before. */
export const buildDeviceBuckets = (account: string, deviceId: string): Bucket[] => [
  buildBucket('PAIR', account, `device ${deviceId}`),
];

/** Buckets of an attempt within a session, e.g. with the caller's own password. */
export const buildSessionBuckets = (account: string, sessionId: string): Bucket[] => [
  buildBucket('PAIR', account, `session ${sessionId}`),
];

/** Buckets of an attempt with a second factor, after the right password. */
export const buildSecondStepBuckets = (userId: number): Bucket[] => [buildBucket('PAIR', userId, 'second step')];

/** Buckets of a password reset request, for known and unknown accounts. */
export const buildResetBuckets = (account: string, address: string): Bucket[] => [
  buildBucket('ADDRESS', findNetwork(address)),
  buildBucket('PAIR', `reset ${account}`, findNetwork(address)),
];

/** Count of a bucket; times in epoch ms. */
export interface AttemptCount {
  wrong: number;
  startedAt: number;
  lastAt: number;
}

/** Epoch ms of the next allowed attempt; undefined if it is allowed now. */
export function computeWaitEnd(kind: Bucket['kind'], count: AttemptCount, now: number): number | undefined {
  const until = kind === 'ACCOUNT' ? computePauseEnd(count) : computeWindowEnd(kind, count);
  return until !== undefined && until > now ? until : undefined;
}

/** The count after another attempt. */
export function addAttempt(kind: Bucket['kind'], count: AttemptCount, now: number): AttemptCount {
  const since = kind === 'ACCOUNT' ? count.lastAt : count.startedAt;
  const window = kind === 'ACCOUNT' ? loginLimits.accountMemory : loginLimits.window;
  if (since + window <= now) return { wrong: 1, startedAt: now, lastAt: now };
  return { wrong: count.wrong + 1, startedAt: count.startedAt, lastAt: now };
}

function computeWindowEnd(kind: 'PAIR' | 'ADDRESS', { wrong, startedAt }: AttemptCount): number | undefined {
  const limit = kind === 'PAIR' ? loginLimits.perAccount : loginLimits.perAddress;
  return wrong >= limit ? startedAt + loginLimits.window : undefined;
}

/** The pause doubles with each further wrong attempt, up to a maximum, so that it never locks the account. */
function computePauseEnd({ wrong, lastAt }: AttemptCount): number | undefined {
  const over = wrong - loginLimits.perAccountAnywhere;
  if (over < 0) return undefined;
  return lastAt + Math.min(loginLimits.initialBackoffMs * 2 ** Math.min(over, 20), loginLimits.maxBackoffMs);
}
