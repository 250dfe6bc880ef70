import type { FastifyInstance } from 'fastify';
import { findRoute } from '../route/route-facts.js';
import { createEntityTag, hasAlready } from './entity-tag.js';

/** Kept by the browser on its disk, which asks each time whether it is still the same. */
const revalidated = 'private, no-cache';
/** Value of `cache-control` with which a handler keeps a response with personal data off the browser's disk. */
export const notOnDisk = 'private, no-store';

/**
 * Answers 304 to a client that has the response of a `kept` route already. The tag is a hash of the response, so that a
 * response for another user, language or moment never matches.
 */
export function registerEntityTags(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const kept = findRoute(request)?.kept;
    if (kept === undefined || typeof payload !== 'string' || reply.statusCode !== 200) return done(null, payload);
    const tag = createEntityTag(payload);
    reply.header('etag', tag);
    if (kept === 'browser' && reply.getHeader('cache-control') !== notOnDisk)
      reply.header('cache-control', revalidated);
    if (!hasAlready(request, tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return done(null, null);
  });
}
