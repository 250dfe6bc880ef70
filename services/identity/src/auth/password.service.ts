import { commonMessages, DomainError } from '@depot/contracts/errors';
import { sessionMessages } from '@depot/contracts/identity';
import { hashPassword, isGuessablePassword, SessionReader } from '@depot/node-auth';
import { currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../link/link.service.js';
import { SessionService } from '../session/session.service.js';
import { TenantService } from '../tenant/tenant.service.js';
import { AccountRepository } from './account.repository.js';
import { LoginService } from './login.service.js';

/** Changes passwords. A new one ends every session that the old one began, and every link to set another. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountRepository,
    private readonly logins: LoginService,
    private readonly sessions: SessionService,
    private readonly tenants: TenantService,
    private readonly reader: SessionReader,
    private readonly links: LinkService,
  ) {}

  /** Changes the own password and returns the token of a new session. */
  async changeOwn(password: string, newPassword: string): Promise<string> {
    const { id, tenantId, role, displayName } = currentSession();
    // Whoever is second, as the owner beside a thief, is asked for the password of the first.
    await this.accounts.lock(id);
    if (!(await this.logins.isOwnPassword(password))) {
      const detail = { path: 'password', localizedMessage: sessionMessages.wrongOwnPassword };
      throw new DomainError('VALIDATION', sessionMessages.wrongOwnPassword, {}, [detail]);
    }
    const account = await this.accounts.credentials(id);
    assertHardPassword(newPassword, account?.username ?? '', 'newPassword');
    const passwordVersion = await this.set(id, newPassword);
    const { name: tenantName, timezone, viewOnly } = await this.tenants.current();
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

  /** Sets the password of a user of the tenant and returns its version. */
  async set(userId: number, password: string): Promise<number> {
    const passwordHash = await hashPassword(password);
    const version = await this.accounts.setPassword(userId, passwordHash);
    if (version === undefined) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    await this.links.endAll(userId, 'RESET');
    await this.db.afterCommit(() => this.reader.forget());
    return version;
  }
}

/** Refuses a new password that is guessed first for the account of that address, at the field of that name. */
export function assertHardPassword(password: string, username: string, path: 'password' | 'newPassword'): void {
  if (!isGuessablePassword(password, username)) return;
  const localizedMessage = sessionMessages.commonPassword;
  throw new DomainError('VALIDATION', localizedMessage, {}, [{ path, localizedMessage }]);
}
