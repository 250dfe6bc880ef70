import { accountMessages } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../../credentials/account.repository.js';
import { assertHardPassword, SetPassword } from '../../credentials/set-password.js';
import { LinkService } from '../../link/link.service.js';
import { UserRepository } from '../../user/user.repository.js';
import { BeginLinkWork } from '../begin-link-work.js';

/** Sets a new password with an emailed link. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly users: UserRepository,
    private readonly links: LinkService,
    private readonly work: BeginLinkWork,
    private readonly setPassword: SetPassword,
  ) {}

  /**
   * Ends every session of the user and returns its id. The email proves the address, so the account becomes active.
   */
  async execute(token: string, password: string): Promise<number> {
    const { id } = await this.work.execute(token, {
      purpose: 'RESET',
      domainError: accountMessages.resetLinkDead,
      inViewOnly: true,
    });
    const account = await this.accounts.findCredentials(id);
    assertHardPassword(password, account?.username ?? '', 'password');
    await this.setPassword.execute(id, password);
    await this.users.update(id, { activated: true });
    await this.links.endAll(id, 'ACTIVATION');
    return id;
  }
}
