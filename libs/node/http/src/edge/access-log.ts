import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { findRequestContext } from './request-context.js';

/** Frequent paths without information. */
const quiet: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

/** One line for each answered request. No bodies, no query strings, no tokens. */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (!quiet.has(route)) {
      const { correlationId, session } = findRequestContext(request) ?? {};
      const { statusCode } = reply;
      const line = {
        correlationId,
        method: request.method,
        route,
        statusCode,
        ms: Math.round(reply.elapsedTime),
        user: session?.id,
        tenant: session?.tenantId,
      };
      if (statusCode >= 500) logger.error(line, 'request failed');
      else logger.info(line, 'request');
    }
    done();
  });
}
