import { telemetryLimits, telemetryMessages } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { minute } from './minute-figures.js';

/** Maximum number of counted addresses; with more, all counts start over. */
const most = 10_000;

/**
 * Counts messages by address within a minute, in this process alone: it keeps a flood from the database, and is no
 * account of anything.
 */
@Injectable()
export class BatchThrottle {
  private counts = new Map<string, number>();
  private of = 0;

  /** @throws TOO_MANY_REQUESTS above the limit */
  check(address: string, now = Date.now()): void {
    const current = Math.floor(now / minute);
    if (current !== this.of || this.counts.size >= most) this.counts = new Map();
    this.of = current;
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    if (count <= telemetryLimits.perMinute) return;
    const seconds = Math.ceil(((current + 1) * minute - now) / 1000);
    throw new DomainError('TOO_MANY_REQUESTS', telemetryMessages.tooMany, { seconds });
  }
}
