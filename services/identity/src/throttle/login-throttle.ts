import { DomainError } from '@depot/contracts/errors';
import { loginLimits, sessionMessages } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { type Bucket, addAttempt, computeWaitEnd } from './buckets.js';
import { LoginThrottleRepository } from './login-throttle.repository.js';

/**
 * Counts wrong attempts. An attempt is counted before it is looked at and taken back if it was right, so that any
 * number of parallel ones, whichever processes they come to, get no further than one after the other would.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly db: Db,
    private readonly counts: LoginThrottleRepository,
  ) {}

  /**
   * Makes the attempt, and returns whether it was right. Refused with 429 while there have been too many wrong ones.
   */
  async runAttempt(buckets: readonly Bucket[], isRight: () => Promise<boolean>): Promise<boolean> {
    const until = await this.recordAttempt(buckets);
    if (until !== undefined) throw buildTooManyAttempts(until);
    try {
      const right = await isRight();
      if (right) await this.revertAttempt(buckets);
      return right;
    } catch (error) {
      await this.revertAttempt(buckets);
      throw error;
    }
  }

  /** True while further attempts must wait. */
  async isFull(buckets: readonly Bucket[]): Promise<boolean> {
    const rows = await this.db.outsideTransaction(() => this.counts.findCounts(buckets, ''));
    return rows.some((row) => computeWaitEnd(row.kind, row, Date.now()) !== undefined);
  }

  /** Removes what counts no more. */
  async removeOld(): Promise<void> {
    await this.counts.removeOld(Date.now() - Math.max(loginLimits.window, loginLimits.accountMemory));
  }

  /** Counts an attempt, also when the request that makes it is undone; or returns from when on it may be made. */
  private recordAttempt(buckets: readonly Bucket[]): Promise<number | undefined> {
    return this.db.outsideTransaction(() =>
      this.db.transaction(async () => {
        const now = Date.now();
        await this.counts.ensure(buckets, now);
        const rows = await this.counts.findCounts(buckets, 'FOR UPDATE');
        const waits = rows.map((row) => computeWaitEnd(row.kind, row, now)).filter((until) => until !== undefined);
        if (waits.length > 0) return Math.max(...waits);
        for (const row of rows) await this.counts.set({ ...row, ...addAttempt(row.kind, row, now) });
        return undefined;
      }),
    );
  }

  private async revertAttempt(buckets: readonly Bucket[]): Promise<void> {
    await this.db.outsideTransaction(() => this.counts.revertAttempt(buckets));
  }
}

function buildTooManyAttempts(until: number): DomainError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const message = seconds < 60 ? sessionMessages.tooFast : sessionMessages.tooManyAttempts;
  return new DomainError('TOO_MANY_REQUESTS', message, { seconds, minutes: Math.ceil(seconds / 60) });
}
