import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import type { CreateUser } from '@depot/contracts/identity';
import { roleWords } from '@depot/contracts/permissions';
import { currentSession, describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { InvitationService } from '../invitation.service.js';
import { UserService } from '../user.service.js';
import { checkNewUser } from '../user-rules.js';

/** Adds a user, who registers with a link. */
@Injectable()
export class AddUser {
  constructor(
    private readonly users: UserService,
    private readonly invitations: InvitationService,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** `url` is the path of the registration page. */
  async execute(body: CreateUser): Promise<{ id: number; name: string; url: string }> {
    const { name, role, username = null } = body;
    describeActivity({ name, roleName: roleWords[role] });
    checkNewUser(body, currentSession().role);
    const id = await this.users.create({ ...body, username: username ?? undefined });
    if (role === 'STORE') await this.catalog.offerEverythingTo(id);
    return { id, name, url: await this.invitations.sendInvitation({ id, name, role, username }) };
  }
}
