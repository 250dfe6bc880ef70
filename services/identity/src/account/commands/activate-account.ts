import { DomainError } from '@depot/contracts/errors';
import { accountMessages } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../../link/link.service.js';
import type { UserEntity } from '../../user/user.entity.js';
import { UserRepository } from '../../user/user.repository.js';
import { BeginLinkWork } from '../begin-link-work.js';

/** Activates a registered account. */
@Injectable()
export class ActivateAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly links: LinkService,
    private readonly work: BeginLinkWork,
  ) {}

  /**
   * Returns name and email address of the account.
   * @throws VALIDATION if the link was used or has expired; with a detail at `activated` if its account is active
   */
  async execute(token: string): Promise<{ name: string; username: string }> {
    const { id, name, username } = await this.beginWork(token);
    await this.users.update(id, { activated: true });
    return { name, username: username ?? '' };
  }

  private async beginWork(token: string): Promise<UserEntity> {
    const localizedMessage = accountMessages.activatedBefore;
    try {
      return await this.work.execute(token, { purpose: 'ACTIVATION', domainError: accountMessages.notActivated });
    } catch (error) {
      // a user or browser that has lost the response follows the link again
      const isDead = error instanceof DomainError && error.code === 'VALIDATION';
      if (!isDead || !(await this.links.isOfActiveUser(token, 'ACTIVATION'))) throw error;
      throw new DomainError('VALIDATION', localizedMessage, {}, [{ path: 'activated', localizedMessage }]);
    }
  }
}
