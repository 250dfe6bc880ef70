import { verifyPassword } from '@depot/node-auth';
import { currentSession } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { buildSessionBuckets } from '../throttle/buckets.js';
import { LoginThrottle } from '../throttle/login-throttle.js';
import { AccountRepository } from './account.repository.js';

/** Checks the password of the caller. Wrong attempts are counted for the session. */
@Injectable()
export class VerifyOwnPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly throttle: LoginThrottle,
  ) {}

  async execute(password: string): Promise<boolean> {
    const { id: userId, sessionId } = currentSession();
    const account = await this.accounts.findCredentials(userId);
    if (!account) return false;
    const buckets = buildSessionBuckets(account.username, sessionId);
    return this.throttle.runAttempt(buckets, () => verifyPassword(account.passwordHash, password));
  }
}
