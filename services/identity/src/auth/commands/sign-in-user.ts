import { commonMessages, DomainError } from '@depot/contracts/errors';
import { type Login, secondFactorMessages, sessionMessages } from '@depot/contracts/identity';
import { nameKey } from '@depot/contracts/importing';
import { verifyPassword } from '@depot/node-auth';
import { Injectable } from '@nestjs/common';
import { AccountRepository, type SignInAccount } from '../../credentials/account.repository.js';
import type { Device } from '../../device/known-devices.js';
import { CheckSecondFactor } from '../../second-factor/commands/check-second-factor.js';
import { SessionService } from '../../session/session.service.js';
import { buildAnywhereBuckets, buildDeviceBuckets } from '../../throttle/buckets.js';
import { LoginThrottle } from '../../throttle/login-throttle.js';
import { FailedSignIns, type SignInFailure } from '../failed-sign-ins.js';

/** Origin of an attempt. */
export interface SignInOrigin {
  address: string;
  /** Undefined for an unknown browser. */
  device: Device | undefined;
}

/** Signs a user in. */
@Injectable()
export class SignInUser {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly throttle: LoginThrottle,
    private readonly sessions: SessionService,
    private readonly secondFactor: CheckSecondFactor,
    private readonly failed: FailedSignIns,
  ) {}

  /**
   * Returns the token of a new session. An unknown account takes as long as a wrong password and gets the same error.
   */
  async execute({ username, password, code }: Login, origin: SignInOrigin): Promise<string> {
    const account = await this.authenticate(username, password, origin);
    assertMaySignIn(account);
    await this.runLogged('second factor', account.username, origin, () => this.secondFactor.execute(account, code));
    return this.sessions.open({ ...account, viewOnly: account.viewOnly === 1 });
  }

  private async authenticate(username: string, password: string, origin: SignInOrigin): Promise<SignInAccount> {
    const account = await this.accounts.findByUsername(username);
    const buckets = await this.selectBuckets(account?.username ?? nameKey(username), account, origin);
    return this.runLogged('password', account?.username ?? nameKey(username), origin, async () => {
      const isRight = await this.throttle.runAttempt(buckets, () => verifyPassword(account?.passwordHash, password));
      if (!account || !isRight) throw new DomainError('UNAUTHENTICATED', sessionMessages.wrongPassword);
      return account;
    });
  }

  /** Logs a refused attempt. A request for the code is no failure. */
  private async runLogged<T>(
    cause: SignInFailure,
    account: string,
    { address }: SignInOrigin,
    attempt: () => Promise<T>,
  ): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DomainError) || error.localizedMessage === secondFactorMessages.asked) throw error;
      this.failed.logFailure(error.code === 'TOO_MANY_REQUESTS' ? 'too many attempts' : cause, account, address);
      throw error;
    }
  }

  /**
   * Attempts are counted for the account instead of the entered text, because the database matches several spellings of
   * an address. A browser that the account has used before has separate attempts; after these are used up, it is
   * treated as any other.
   */
  private async selectBuckets(username: string, account: SignInAccount | undefined, { address, device }: SignInOrigin) {
    const anywhere = buildAnywhereBuckets(username, address);
    if (!account || !device?.accounts.includes(account.id)) return anywhere;
    const own = buildDeviceBuckets(username, device.id);
    return (await this.throttle.isFull(own)) ? anywhere : own;
  }
}

/** Only a caller with the right password gets these errors. */
function assertMaySignIn({ disabled, activated, suspended }: SignInAccount): void {
  if (disabled) throw new DomainError('FORBIDDEN', sessionMessages.disabled);
  if (!activated) throw new DomainError('NOT_ACTIVATED', sessionMessages.notActivated);
  if (suspended) throw new DomainError('WAREHOUSE_SUSPENDED', commonMessages.suspended);
}
