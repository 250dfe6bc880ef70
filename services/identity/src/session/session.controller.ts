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

/** Where people are signed in. */
@Controller('session')
export class SessionController {
  constructor(
    private readonly sessions: OpenSessions,
    private readonly tokens: SessionService,
  ) {}

  @Get('own')
  @ReadRoute({ id: 'identityOwnSessions', allow: 'account.own', response: listOf(openSession) })
  async own() {
    return { list: await this.sessions.of(currentSession().id) };
  }

  /** A token that says what is true now, e.g. after view-only mode has begun. */
  @Get('token')
  @ReadRoute({ id: 'identityRenewToken', allow: 'account.own', response: loginResponse })
  async renew() {
    return { token: await this.tokens.renewToken() };
  }

  /** Ends one of the own sessions, or all others. */
  @Delete('own')
  @Command({
    id: 'identityEndOwnSessions',
    allow: 'account.own',
    response: endedSessions,
    localizedMessage: sessionActivity.sessionsEnded,
    inViewOnly: true,
  })
  endOwn(@Query({ schema: endOwnSessionsQuery }) { sessionId }: z.output<typeof endOwnSessionsQuery>) {
    return this.ended(currentSession().id, sessionId);
  }

  @Get()
  @ReadRoute({ id: 'identitySessions', allow: 'user.read', response: listOf(openSession) })
  async find(@Query({ schema: sessionsQuery }) { userId }: z.output<typeof sessionsQuery>) {
    return { list: await this.sessions.of(userId) };
  }

  /** Signs a user out, in one place or everywhere. */
  @Delete()
  @Command({
    id: 'identityEndSessions',
    allow: 'user.edit',
    response: endedSessions,
    localizedMessage: sessionActivity.sessionsEnded,
  })
  end(@Query({ schema: endSessionsQuery }) { userId, sessionId }: z.output<typeof endSessionsQuery>) {
    return this.ended(userId, sessionId);
  }

  private async ended(userId: number, sessionId?: string) {
    const count = await this.sessions.end(userId, sessionId);
    return { obj: { count, userId }, message: translate(sessionMessages.sessionsEnded, currentLanguage(), { count }) };
  }
}
