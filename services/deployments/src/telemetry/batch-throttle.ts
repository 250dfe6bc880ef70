import { telemetryLimits, telemetryMessages } from '@depot/contracts/deployments';
import { DomainError, type Message } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { minute } from './minute-figures.js';

/** Maximum number of counted addresses; with more, all counts start over. */
const most = 10_000;

/** Messages a minute of one sender, and what is said beyond them. */
interface ThrottleLimit {
  most: number;
  message: Message;
}

const telemetryLimit: ThrottleLimit = { most: telemetryLimits.perMinute, message: telemetryMessages.tooMany };

/**
 * Counts messages by sender (an address or a user) within a minute, in this process alone: it keeps a flood from the
 * database, and is no account of anything.
 */
@Injectable()
export class BatchThrottle {
  private counts = new Map<string, number>();
  private of = 0;

  /** @throws TOO_MANY_REQUESTS above the limit */
  check(sender: string, now = Date.now(), limit = telemetryLimit): void {
    const current = Math.floor(now / minute);
    if (current !== this.of || this.counts.size >= most) this.counts = new Map();
    this.of = current;
    const count = (this.counts.get(sender) ?? 0) + 1;
    this.counts.set(sender, count);
    if (count <= limit.most) return;
    const seconds = Math.ceil(((current + 1) * minute - now) / 1000);
    throw new DomainError('TOO_MANY_REQUESTS', limit.message, { seconds });
  }
}
