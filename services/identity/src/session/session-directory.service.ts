import type { Language } from '@depot/contracts/errors';
import type { SessionDirectory, SessionFacts } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface Row {
  id: number;
  role: Role;
  tenantId: number;
  storeId: number | null;
  displayName: string;
  language: Language | null;
  timezone: string;
  viewOnly: number;
}

/** Every reason for which a session ends stands in this one condition. */
const living = `
  SELECT u.id, u.role, u.tenant_id tenantId, u.store_id storeId, u.name displayName, p.language, t.timezone, t.view_only viewOnly
  FROM session s
  JOIN user u ON u.id = s.user_id AND u.tenant_id = s.tenant_id
  JOIN tenant t ON t.id = s.tenant_id
  LEFT JOIN preference p ON p.user_id = u.id
  WHERE s.id = :sessionId AND s.revoked_at IS NULL AND s.expires_at > :now
    AND u.disabled = 0 AND u.role = s.role AND u.password_version = s.password_version AND t.suspended = 0`;

/** Looks sessions up for the edge. */
@Injectable()
export class SessionDirectoryService implements SessionDirectory {
  constructor(private readonly db: Db) {}

  async find(sessionId: string): Promise<SessionFacts | undefined> {
    const [row] = await this.db
      .unscoped('the session tells the tenant')
      .query<Row>(living, { sessionId, now: Date.now() });
    if (!row) return undefined;
    const { storeId, language, viewOnly, ...facts } = row;
    const own = row.role === 'STORE' ? row.id : row.role === 'READ_ONLY_STORE' ? (storeId ?? undefined) : undefined;
    return { ...facts, sessionId, storeId: own, language: language ?? 'gb', viewOnly: viewOnly === 1 };
  }
}
