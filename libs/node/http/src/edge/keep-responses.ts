import type { FastifyInstance } from 'fastify';
import { routeOf } from '../route/route-facts.js';
import { entityTag, hasAlready } from './entity-tag.js';

/** Kept by the browser on its disk, which asks each time whether it is still the same. */
const revalidated = 'private, no-cache';

/**
 * Answers 304 to whoever has the answer of a route that says `kept` already. The tag is made of the answer itself, so
 * that nobody ever keeps what another person, language or moment would be told differently.
 */
export function keepResponses(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const kept = routeOf(request)?.kept;
    if (kept === undefined || typeof payload !== 'string' || reply.statusCode !== 200) return done(null, payload);
    const tag = entityTag(payload);
    reply.header('etag', tag);
    if (kept === 'browser') reply.header('cache-control', revalidated);
    if (!hasAlready(request, tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return done(null, null);
  });
}
