import { policyHeader, widenedPolicy } from '@depot/node-http';
import type { PageOrigins } from '@depot/service-deployments';
import type { FastifyInstance } from 'fastify';
import { integrityHeader } from './shell-page.js';

/** What may come from a developer's machine. */
const widened = ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'];

const isPage = (type: unknown): boolean => typeof type === 'string' && type.startsWith('text/html');

/**
 * Pages of a session that takes a remote from a developer's machine may load scripts from there; those of all others
 * may not. Such a page is kept by nobody: without the override the policy is the strict one again.
 */
export function admitOverrides(server: FastifyInstance, pages: PageOrigins): void {
  server.addHook('onSend', async (request, reply, payload) => {
    // What could not be routed (`GET *`) has no cookies.
    const cookies: Partial<typeof request.cookies> | undefined = request.cookies;
    const cookie = cookies?.[pages.cookie];
    if (!cookie || !isPage(reply.getHeader('content-type'))) return payload;
    const origins = await pages.of(cookie).catch(() => []); // without a database the page is as strict as any
    if (origins.length > 0) {
      const more = Object.fromEntries(widened.map((name) => [name, origins]));
      const policy = widenedPolicy(String(reply.getHeader(policyHeader)), more);
      reply.headers({ [policyHeader]: policy, 'cache-control': 'no-store' });
      reply.removeHeader(integrityHeader); // of what is being worked on nothing is promised
    }
    return payload;
  });
}
