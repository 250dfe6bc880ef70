import type { EpochMs } from '@depot/contracts/amounts';
import { Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { LinkHolder, LinkPurpose } from './link.service.js';

/** A new link. Times are epoch ms. */
export interface NewLink extends LinkHolder {
  purpose: LinkPurpose;
  tokenHash: string;
  now: number;
  expiresAt: EpochMs;
}

/** Reads and writes links, which are used without a session. */
@Injectable()
export class LinkRepository {
  constructor(private readonly db: Db) {}

  async insert(link: NewLink): Promise<void> {
    await this.openUnscoped().execute(
      `INSERT INTO account_link (tenant_id, user_id, purpose, token_hash, created_at, expires_at)
       VALUES (:tenantId, :userId, :purpose, :tokenHash, :now, :expiresAt)`,
      { ...link },
    );
  }

  /** Uses up a valid link and returns its holder; undefined if it is not valid. */
  async use(tokenHash: string, purpose: LinkPurpose, now: number): Promise<LinkHolder | undefined> {
    const { affectedRows } = await this.openUnscoped().execute(
      `UPDATE account_link SET used_at = :now
       WHERE token_hash = :tokenHash AND purpose = :purpose AND used_at IS NULL AND expires_at > :now`,
      { tokenHash, purpose, now },
    );
    // The row is locked until the commit.
    const [holder] = await this.openUnscoped().query<LinkHolder>(
      'SELECT user_id userId, tenant_id tenantId FROM account_link WHERE token_hash = :tokenHash',
      { tokenHash },
    );
    return affectedRows === 0 ? undefined : holder;
  }

  /** True if the link, used or not, belongs to an active user. */
  async isOfActiveUser(tokenHash: string, purpose: LinkPurpose): Promise<boolean> {
    const rows = await this.openUnscoped().query(
      `SELECT 1 FROM account_link l JOIN user u ON u.tenant_id = l.tenant_id AND u.id = l.user_id
       WHERE l.token_hash = :tokenHash AND l.purpose = :purpose AND u.activated = 1 AND u.disabled = 0`,
      { tokenHash, purpose },
    );
    return rows.length > 0;
  }

  /** Ends the unused links of a user. */
  async endAll(userId: number, purpose: LinkPurpose): Promise<void> {
    await this.openUnscoped().execute(
      'UPDATE account_link SET used_at = :now WHERE user_id = :userId AND purpose = :purpose AND used_at IS NULL',
      { userId, purpose, now: Date.now() },
    );
  }

  /** True if a link was issued for the user after `from`. */
  async isIssuedAfter(userId: number, purpose: LinkPurpose, from: number): Promise<boolean> {
    const rows = await this.openUnscoped().query(
      'SELECT id FROM account_link WHERE user_id = :userId AND purpose = :purpose AND created_at > :from LIMIT 1',
      { userId, purpose, from },
    );
    return rows.length > 0;
  }

  /** Removes links that expired before `oldest`. */
  async removeExpired(oldest: number): Promise<void> {
    await removeAll((limit) =>
      this.openUnscoped().execute('DELETE FROM account_link WHERE expires_at < :oldest LIMIT :limit', {
        oldest,
        limit,
      }),
    );
  }

  private openUnscoped() {
    return this.db.unscoped('a link is used without a session; the link determines the tenant');
  }
}
