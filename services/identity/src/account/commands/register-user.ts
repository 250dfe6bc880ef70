import { DomainError } from '@depot/contracts/errors';
import { accountMessages, type Register, sessionMessages } from '@depot/contracts/identity';
import { hashPassword } from '@depot/node-auth';
import { describeActivity } from '@depot/node-context';
import { isDuplicate } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AddressService } from '../../address/address.service.js';
import { assertHardPassword } from '../../credentials/set-password.js';
import { InvitationService } from '../../user/invitation.service.js';
import { UserRepository } from '../../user/user.repository.js';
import { BeginLinkWork } from '../begin-link-work.js';

/** Registers an invited user, whose account then waits for its activation. */
@Injectable()
export class RegisterUser {
  constructor(
    private readonly users: UserRepository,
    private readonly work: BeginLinkWork,
    private readonly addresses: AddressService,
    private readonly invitations: InvitationService,
  ) {}

  async execute({ token, username, password, billAddress, shipAddress }: Register): Promise<void> {
    const { id, name, role } = await this.work.execute(token, { purpose: 'INVITATION' });
    describeActivity({ username });
    assertHardPassword(password, username, 'password');
    if (role === 'STORE') assertAddresses({ billAddress, shipAddress });
    await this.saveUsername(id, username, await hashPassword(password));
    if (billAddress) await this.addresses.save(id, { type: 'BILL', ...billAddress });
    if (shipAddress) await this.addresses.save(id, { type: 'SHIP', ...shipAddress });
    await this.invitations.sendActivation({ id, name, role, username });
  }

  /** The unique key decides between concurrent registrations with the same address. */
  private async saveUsername(id: number, username: string, passwordHash: string): Promise<void> {
    try {
      await this.users.update(id, { username, passwordHash });
    } catch (error) {
      if (!isDuplicate(error, 'user_username')) throw error;
      throw new DomainError('DUPLICATE', sessionMessages.emailTaken, {}, [
        { path: 'username', localizedMessage: sessionMessages.emailTaken },
      ]);
    }
  }
}

function assertAddresses(addresses: Pick<Register, 'billAddress' | 'shipAddress'>): void {
  const missing = (['billAddress', 'shipAddress'] as const).filter((field) => !addresses[field]);
  if (missing.length === 0) return;
  const details = missing.map((path) => ({ path, localizedMessage: accountMessages.addressNeeded }));
  throw new DomainError('VALIDATION', accountMessages.addressNeeded, {}, details);
}
