import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { OpenSession } from '@depot/contracts/identity';
import { SessionReader } from '@depot/node-auth';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../user/user.repository.js';
import { SessionRepository } from './session.repository.js';

/** Lists and ends open sessions of users. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly db: Db,
    private readonly sessions: SessionRepository,
    private readonly users: UserRepository,
    private readonly reader: SessionReader,
  ) {}

  /**
   * The newest first. Sessions of an earlier password or role have ended, although they are not revoked. Only ADMIN
   * sees the addresses of an ADMIN's sessions.
   */
  async listByUser(userId: number): Promise<OpenSession[]> {
    const rows = await this.sessions.listOpen(userId);
    const { sessionId, role } = currentSession();
    const isHidden = role !== 'ADMIN' && (await this.users.findNameAndRole(userId))?.role === 'ADMIN';
    const hidden = isHidden ? { address: '', userAgent: '' } : {};
    return rows.map((row) => ({ ...row, ...hidden, current: row.sessionId === sessionId }));
  }

  /**
   * Ends one of the user's sessions, or all except that of the request; returns their number. Takes effect in other
   * processes within seconds.
   */
  async end(userId: number, sessionId?: string): Promise<number> {
    const user = await this.users.findNameAndRole(userId, 'FOR UPDATE');
    if (!user) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    if (user.role === 'ADMIN' && currentSession().role !== 'ADMIN')
      throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    const which = sessionId === undefined ? { kept: currentSession().sessionId } : { sessionId };
    const ended = await this.sessions.revokeByUser(userId, which);
    describeActivity({ name: user.name, count: ended });
    await this.db.afterCommit(() => this.reader.clearCache());
    return ended;
  }
}
