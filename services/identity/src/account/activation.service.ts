import { accountMessages } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { LinkWorkService } from '../link/link-work.service.js';
import { UserEntity } from '../user/user.entity.js';

/** Makes a registered account usable. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly db: Db,
    private readonly work: LinkWorkService,
  ) {}

  /** Activates the account of the link and answers whose it is. */
  async activate(token: string): Promise<{ name: string; username: string }> {
    const { id, name, username } = await this.work.begin(token, {
      purpose: 'ACTIVATION',
      domainError: accountMessages.notActivated,
    });
    await this.db.of(UserEntity).update({ id }, { activated: true });
    return { name, username: username ?? '' };
  }
}
