import { createHash, randomBytes } from 'node:crypto';
import { DomainError, type Message } from '@depot/contracts/errors';
import { accountMessages } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { LinkRepository } from './link.repository.js';

const hour = 3_600_000;
const day = 24 * hour;

/** Lifetimes of links by their purpose, in milliseconds. */
const lifetimes = { INVITATION: 7 * day, ACTIVATION: 7 * day, RESET: hour } as const;
export type LinkPurpose = keyof typeof lifetimes;

/** User for whom a link was issued. */
export interface LinkHolder {
  userId: number;
  tenantId: number;
}

/** Only hashes are stored, so that the database reveals no token. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Links that work once and expire: invitations, activations and password resets. */
@Injectable()
export class LinkService {
  constructor(private readonly links: LinkRepository) {}

  /** Issues a link for the user and returns its token. Ends earlier links for the same purpose. */
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
   * Uses up the link and returns its holder. Of two concurrent requests only one succeeds.
   * @throws VALIDATION for an unknown, used or expired link
   */
  async use(token: string, purpose: LinkPurpose, domainError: Message = accountMessages.linkDead): Promise<LinkHolder> {
    const holder = await this.links.use(hashToken(token), purpose, Date.now());
    if (!holder)
      throw new DomainError('VALIDATION', domainError, {}, [{ path: 'token', localizedMessage: domainError }]);
    return holder;
  }

  /** True if the account of the link, used or not, is active. */
  async isOfActiveUser(token: string, purpose: LinkPurpose): Promise<boolean> {
    return this.links.isOfActiveUser(hashToken(token), purpose);
  }

  /** Ends the unused links of a user. */
  async endAll(userId: number, purpose: LinkPurpose): Promise<void> {
    await this.links.endAll(userId, purpose);
  }

  /** True if a link was issued for the user within the last `ms` milliseconds. */
  async isIssuedWithin(userId: number, purpose: LinkPurpose, ms: number): Promise<boolean> {
    return this.links.isIssuedAfter(userId, purpose, Date.now() - ms);
  }

  /** Removes links that expired long ago. */
  async removeOld(): Promise<void> {
    await this.links.removeExpired(Date.now() - 30 * day);
  }
}
