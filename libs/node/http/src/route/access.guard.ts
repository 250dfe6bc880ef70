import {
  RELEASE_TOKENS,
  releaseMessages,
  type ReleaseTokenDirectory,
  releaseTokenPrefix,
} from '@depot/contracts/deployments';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { may } from '@depot/contracts/permissions';
import { SessionReader } from '@depot/node-auth';
import { adoptReleaseToken, adoptSession, type CurrentSession } from '@depot/node-context';
import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { getRouteFacts, type RouteFacts, setRoute } from './route-facts.js';

/** Refuses requests without the route's permission. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionReader,
    @Optional() @Inject(RELEASE_TOKENS) private readonly releaseTokens?: ReleaseTokenDirectory,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const facts = getRouteFacts(context.getHandler());
    if (!facts) throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    setRoute(request, facts);
    const token = readBearerToken(request.headers.authorization);
    if (facts.allow === 'public') await this.adoptCaller(token);
    else if (facts.releaseToken && token?.startsWith(releaseTokenPrefix)) await this.requireReleaseToken(token);
    else assertAllowed(facts, await this.require(token));
    return true;
  }

  /** A public route may use the session if there is one; a stale token is ignored. */
  private async adoptCaller(token: string | undefined): Promise<void> {
    const session = token === undefined ? undefined : await this.sessions.read(token);
    if (session) adoptSession(session);
  }

  private async requireReleaseToken(token: string): Promise<void> {
    const facts = await this.releaseTokens?.find(token);
    if (!facts) throw new DomainError('UNAUTHENTICATED', releaseMessages.tokenRefused);
    adoptReleaseToken(facts);
  }

  private async require(token: string | undefined): Promise<CurrentSession> {
    const session = token === undefined ? undefined : await this.sessions.read(token);
    if (!session) throw new DomainError('UNAUTHENTICATED', commonMessages.unauthenticated);
    adoptSession(session);
    return session;
  }
}

function readBearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer +(\S+)$/i.exec(header)?.[1];
}

function assertAllowed({ kind, allow: permission, inViewOnly }: RouteFacts, { role, viewOnly }: CurrentSession): void {
  if (permission === 'public') return;
  if (kind === 'command' && viewOnly && !inViewOnly && role !== 'ADMIN')
    throw new DomainError('VIEW_ONLY', commonMessages.viewOnly);
  if (!may(role, permission)) throw new DomainError('FORBIDDEN', commonMessages.forbidden);
}
