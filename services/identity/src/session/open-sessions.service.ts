import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { OpenSession } from '@depot/contracts/identity';
import { SessionReader } from '@depot/node-auth';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

type Row = Omit<OpenSession, 'current'>;

/** Sessions that have not ended, of one user of the tenant. */
const open = 'tenant_id = :tenantId AND user_id = :userId AND revoked_at IS NULL AND expires_at > :now';
/** A list of more is of no use to anybody. */
const most = 100;

/** Shows where people are signed in, and signs them out there. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly db: Db,
    private readonly reader: SessionReader,
  ) {}

  /** The newest first. Those of a password or role that has changed since are over, though they are not revoked. */
  async of(userId: number): Promise<OpenSession[]> {
    const rows = await this.db.query<Row>(
      `SELECT s.id sessionId, s.created_at time, s.expires_at expires, s.address, s.user_agent userAgent
       FROM session s JOIN user u ON u.id = s.user_id AND u.role = s.role AND u.password_version = s.password_version
       WHERE s.tenant_id = :tenantId AND s.user_id = :userId AND s.revoked_at IS NULL AND s.expires_at > :now
       ORDER BY s.created_at DESC, s.id LIMIT ${most}`,
      { userId, now: Date.now() },
    );
    const { sessionId } = currentSession();
    return rows.map((row) => ({ ...row, current: row.sessionId === sessionId }));
  }

  /**
   * Ends one of the user's sessions, or all but the one that asks; answers how many. Other processes notice within
   * seconds.
   */
  async end(userId: number, sessionId?: string): Promise<number> {
    const [user] = await this.db.query<{ name: string; role: string }>(
      'SELECT name, role FROM user WHERE tenant_id = :tenantId AND id = :userId FOR UPDATE',
      { userId },
    );
    if (!user) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    if (user.role === 'ADMIN' && currentSession().role !== 'ADMIN')
      throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    const which = sessionId === undefined ? 'id <> :kept' : 'id = :sessionId';
    const values = { userId, now: Date.now(), kept: currentSession().sessionId, sessionId: sessionId ?? null };
    const { affectedRows } = await this.db.execute(
      `UPDATE session SET revoked_at = :now WHERE ${open} AND ${which}`,
      values,
    );
    describeActivity({ name: user.name, count: affectedRows });
    await this.db.afterCommit(() => this.reader.forget());
    return affectedRows;
  }
}
