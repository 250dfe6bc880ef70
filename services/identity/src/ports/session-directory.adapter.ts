import type { SessionDirectory, SessionFacts } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';

/** Looks up sessions for the HTTP layer. */
@Injectable()
export class SessionDirectoryAdapter implements SessionDirectory {
  constructor(private readonly sessions: SessionRepository) {}

  async find(sessionId: string): Promise<SessionFacts | undefined> {
    const row = await this.sessions.findLiving(sessionId);
    if (!row) return undefined;
    const { storeId, language, viewOnly, ...facts } = row;
    const own = row.role === 'STORE' ? row.id : row.role === 'READ_ONLY_STORE' ? (storeId ?? undefined) : undefined;
    return { ...facts, sessionId, storeId: own, language: language ?? 'gb', viewOnly: viewOnly === 1 };
  }
}
