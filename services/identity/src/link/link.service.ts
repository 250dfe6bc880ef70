import { createHash, randomBytes } from 'node:crypto';
import { DomainError, type Message } from '@depot/contracts/errors';
import { accountMessages } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { LinkRepository } from './link.repository.js';

const hour = 3_600_000;
const day = 24 * hour;

/** What a link lets its holder do, and for how long. Milliseconds. */
const lifetimes = { INVITATION: 7 * day, ACTIVATION: 7 * day, RESET: hour } as const;
export type LinkPurpose = keyof typeof lifetimes;

/** For whom a link was made. */
export interface LinkHolder {
  userId: number;
  tenantId: number;
}

/** Whoever reads the database learns no token. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Links that are good once and not for long: invitations, activations, forgotten passwords. */
@Injectable()
export class LinkService {
  constructor(private readonly links: LinkRepository) {}

  /** Makes a link for the user and returns its token. Earlier links for the same purpose are over. */
  async issue({ userId, tenantId }: LinkHolder, purpose: LinkPurpose): Promise<string> {
    await this.endAll(userId, purpose);
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    await this.links.insert({
      tenantId,
      userId,
      purpose,
      tokenHash: hashToken(token),
      now,
      expiresAt: now + lifetimes[purpose],
    });
    return token;
  }

  /**
   * Uses the link up and returns whose it was. Of two that come at once, one gets it; a dead or unknown one is refused.
   */
  async use(token: string, purpose: LinkPurpose, domainError: Message = accountMessages.linkDead): Promise<LinkHolder> {
    const holder = await this.links.use(hashToken(token), purpose, Date.now());
    if (!holder)
      throw new DomainError('VALIDATION', domainError, {}, [{ path: 'token', localizedMessage: domainError }]);
    return holder;
  }

  /** Whether the account that a link was made for, used up or not, is active. */
  async isOfActiveUser(token: string, purpose: LinkPurpose): Promise<boolean> {
    return this.links.isOfActiveUser(hashToken(token), purpose);
  }

  /** Ends the links of a user that are still open. */
  async endAll(userId: number, purpose: LinkPurpose): Promise<void> {
    await this.links.endAll(userId, purpose);
  }

  /** True when a link was made for the user within the last `ms` milliseconds. */
  async isIssuedWithin(userId: number, purpose: LinkPurpose, ms: number): Promise<boolean> {
    return this.links.isIssuedAfter(userId, purpose, Date.now() - ms);
  }

  /** Removes links that expired long ago. */
  async removeOld(): Promise<void> {
    await this.links.removeExpired(Date.now() - 30 * day);
  }
}
