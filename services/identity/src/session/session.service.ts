import { randomUUID } from 'node:crypto';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { Role } from '@depot/contracts/permissions';
import { withoutControlCharacters } from '@depot/contracts/wire';
import { SessionReader, Tokens, type TokenSubject } from '@depot/node-auth';
import { adoptSession, currentContext, currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { TenantService } from '../tenant/tenant.service.js';
import { SessionRepository } from './session.repository.js';

/** User of a new session, with the claims of its token. */
export interface SignedIn {
  id: number;
  tenantId: number;
  role: Role;
  passwordVersion: number;
  name: string;
  tenantName: string;
  timezone: string;
  viewOnly: boolean;
}

/** Characters of a user agent that are stored. */
const maxUserAgentLength = 300;
/** Milliseconds for which ended sessions are kept. */
const keepEnded = 24 * 3_600_000;

/** Begins and ends sessions. */
@Injectable()
export class SessionService {
  constructor(
    private readonly db: Db,
    private readonly sessions: SessionRepository,
    private readonly tokens: Tokens,
    private readonly reader: SessionReader,
    private readonly tenants: TenantService,
  ) {}

  /** Begins a session, which the rest of the request uses, and returns its token. */
  async open({ id, tenantId, role, passwordVersion, name, tenantName, timezone, viewOnly }: SignedIn): Promise<string> {
    const jti = randomUUID();
    const { address = '', userAgent = '' } = currentContext().client ?? {};
    // Whole seconds, as in the token, so that session and token expire at the same moment.
    const issuedAt = Math.floor(Date.now() / 1000);
    await this.sessions.insert({
      jti,
      tenantId,
      id,
      role,
      passwordVersion,
      address,
      userAgent: withoutControlCharacters(userAgent).slice(0, maxUserAgentLength),
      createdAt: issuedAt * 1000,
      expiresAt: (issuedAt + this.tokens.lifetime) * 1000,
    });
    adoptSession({
      id,
      role,
      tenantId,
      sessionId: jti,
      displayName: name,
      language: currentLanguage(),
      timezone,
      viewOnly,
    });
    describeActivity({ address });
    return this.tokens.sign(buildClaims(jti, { id, role, name, tenantName, timezone, viewOnly }), issuedAt);
  }

  /** Returns a token with the current state of the session, which expires with it. */
  async renewToken(): Promise<string> {
    const { sessionId, id, role, displayName: name } = currentSession();
    const expiresAt = await this.sessions.findExpiry(sessionId);
    if (expiresAt === undefined) throw new DomainError('UNAUTHENTICATED', commonMessages.unauthenticated);
    const { name: tenantName, timezone, viewOnly } = await this.tenants.getCurrent();
    const claims = buildClaims(sessionId, { id, role, name, tenantName, timezone, viewOnly });
    return this.tokens.sign(claims, Math.floor(Date.now() / 1000), expiresAt / 1000);
  }

  /** Ends the session of the request. Takes effect in other processes within seconds. */
  async revokeCurrent(): Promise<void> {
    const { sessionId } = currentSession();
    await this.sessions.revoke(sessionId);
    await this.db.afterCommit(() => this.reader.clearCache());
  }

  /** Removes sessions that ended long ago. */
  async removeOld(): Promise<void> {
    await this.sessions.removeEnded(Date.now() - keepEnded);
  }
}

type Person = Omit<SignedIn, 'tenantId' | 'passwordVersion'>;

function buildClaims(jti: string, { id, name, role, tenantName, timezone, viewOnly }: Person): TokenSubject {
  return { jti, id, sub: name, r: role, wn: tenantName, tz: timezone, v: viewOnly ? 'true' : 'false' };
}
