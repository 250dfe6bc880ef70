import { accountMessages } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { LinkWorkService } from '../link/link-work.service.js';
import { UserRepository } from '../user/user.repository.js';

/** Makes a registered account usable. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly users: UserRepository,
    private readonly work: LinkWorkService,
  ) {}

  /** Activates the account of the link and returns whose it is. */
  async activate(token: string): Promise<{ name: string; username: string }> {
    const { id, name, username } = await this.work.begin(token, {
      purpose: 'ACTIVATION',
      domainError: accountMessages.notActivated,
    });
    await this.users.update(id, { activated: true });
    return { name, username: username ?? '' };
  }
}
