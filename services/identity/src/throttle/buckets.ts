import { createHash } from 'node:crypto';
import { loginLimits } from '@depot/contracts/identity';
import { networkOf } from '@depot/node-http';

/** What wrong attempts are counted for. */
export interface Bucket {
  /**
   * PAIR: one account from one place. ADDRESS: one network, whatever the accounts. ACCOUNT: one account from all places
   * that it has never been signed in at.
   */
  kind: 'PAIR' | 'ADDRESS' | 'ACCOUNT';
  subject: string;
}

/** Names are as long as people like. */
const buildBucket = (kind: Bucket['kind'], ...parts: (string | number)[]): Bucket => ({
  kind,
  subject: createHash('sha256').update(parts.join('\n')).digest('hex'),
});

/** An attempt at a place that nothing is known of. */
export const buildAnywhereBuckets = (account: string, address: string): Bucket[] => [
  buildBucket('ACCOUNT', account),
  buildBucket('ADDRESS', networkOf(address)),
  buildBucket('PAIR', account, networkOf(address)),
];

/** An attempt in a browser in which the account has been signed in before. */
export const buildDeviceBuckets = (account: string, deviceId: string): Bucket[] => [
  buildBucket('PAIR', account, `device ${deviceId}`),
];

/** An attempt of somebody who is signed in, e.g. at the own password. */
export const buildSessionBuckets = (account: string, sessionId: string): Bucket[] => [
  buildBucket('PAIR', account, `session ${sessionId}`),
];

/** An attempt at the second step: only who knows the password gets there. */
export const buildSecondStepBuckets = (userId: number): Bucket[] => [buildBucket('PAIR', userId, 'second step')];

/** A request for a forgotten password, right or wrong. */
export const buildResetBuckets = (account: string, address: string): Bucket[] => [
  buildBucket('ADDRESS', networkOf(address)),
  buildBucket('PAIR', `reset ${account}`, networkOf(address)),
];

/** What is known of a bucket; times in epoch ms. */
export interface AttemptCount {
  wrong: number;
  startedAt: number;
  lastAt: number;
}

/** When the next attempt is let in, where it must wait. */
export function computeWaitEnd(kind: Bucket['kind'], count: AttemptCount, now: number): number | undefined {
  const until = kind === 'ACCOUNT' ? computePauseEnd(count) : computeWindowEnd(kind, count);
  return until !== undefined && until > now ? until : undefined;
}

/** The count with one more. */
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

/** The pause doubles with each further wrong attempt, and never grows into a lock. */
function computePauseEnd({ wrong, lastAt }: AttemptCount): number | undefined {
  const over = wrong - loginLimits.perAccountAnywhere;
  if (over < 0) return undefined;
  return lastAt + Math.min(loginLimits.initialBackoffMs * 2 ** Math.min(over, 20), loginLimits.maxBackoffMs);
}
