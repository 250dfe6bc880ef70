import { commonMessages, DomainError, type Message } from '@depot/contracts/errors';
import { currentContext, describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { TenantService } from '../tenant/tenant.service.js';
import type { UserEntity } from '../user/user.entity.js';
import { UserRepository } from '../user/user.repository.js';
import { type LinkPurpose, LinkService } from '../link/link.service.js';

interface LinkWork {
  purpose: LinkPurpose;
  /** Said where the link is no good. */
  domainError?: Message;
  /** Allowed while the system is in view-only mode. */
  inViewOnly?: boolean;
}

/** Lets somebody without a session do the one thing that a link is for. */
@Injectable()
export class BeginLinkWork {
  constructor(
    private readonly users: UserRepository,
    private readonly links: LinkService,
    private readonly tenants: TenantService,
  ) {}

  /** Uses the link up, makes the rest of the request work for its tenant, and returns the user, locked. */
  async execute(token: string, { purpose, domainError, inViewOnly = false }: LinkWork): Promise<UserEntity> {
    const { userId, tenantId } = await this.links.use(token, purpose, domainError);
    const context = currentContext();
    context.session = undefined; // whoever else may be signed in in this browser has nothing to do with it
    context.tenantId = tenantId;
    const { suspended, viewOnly } = await this.tenants.getCurrent();
    if (suspended) throw new DomainError('WAREHOUSE_SUSPENDED', commonMessages.suspended);
    const user = await this.users.lock(userId);
    if (viewOnly && !inViewOnly && user.role !== 'ADMIN') throw new DomainError('VIEW_ONLY', commonMessages.viewOnly);
    describeActivity({ name: user.name });
    return user;
  }
}
