import type { EpochMs } from '@depot/contracts/amounts';
import type { Language } from '@depot/contracts/errors';
import type { OpenSession } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import { Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A new session. Times are epoch ms. */
export interface NewSession {
  jti: string;
  tenantId: number;
  id: number;
  role: Role;
  passwordVersion: number;
  createdAt: EpochMs;
  expiresAt: EpochMs;
  address: string;
  userAgent: string;
}

/** User of a session that has not ended. */
export interface LivingSession {
  id: number;
  role: Role;
  tenantId: number;
  storeId: number | null;
  displayName: string;
  language: Language | null;
  timezone: string;
  viewOnly: number;
}

/** This condition contains every reason for which a session ends. */
const livingSession = `
  SELECT u.id, u.role, u.tenant_id tenantId, u.store_id storeId, u.name displayName, p.language, t.timezone,
    t.view_only viewOnly
  FROM session s
  JOIN user u ON u.id = s.user_id AND u.tenant_id = s.tenant_id
  JOIN tenant t ON t.id = s.tenant_id
  LEFT JOIN preference p ON p.user_id = u.id
  WHERE s.id = :sessionId AND s.revoked_at IS NULL AND s.expires_at > :now
    AND u.disabled = 0 AND u.role = s.role AND u.password_version = s.password_version AND t.suspended = 0`;

/** Sessions of one user of the tenant that have not ended. */
const open = 'tenant_id = :tenantId AND user_id = :userId AND revoked_at IS NULL AND expires_at > :now';
/** Bound of the list of sessions. */
const most = 100;

/** Reads and writes sessions. */
@Injectable()
export class SessionRepository {
  constructor(private readonly db: Db) {}

  async insert(session: NewSession): Promise<void> {
    await this.db.unscoped('a login has no tenant yet').execute(
      `INSERT INTO session (id, tenant_id, user_id, role, password_version, created_at, expires_at, address, user_agent)
       VALUES (:jti, :tenantId, :id, :role, :passwordVersion, :createdAt, :expiresAt, :address, :userAgent)`,
      { ...session },
    );
  }

  async findLiving(sessionId: string): Promise<LivingSession | undefined> {
    const [row] = await this.db
      .unscoped('the session determines the tenant')
      .query<LivingSession>(livingSession, { sessionId, now: Date.now() });
    return row;
  }

  /** Expiry of a session of the tenant, in epoch ms. */
  async findExpiry(sessionId: string): Promise<number | undefined> {
    const [session] = await this.db.query<{ expiresAt: number }>(
      'SELECT expires_at expiresAt FROM session WHERE tenant_id = :tenantId AND id = :sessionId',
      { sessionId },
    );
    return session?.expiresAt;
  }

  async revoke(sessionId: string): Promise<void> {
    await this.db.execute(
      'UPDATE session SET revoked_at = :now WHERE tenant_id = :tenantId AND id = :sessionId AND revoked_at IS NULL',
      { sessionId, now: Date.now() },
    );
  }

  /** The newest first. Sessions of an earlier password or role have ended, although they are not revoked. */
  async listOpen(userId: number): Promise<Omit<OpenSession, 'current'>[]> {
    return this.db.query(
      `SELECT s.id sessionId, s.created_at time, s.expires_at expires, s.address, s.user_agent userAgent
       FROM session s JOIN user u ON u.id = s.user_id AND u.role = s.role AND u.password_version = s.password_version
       WHERE s.tenant_id = :tenantId AND s.user_id = :userId AND s.revoked_at IS NULL AND s.expires_at > :now
       ORDER BY s.created_at DESC, s.id LIMIT ${most}`,
      { userId, now: Date.now() },
    );
  }

  /** Ends one of a user's sessions, or all except one; returns their number. */
  async revokeByUser(userId: number, which: { sessionId: string } | { kept: string }): Promise<number> {
    const condition = 'sessionId' in which ? 'id = :sessionId' : 'id <> :kept';
    const { affectedRows } = await this.db.execute(
      `UPDATE session SET revoked_at = :now WHERE ${open} AND ${condition}`,
      { userId, now: Date.now(), ...which },
    );
    return affectedRows;
  }

  /** Removes sessions that ended before `oldest`. */
  async removeEnded(oldest: number): Promise<void> {
    const across = this.db.unscoped('old sessions of all tenants are removed together');
    await removeAll((limit) =>
      across.execute('DELETE FROM session WHERE expires_at < :oldest LIMIT :limit', { oldest, limit }),
    );
  }
}
