import { Injectable } from '@nestjs/common';
import { Refusal } from '@depot/contracts/errors';
import { loginLimits, sessionMessages } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';

interface Tries {
  account: number;
  address: number;
  oldestOfAccount: number | null;
  oldest: number | null;
}

/** Counts wrong tries. They count by address, so that nobody can lock another out of his account. */
@Injectable()
export class LoginThrottle {
  constructor(private readonly db: Db) {}

  /** Refuses with 429 while there have been too many. */
  async check(account: string, address: string): Promise<void> {
    const now = Date.now();
    const tries = await this.tries(account, address, now - loginLimits.window);
    const since = [
      tries.account >= loginLimits.perAccount ? tries.oldestOfAccount : null,
      tries.address >= loginLimits.perAddress ? tries.oldest : null,
    ].filter((time) => time !== null);
    if (since.length === 0) return;
    const seconds = Math.max(1, Math.ceil((Math.max(...since) + loginLimits.window - now) / 1000));
    throw new Refusal('TOO_MANY_REQUESTS', sessionMessages.tooManyTries, { seconds, minutes: Math.ceil(seconds / 60) });
  }

  /** Remembers a wrong try, also when the request that made it is undone. */
  async note(account: string, address: string): Promise<void> {
    await this.db.apart(() =>
      this.across().execute('INSERT INTO login_attempt (account, address, time) VALUES (:account, :address, :now)', {
        account,
        address,
        now: Date.now(),
      }),
    );
  }

  async forgetOld(): Promise<void> {
    await this.across().execute('DELETE FROM login_attempt WHERE time < :oldest LIMIT 5000', { oldest: Date.now() - loginLimits.window });
  }

  private async tries(account: string, address: string, from: number): Promise<Tries> {
    const [row] = await this.across().query<Tries>(
      `SELECT COUNT(*) address, MIN(time) oldest, COALESCE(SUM(account = :account), 0) account,
              MIN(CASE WHEN account = :account THEN time END) oldestOfAccount
       FROM login_attempt WHERE address = :address AND time > :from`,
      { account, address, from },
    );
    return row ?? { account: 0, address: 0, oldest: null, oldestOfAccount: null };
  }

  private across() {
    return this.db.acrossTenants('wrong tries belong to an address, not to a tenant');
  }
}
