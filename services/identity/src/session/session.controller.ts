import { translate } from '@depot/contracts/errors';
import {
  endedSessions,
  endOwnSessionsQuery,
  endSessionsQuery,
  loginResponse,
  openSession,
  sessionActivity,
  sessionMessages,
  sessionsQuery,
} from '@depot/contracts/identity';
import { listOf } from '@depot/contracts/wire';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Controller, Delete, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { OpenSessions } from './open-sessions.service.js';
import { SessionService } from './session.service.js';

/** Open sessions of users. */
@Controller('session')
export class SessionController {
  constructor(
    private readonly sessions: OpenSessions,
    private readonly tokens: SessionService,
  ) {}

  /**
   * Lists the caller's own sessions.
   *
   * `time` and `expires` are epoch ms.
   *
   * @returns open sessions, newest first, at most 100; `current` marks the session of the request.
   */
  @Get('own')
  @ReadRoute({ id: 'identityOwnSessions', allow: 'account.own', provides: ['Session'], response: listOf(openSession) })
  async listOwn() {
    return { list: await this.sessions.listByUser(currentSession().id) };
  }

  /**
   * Renews the token of the current session.
   *
   * It contains the current state, e.g. after view-only mode was turned on, and expires with the session.
   *
   * @returns the new token, without an envelope.
   */
  @Get('token')
  @ReadRoute({ id: 'identityRenewToken', allow: 'account.own', response: loginResponse })
  async renew() {
    return { token: await this.tokens.renewToken() };
  }

  /**
   * Ends one of the caller's own sessions, or all others.
   *
   * Without `sessionId`, ends all sessions except that of the request. Ended sessions may still be accepted for a few
   * seconds.
   *
   * @returns a message, and the number of ended sessions.
   */
  @Delete('own')
  @Command({
    id: 'identityEndOwnSessions',
    allow: 'account.own',
    invalidates: ['Session'],
    response: endedSessions,
    localizedMessage: sessionActivity.sessionsEnded,
    inViewOnly: true,
  })
  endOwn(@Query({ schema: endOwnSessionsQuery }) { sessionId }: z.output<typeof endOwnSessionsQuery>) {
    return this.endSessions(currentSession().id, sessionId);
  }

  /**
   * Lists the sessions of a user.
   *
   * `time` and `expires` are epoch ms.
   *
   * @returns open sessions, newest first, at most 100; `current` marks the session of the request.
   */
  @Get()
  @ReadRoute({ id: 'identitySessions', allow: 'user.read', provides: ['Session'], response: listOf(openSession) })
  async find(@Query({ schema: sessionsQuery }) { userId }: z.output<typeof sessionsQuery>) {
    return { list: await this.sessions.listByUser(userId) };
  }

  /**
   * Ends one session of a user, or all of them.
   *
   * Without `sessionId`, ends all sessions except that of the request. Only ADMIN may do this to an ADMIN; 403
   * FORBIDDEN for others. Ended sessions may still be accepted for a few seconds.
   *
   * @returns a message, and the number of ended sessions.
   */
  @Delete()
  @Command({
    id: 'identityEndSessions',
    allow: 'user.edit',
    invalidates: ['Session'],
    response: endedSessions,
    localizedMessage: sessionActivity.sessionsEnded,
  })
  end(@Query({ schema: endSessionsQuery }) { userId, sessionId }: z.output<typeof endSessionsQuery>) {
    return this.endSessions(userId, sessionId);
  }

  private async endSessions(userId: number, sessionId?: string) {
    const count = await this.sessions.end(userId, sessionId);
    return { obj: { count, userId }, message: translate(sessionMessages.sessionsEnded, currentLanguage(), { count }) };
  }
}
