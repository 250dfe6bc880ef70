import { DomainError } from '@depot/contracts/errors';
import { accountMessages } from '@depot/contracts/identity';
import { describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { InvitationService } from '../invitation.service.js';
import { UserRepository } from '../user.repository.js';

/** Sends a user who is not active a new link: to activate a registered account, otherwise to register. */
@Injectable()
export class ResendLink {
  constructor(
    private readonly queries: UserRepository,
    private readonly invitations: InvitationService,
  ) {}

  /** Returns the path of the registration page; undefined for a registered user. */
  async execute(id: number): Promise<string | undefined> {
    const user = await this.queries.lock(id);
    const { name, role, username, activated } = user;
    describeActivity({ name });
    if (activated) throw new DomainError('VALIDATION', accountMessages.alreadyActive, { name });
    if (!username || !(await this.queries.isRegistered(id)))
      return this.invitations.sendInvitation({ id, name, role, username });
    await this.invitations.sendActivation({ id, name, role, username });
    return undefined;
  }
}
