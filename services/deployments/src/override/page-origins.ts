import { createHmac, timingSafeEqual } from 'node:crypto';
import { maxOverrideMs } from '@depot/contracts/deployments';
import { SESSION_DIRECTORY, type SessionDirectory } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { currentSession, runInContext } from '@depot/node-context';
import { formatCookieName } from '@depot/node-http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OverrideService } from './override.service.js';

/** From where the page of a session may load scripts beside from here. */
@Injectable()
export class PageOrigins {
  constructor(
    private readonly overrides: OverrideService,
    @Inject(SESSION_DIRECTORY) private readonly sessions: SessionDirectory,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Its cookie tells the edge, which sees no token with a page, whose page it is. Scripts cannot read it. */
  get cookie(): string {
    return formatCookieName('depot-override', this.config.PUBLIC_URL.startsWith('https:'));
  }

  /** Gives the browser the cookie of the session, for as long as an override lasts at most. */
  setCookie(reply: FastifyReply): void {
    reply.setCookie(this.cookie, this.buildCookie(currentSession().sessionId), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.PUBLIC_URL.startsWith('https:'),
      maxAge: maxOverrideMs * 60,
    });
  }

  /** Content of a session's cookie. */
  private buildCookie(sessionId: string): string {
    return `${sessionId}.${this.computeMac(sessionId)}`;
  }

  /** None for a cookie that is not ours, a session that is over, and overrides that are. */
  async readOrigins(cookie: string): Promise<string[]> {
    const [sessionId = '', mac = ''] = cookie.split('.');
    if (!isEqual(mac, this.computeMac(sessionId))) return [];
    const session = await this.sessions.find(sessionId);
    if (!session) return [];
    const overrides = await runInContext({ session }, () => this.overrides.findBySession(session));
    return [...new Set(overrides.map(({ origin }) => origin))];
  }

  private computeMac(sessionId: string): string {
    return createHmac('sha256', this.config.DEPOT_SECRET).update(`depot override ${sessionId}`).digest('base64url');
  }
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
