import { commonMessages, DomainError } from '@depot/contracts/errors';
import { sessionMessages } from '@depot/contracts/identity';
import { hashPassword, isGuessablePassword, SessionReader } from '@depot/node-auth';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../link/link.service.js';
import { AccountRepository } from './account.repository.js';

/** Sets the password of a user of the tenant. It ends every session of the old password, and every reset link. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountRepository,
    private readonly reader: SessionReader,
    private readonly links: LinkService,
  ) {}

  /** Returns the version of the new password. */
  async execute(userId: number, password: string): Promise<number> {
    const passwordHash = await hashPassword(password);
    const version = await this.accounts.setPassword(userId, passwordHash);
    if (version === undefined) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    await this.links.endAll(userId, 'RESET');
    await this.db.afterCommit(() => this.reader.clearCache());
    return version;
  }
}

/** @throws VALIDATION at the field `path` for a password that is easily guessed for the account */
export function assertHardPassword(password: string, username: string, path: 'password' | 'newPassword'): void {
  if (!isGuessablePassword(password, username)) return;
  const localizedMessage = sessionMessages.commonPassword;
  throw new DomainError('VALIDATION', localizedMessage, {}, [{ path, localizedMessage }]);
}
