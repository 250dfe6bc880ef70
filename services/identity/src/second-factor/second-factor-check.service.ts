import { Injectable } from '@nestjs/common';
import { Refusal } from '@depot/contracts/errors';
import { secondFactorMessages } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Lanes } from '../auth/lanes.js';
import { LoginThrottle } from '../auth/login-throttle.js';
import { recoveryHash } from './recovery-codes.js';
import { stepOf } from './totp.js';

/** Whose password was right. */
interface Account {
  id: number;
  tenantId: number;
  username: string;
}

/** Asks for the second factor at sign-in. */
@Injectable()
export class SecondFactorCheck {
  private readonly lanes = new Lanes();

  constructor(
    private readonly db: Db,
    private readonly throttle: LoginThrottle,
  ) {}

  /** Refuses with `SECOND_FACTOR` unless the code is right, or none is needed. Each code opens one session only. */
  async check(account: Account, code: string | undefined): Promise<void> {
    const [factor] = await this.across().query<{ secret: string }>(
      'SELECT secret FROM second_factor WHERE tenant_id = :tenantId AND user_id = :id AND confirmed_at IS NOT NULL',
      { ...account },
    );
    if (!factor) return;
    if (code === undefined) throw new Refusal('SECOND_FACTOR', secondFactorMessages.asked);
    // Only who knows the password gets here, so wrong codes count for the account, wherever they come from.
    const anywhere = `user ${account.id}`;
    await this.lanes.run(anywhere, async () => {
      await this.throttle.check(account.username, anywhere);
      if (await this.use(account, factor.secret, code)) return;
      await this.throttle.note(account.username, anywhere);
      throw new Refusal('SECOND_FACTOR', secondFactorMessages.wrong);
    });
  }

  /** True when the code was right and had not been used. */
  private async use(account: Account, secret: string, code: string): Promise<boolean> {
    const step = stepOf(secret, code);
    const { affectedRows } =
      step === undefined
        ? await this.across().execute('DELETE FROM recovery_code WHERE tenant_id = :tenantId AND user_id = :id AND code_hash = :hash', {
            ...account,
            hash: recoveryHash(account.id, code),
          })
        : await this.across().execute(
            'UPDATE second_factor SET last_step = :step WHERE tenant_id = :tenantId AND user_id = :id AND secret = :secret AND last_step < :step',
            { ...account, secret, step },
          );
    return affectedRows === 1;
  }

  private across() {
    return this.db.acrossTenants('nobody is signed in yet; the account tells the tenant');
  }
}
