import { createHash, randomBytes } from 'node:crypto';
import { DomainError, type Message } from '@depot/contracts/errors';
import { accountMessages } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

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
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Links that are good once and not for long: invitations, activations, forgotten passwords. */
@Injectable()
export class LinkService {
  constructor(private readonly db: Db) {}

  /** Makes a link for the user and answers its token. Earlier links for the same purpose are over. */
  async issue({ userId, tenantId }: LinkHolder, purpose: LinkPurpose): Promise<string> {
    await this.endAll(userId, purpose);
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    await this.across().execute(
      `INSERT INTO account_link (tenant_id, user_id, purpose, token_hash, created_at, expires_at)
       VALUES (:tenantId, :userId, :purpose, :tokenHash, :now, :expiresAt)`,
      { tenantId, userId, purpose, tokenHash: hashOf(token), now, expiresAt: now + lifetimes[purpose] },
    );
    return token;
  }

  /**
   * Uses the link up and answers whose it was. Of two that come at once, one gets it; a dead or unknown one is refused.
   */
  async use(token: string, purpose: LinkPurpose, domainError: Message = accountMessages.linkDead): Promise<LinkHolder> {
    const tokenHash = hashOf(token);
    const { affectedRows } = await this.across().execute(
      `UPDATE account_link SET used_at = :now
       WHERE token_hash = :tokenHash AND purpose = :purpose AND used_at IS NULL AND expires_at > :now`,
      { tokenHash, purpose, now: Date.now() },
    );
    // The row is ours until the commit.
    const [holder] = await this.across().query<LinkHolder>(
      'SELECT user_id userId, tenant_id tenantId FROM account_link WHERE token_hash = :tokenHash',
      { tokenHash },
    );
    if (affectedRows === 0 || !holder)
      throw new DomainError('VALIDATION', domainError, {}, [{ path: 'token', localizedMessage: domainError }]);
    return holder;
  }

  /** Ends the links of a user that are still open. */
  async endAll(userId: number, purpose: LinkPurpose): Promise<void> {
    await this.across().execute(
      'UPDATE account_link SET used_at = :now WHERE user_id = :userId AND purpose = :purpose AND used_at IS NULL',
      {
        userId,
        purpose,
        now: Date.now(),
      },
    );
  }

  /** True when a link was made for the user within the last `ms` milliseconds. */
  async madeWithin(userId: number, purpose: LinkPurpose, ms: number): Promise<boolean> {
    const rows = await this.across().query(
      'SELECT id FROM account_link WHERE user_id = :userId AND purpose = :purpose AND created_at > :from LIMIT 1',
      { userId, purpose, from: Date.now() - ms },
    );
    return rows.length > 0;
  }

  /** Removes links that expired long ago. */
  async forgetOld(): Promise<void> {
    await this.across().execute('DELETE FROM account_link WHERE expires_at < :oldest LIMIT 5000', {
      oldest: Date.now() - 30 * day,
    });
  }

  private across() {
    return this.db.unscoped('whoever follows a link has not signed in; the link tells the tenant');
  }
}
