import { DomainError } from '@depot/contracts/errors';
import { secondFactorMessages } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { atSecondStep } from '../throttle/buckets.js';
import { LoginThrottle } from '../throttle/login-throttle.js';
import { FactorKeys } from './factor-keys.js';
import { recoveryHash } from './recovery-codes.js';
import { stepOf } from './totp.js';

/** Whose password was right. */
interface Account {
  id: number;
  tenantId: number;
}

/** Asks for the second factor at sign-in. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly db: Db,
    private readonly throttle: LoginThrottle,
    private readonly keys: FactorKeys,
  ) {}

  /** Refuses with `SECOND_FACTOR` unless the code is right, or none is needed. Each code opens one session only. */
  async check(account: Account, code: string | undefined): Promise<void> {
    const [factor] = await this.across().query<{ secret: string }>(
      'SELECT secret FROM second_factor WHERE tenant_id = :tenantId AND user_id = :id AND confirmed_at IS NOT NULL',
      { ...account },
    );
    if (!factor) return;
    if (code === undefined) throw new DomainError('SECOND_FACTOR', secondFactorMessages.asked);
    // Only who knows the password gets here, so wrong codes count for the account, wherever they come from.
    const isRight = await this.throttle.attempt(atSecondStep(account.id), () => this.use(account, factor.secret, code));
    if (!isRight) throw new DomainError('SECOND_FACTOR', secondFactorMessages.wrong);
  }

  /** True when the code was right and had not been used. */
  private async use(account: Account, secret: string, code: string): Promise<boolean> {
    const key = this.keys.key(secret, account);
    const step = key === undefined ? undefined : stepOf(key, code);
    const { affectedRows } =
      step === undefined
        ? await this.across().execute(
            'DELETE FROM recovery_code WHERE tenant_id = :tenantId AND user_id = :id AND code_hash = :hash',
            {
              ...account,
              hash: recoveryHash(account.id, code),
            },
          )
        : await this.across().execute(
            'UPDATE second_factor SET last_step = :step WHERE tenant_id = :tenantId AND user_id = :id AND secret = :secret AND last_step < :step',
            { ...account, secret, step },
          );
    return affectedRows === 1;
  }

  private across() {
    return this.db.unscoped('nobody is signed in yet; the account tells the tenant');
  }
}
