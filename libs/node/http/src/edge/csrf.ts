import { randomUUID, timingSafeEqual } from 'node:crypto';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'XSRF-TOKEN';
const header = 'x-xsrf-token';
/** Routes without this check: `sendBeacon` cannot set headers, and telemetry changes nothing of a user. */
const nobodys: ReadonlySet<string> = new Set(['/api/remotes/telemetry']);
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The cookie and header pair: another site can make the browser send the cookie, but cannot read it to repeat it in the
 * header. A write without the cookie comes from no browser session and needs no pair.
 */
export function registerForgeryGuard(server: FastifyInstance, isSecure: boolean): void {
  server.addHook('onRequest', (request, reply, done) => {
    const given = request.cookies[cookie];
    // Not with files, which are kept for all by caches.
    if (!given && request.url.startsWith('/api/')) sendToken(reply, isSecure);
    else if (given && !safe.has(request.method) && !nobodys.has(request.url) && !isTokenRepeated(request, given)) {
      done(new DomainError('CSRF', commonMessages.csrf));
      return;
    }
    done();
  });
}

/** Readable by the page's own scripts, which repeat it. */
function sendToken(reply: FastifyReply, isSecure: boolean): void {
  reply.setCookie(cookie, randomUUID(), { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: false });
}

function isTokenRepeated(request: FastifyRequest, given: string): boolean {
  const repeated = request.headers[header];
  if (typeof repeated !== 'string') return false;
  const [a, b] = [Buffer.from(repeated), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Name of a cookie that only this host can set, if it uses HTTPS: browsers accept `__Host-` from no other host. Such a
 * cookie has the path `/` and is secure.
 */
export const formatCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
