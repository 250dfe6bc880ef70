import { DomainError } from '@depot/contracts/errors';
import { secondFactorMessages } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { buildSecondStepBuckets } from '../../throttle/buckets.js';
import { LoginThrottle } from '../../throttle/login-throttle.js';
import { FactorKeys } from '../factor-keys.js';
import { findRecoveryHash } from '../recovery-codes.js';
import { type Owner, SecondFactorRepository } from '../second-factor.repository.js';
import { findStep } from '../totp.js';

/** Checks the second factor at sign-in. */
@Injectable()
export class CheckSecondFactor {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly throttle: LoginThrottle,
    private readonly keys: FactorKeys,
  ) {}

  /**
   * Each code opens one session only.
   * @throws SECOND_FACTOR if a code is needed, and missing or wrong
   */
  async execute(account: Owner, code: string | undefined): Promise<void> {
    const secret = await this.factors.findSecret(account);
    if (secret === undefined) return;
    if (code === undefined) throw new DomainError('SECOND_FACTOR', secondFactorMessages.asked);
    // Only callers with the right password get here, so wrong codes count for the account, from any address.
    const isRight = await this.throttle.runAttempt(buildSecondStepBuckets(account.id), () =>
      this.useCode(account, secret, code),
    );
    if (!isRight) throw new DomainError('SECOND_FACTOR', secondFactorMessages.wrong);
  }

  /** True if the code is right and was not used before. */
  private async useCode(account: Owner, secret: string, code: string): Promise<boolean> {
    const key = this.keys.decryptKey(secret, account);
    const step = key === undefined ? undefined : findStep(key, code);
    return step === undefined ? this.useRecoveryCode(account, code) : this.factors.useStep(account, secret, step);
  }

  private async useRecoveryCode(account: Owner, code: string): Promise<boolean> {
    const hash = await findRecoveryHash(await this.factors.listCodes(account), account.id, code);
    return hash !== undefined && this.factors.useCode(account, hash);
  }
}
