import type { Role } from '@depot/contracts/permissions';
import { currentTenantId } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../link/link.service.js';
import { AccountMails } from '../mail/account-mails.js';
import { SellerRepository } from '../seller/seller.repository.js';
import { TenantService } from '../tenant/tenant.service.js';

/** A user who has not registered yet. */
export interface Invited {
  id: number;
  name: string;
  role: Role;
  /** If it is known, the invitation is emailed there, too. */
  username: string | null;
}

/** Sends the links with which users register. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly links: LinkService,
    private readonly mails: AccountMails,
    private readonly tenants: TenantService,
    private readonly sellers: SellerRepository,
  ) {}

  /** Issues an invitation and returns the path of the registration page. Ends earlier invitations of the user. */
  async sendInvitation({ id, name, role, username }: Invited): Promise<string> {
    const token = await this.links.issue({ userId: id, tenantId: currentTenantId() }, 'INVITATION');
    const query = new URLSearchParams({ token, name, ...(role === 'STORE' ? { ar: '1' } : {}) });
    const path = `/register?${query.toString().replaceAll('+', '%20')}`;
    if (username) {
      await this.mails.sendInvitation({ username, name, ...(await this.getSender()) }, path, token);
    }
    return path;
  }

  /** Sends a new activation link to a registered user. */
  async sendActivation({ id, name, username }: Invited & { username: string }): Promise<void> {
    const token = await this.links.issue({ userId: id, tenantId: currentTenantId() }, 'ACTIVATION');
    await this.mails.sendActivation({ username, name, ...(await this.getSender()) }, token);
  }

  private async getSender() {
    const [{ name: tenantName }, seller] = [await this.tenants.getCurrent(), await this.sellers.find()];
    return { tenantName, replyTo: seller?.email ?? '' };
  }
}
