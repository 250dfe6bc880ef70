import type { Override } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Which session gets which remote from where. */
@Injectable()
export class OverrideRepository {
  constructor(private readonly db: Db) {}

  /** Those of a session that are not over. */
  async of(sessionId: string, now: number): Promise<Override[]> {
    const rows = await this.db.query<Override>(
      `SELECT remote, origin, until FROM remote_override
       WHERE tenant_id = :tenantId AND session_id = :sessionId AND until > :now ORDER BY remote`,
      { sessionId, now },
    );
    return rows.map(({ remote, origin, until }) => ({ remote, origin, until: Number(until) }));
  }

  /** Sets one, instead of what the session has for that remote. */
  async set(sessionId: string, { remote, origin, until }: Override): Promise<void> {
    await this.db.execute(
      `INSERT INTO remote_override (tenant_id, session_id, remote, origin, until)
       VALUES (:tenantId, :sessionId, :remote, :origin, :until)
       ON DUPLICATE KEY UPDATE origin = VALUES(origin), until = VALUES(until)`,
      { sessionId, remote, origin, until },
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

  /** Forgets what is over. */
  async forgetOld(now: number): Promise<void> {
    await this.db
      .unscoped('what is over is over for all')
      .execute('DELETE FROM remote_override WHERE until <= :now LIMIT 1000', { now });
  }
}
