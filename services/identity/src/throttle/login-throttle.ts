import { DomainError } from '@depot/contracts/errors';
import { loginLimits, sessionMessages } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { addAttempt, type Bucket, computeWaitEnd } from './buckets.js';
import { LoginThrottleRepository } from './login-throttle.repository.js';

/**
 * Counts wrong attempts. An attempt is counted before its check and subtracted if it was right, so that parallel
 * attempts in several processes get no further than sequential ones.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly db: Db,
    private readonly counts: LoginThrottleRepository,
  ) {}

  /**
   * Makes the attempt and returns whether it was right.
   * @throws TOO_MANY_REQUESTS after too many wrong attempts
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

  /** True if further attempts must wait. */
  async isFull(buckets: readonly Bucket[]): Promise<boolean> {
    const rows = await this.db.outsideTransaction(() => this.counts.findCounts(buckets, ''));
    return rows.some((row) => computeWaitEnd(row.kind, row, Date.now()) !== undefined);
  }

  /** Removes expired counts. */
  async removeOld(): Promise<void> {
    await this.counts.removeOld(Date.now() - Math.max(loginLimits.window, loginLimits.accountMemory));
  }

  /**
   * Counts an attempt, even if its request is rolled back; or returns the epoch ms at which the next one is allowed.
   */
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
