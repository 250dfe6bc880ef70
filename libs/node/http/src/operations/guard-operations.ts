import { createHash, timingSafeEqual } from 'node:crypto';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { Config } from '@depot/node-config';
import type { FastifyInstance } from 'fastify';

const pages = /^\/(metrics|api\/openapi\.json|api\/docs(\/.*)?)$/;

/**
 * Restricts metrics and the description of the API to the operator: with `OPERATIONS_TOKEN` as bearer token or as
 * basic-auth password. Without a token, a demonstration opens both and production refuses them.
 */
export function registerOperationsGuard(
  server: FastifyInstance,
  { OPERATIONS_TOKEN: token, DEPOT_MODE }: Config,
): void {
  if (token === undefined && DEPOT_MODE === 'demo') return;
  server.addHook('onRequest', (request, reply, done) => {
    if (!pages.test(request.routeOptions.url ?? '')) return done();
    if (token === undefined) return done(new DomainError('NOT_FOUND', commonMessages.notFound));
    if (isSameToken(readToken(request.headers.authorization), token)) return done();
    reply.header('www-authenticate', 'Basic realm="Depot operations", charset="UTF-8"');
    done(new DomainError('UNAUTHENTICATED', commonMessages.unauthenticated));
  });
}

/** The token in the header; the user name of basic auth is ignored. */
function readToken(header = ''): string {
  const [, scheme = '', credentials = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() !== 'basic') return credentials;
  return Buffer.from(credentials, 'base64').toString().split(':').slice(1).join(':');
}

/** Hashes to a fixed length, as the constant-time comparison requires. */
const hashToken = (text: string) => createHash('sha256').update(text).digest();
const isSameToken = (one: string, other: string) => timingSafeEqual(hashToken(one), hashToken(other));
