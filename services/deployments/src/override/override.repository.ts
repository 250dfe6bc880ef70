import type { Override } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { isLiveLink } from './remote-link.repository.js';

/** Which session gets which remote from where. */
@Injectable()
export class OverrideRepository {
  constructor(private readonly db: Db) {}

  /** Those of a session that are not over. Without `isAdmin` only those that a link opened. */
  async findBySession(sessionId: string, now: number, isAdmin: boolean): Promise<Override[]> {
    const rows = await this.db.query<Override>(
      `SELECT o.remote, o.origin, o.until FROM remote_override o LEFT JOIN remote_link l ON l.id = o.link_id
       WHERE o.tenant_id = :tenantId AND o.session_id = :sessionId AND o.until > :now
         AND (l.id IS NULL AND o.link_id IS NULL AND :isAdmin OR ${isLiveLink}) ORDER BY o.remote`,
      { sessionId, now, isAdmin },
    );
    return rows.map(({ remote, origin, until }) => ({ remote, origin, until: Number(until) }));
  }

  /** Sets an override, replacing the session's earlier one for that remote. */
  async set(sessionId: string, { remote, origin, until }: Override, linkId: number | null = null): Promise<void> {
    await this.db.execute(
      `INSERT INTO remote_override (tenant_id, session_id, remote, origin, until, link_id)
       VALUES (:tenantId, :sessionId, :remote, :origin, :until, :linkId)
       ON DUPLICATE KEY UPDATE origin = VALUES(origin), until = VALUES(until), link_id = VALUES(link_id)`,
      { sessionId, remote, origin, until, linkId },
    );
  }

  /** False where there was none. */
  async end(sessionId: string, remote: string): Promise<boolean> {
    const { affectedRows } = await this.db.execute(
      'DELETE FROM remote_override WHERE tenant_id = :tenantId AND session_id = :sessionId AND remote = :remote',
      { sessionId, remote },
    );
    return affectedRows === 1;
  }

  /** Removes expired overrides. */
  async removeOld(now: number): Promise<void> {
    await this.db
      .unscoped('what is over is over for all')
      .execute('DELETE FROM remote_override WHERE until <= :now LIMIT 1000', { now });
  }
}
