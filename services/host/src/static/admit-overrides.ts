import { extendPolicy, policyHeader } from '@depot/node-http';
import type { PageOrigins } from '@depot/service-deployments';
import type { FastifyInstance } from 'fastify';
import { integrityHeader } from './shell-page.js';

/** Directives that admit a developer's machine. */
const widened = ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'];

const isPage = (type: unknown): boolean => typeof type === 'string' && type.startsWith('text/html');

/**
 * Admits scripts from a developer's machine on the pages of a session with an override, and on no others. Such a page
 * is not cached: without the override the strict policy applies again.
 */
export function registerOverrides(server: FastifyInstance, pages: PageOrigins): void {
  server.addHook('onSend', async (request, reply, payload) => {
    // Requests that cannot be routed (`GET *`) have no cookies.
    const cookies: Partial<typeof request.cookies> | undefined = request.cookies;
    const cookie = cookies?.[pages.cookie];
    if (!cookie || !isPage(reply.getHeader('content-type'))) return payload;
    const origins = await pages.readOrigins(cookie).catch(() => []); // without a database the page is as strict as any
    if (origins.length > 0) {
      const more = Object.fromEntries(widened.map((name) => [name, origins]));
      const policy = extendPolicy(String(reply.getHeader(policyHeader)), more);
      reply.headers({ [policyHeader]: policy, 'cache-control': 'no-store' });
      reply.removeHeader(integrityHeader); // a remote in development has no integrity hashes
    }
    return payload;
  });
}
