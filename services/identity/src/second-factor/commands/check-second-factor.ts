import { DomainError } from '@depot/contracts/errors';
import { secondFactorMessages } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { buildSecondStepBuckets } from '../../throttle/buckets.js';
import { LoginThrottle } from '../../throttle/login-throttle.js';
import { FactorKeys } from '../factor-keys.js';
import { findRecoveryHash } from '../recovery-codes.js';
import { type Owner, SecondFactorRepository } from '../second-factor.repository.js';
import { findStep } from '../totp.js';

/** Asks for the second factor at sign-in. */
@Injectable()
export class CheckSecondFactor {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly throttle: LoginThrottle,
    private readonly keys: FactorKeys,
  ) {}

  /** Refuses with `SECOND_FACTOR` unless the code is right, or none is needed. Each code opens one session only. */
  async execute(account: Owner, code: string | undefined): Promise<void> {
    const secret = await this.factors.findSecret(account);
    if (secret === undefined) return;
    if (code === undefined) throw new DomainError('SECOND_FACTOR', secondFactorMessages.asked);
    // Only who knows the password gets here, so wrong codes count for the account, wherever they come from.
    const isRight = await this.throttle.runAttempt(buildSecondStepBuckets(account.id), () =>
      this.useCode(account, secret, code),
    );
    if (!isRight) throw new DomainError('SECOND_FACTOR', secondFactorMessages.wrong);
  }

  /** True when the code was right and had not been used. */
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
