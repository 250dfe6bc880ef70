import { DomainError } from '@depot/contracts/errors';
import { sessionMessages } from '@depot/contracts/identity';
import { currentSession } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../../credentials/account.repository.js';
import { assertHardPassword, SetPassword } from '../../credentials/set-password.js';
import { VerifyOwnPassword } from '../../credentials/verify-own-password.js';
import { SessionService } from '../../session/session.service.js';
import { TenantService } from '../../tenant/tenant.service.js';

/** Changes the caller's own password. The new one ends every session that the old one began. */
@Injectable()
export class ChangeOwnPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly verifyOwnPassword: VerifyOwnPassword,
    private readonly sessions: SessionService,
    private readonly tenants: TenantService,
    private readonly setPassword: SetPassword,
  ) {}

  /** Returns the token of a new session. */
  async execute(password: string, newPassword: string): Promise<string> {
    const { id, tenantId, role, displayName } = currentSession();
    // A concurrent change waits here, and then needs the new password.
    await this.accounts.lock(id);
    if (!(await this.verifyOwnPassword.execute(password))) {
      const detail = { path: 'password', localizedMessage: sessionMessages.wrongOwnPassword };
      throw new DomainError('VALIDATION', sessionMessages.wrongOwnPassword, {}, [detail]);
    }
    const account = await this.accounts.findCredentials(id);
    assertHardPassword(newPassword, account?.username ?? '', 'newPassword');
    const passwordVersion = await this.setPassword.execute(id, newPassword);
    const { name: tenantName, timezone, viewOnly } = await this.tenants.getCurrent();
    return this.sessions.open({
      id,
      tenantId,
      role,
      passwordVersion,
      name: displayName,
      tenantName,
      timezone,
      viewOnly,
    });
  }
}
