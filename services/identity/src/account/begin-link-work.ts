import { commonMessages, DomainError, type Message } from '@depot/contracts/errors';
import { currentContext, describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { type LinkPurpose, LinkService } from '../link/link.service.js';
import { TenantService } from '../tenant/tenant.service.js';
import type { UserEntity } from '../user/user.entity.js';
import { UserRepository } from '../user/user.repository.js';

interface LinkWork {
  purpose: LinkPurpose;
  /** Error for a link that was used or has expired. */
  domainError?: Message;
  /** Allowed while the system is in view-only mode. */
  inViewOnly?: boolean;
}

/** Lets a request without a session act for the user of a link. */
@Injectable()
export class BeginLinkWork {
  constructor(
    private readonly users: UserRepository,
    private readonly links: LinkService,
    private readonly tenants: TenantService,
  ) {}

  /** Uses up the link, sets the tenant of the request, and returns the locked user. */
  async execute(token: string, { purpose, domainError, inViewOnly = false }: LinkWork): Promise<UserEntity> {
    const { userId, tenantId } = await this.links.use(token, purpose, domainError);
    const context = currentContext();
    context.session = undefined; // a session of another user in this browser must not apply
    context.tenantId = tenantId;
    const { suspended, viewOnly } = await this.tenants.getCurrent();
    if (suspended) throw new DomainError('WAREHOUSE_SUSPENDED', commonMessages.suspended);
    const user = await this.users.lock(userId);
    if (viewOnly && !inViewOnly && user.role !== 'ADMIN') throw new DomainError('VIEW_ONLY', commonMessages.viewOnly);
    describeActivity({ name: user.name });
    return user;
  }
}
