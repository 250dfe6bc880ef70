import { correlationIdFrom, enterContext, type Context } from '@depot/node-context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from './language.js';

const contexts = new WeakMap<object, Context>();

/** The context that the edge made for this request. */
export function contextOf(request: Pick<FastifyRequest, 'raw'>): Context {
  const context = contexts.get(request.raw);
  if (!context) throw new Error('The request was not opened by openContexts().');
  return context;
}

/** The same, or undefined for a request that could not even be routed. */
export function contextOfAny(request: Pick<FastifyRequest, 'raw'>): Context | undefined {
  return contexts.get(request.raw);
}

/** Gives every request its context before anything else, and runs guards, handlers and filters inside of it. */
export function openContexts(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const correlationId = correlationIdFrom(request.headers['x-correlation-id']);
    contexts.set(request.raw, {
      correlationId,
      language: languageOf(request.headers['accept-language']),
      client: { address: request.ip, userAgent: request.headers['user-agent'] },
    });
    reply.header('x-correlation-id', correlationId);
    done();
  });
  // Entered after the body has been read: reading it would lose the asynchronous context.
  server.addHook('preHandler', (request, _reply, done) => {
    enterContext(contextOf(request), done);
  });
}
