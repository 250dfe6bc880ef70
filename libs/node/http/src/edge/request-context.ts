import { type Context, parseCorrelationId, parseTraceParent, runWithContext } from '@depot/node-context';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readClientAddress } from './client-address.js';
import { parseLanguage } from './language.js';
import { openSpan, runInSpan } from './trace-requests.js';

const contexts = new WeakMap<object, Context>();

/** The context that the edge made for this request. */
export function getRequestContext(request: Pick<FastifyRequest, 'raw'>): Context {
  const context = contexts.get(request.raw);
  if (!context) throw new Error('The request was not opened by openContexts().');
  return context;
}

/** The context of the request, or undefined if it could not be routed. */
export function findRequestContext(request: Pick<FastifyRequest, 'raw'>): Context | undefined {
  return contexts.get(request.raw);
}

/** Parameter of a route: the address of the caller. */
export const ClientAddress = createParamDecorator(
  (_data: undefined, context: ExecutionContext): string =>
    getRequestContext(context.switchToHttp().getRequest<FastifyRequest>()).client?.address ?? '',
);

/**
 * Gives every request its context before anything else, and runs guards, handlers and filters inside of it; where
 * requests are traced, inside of its span.
 */
export function openContexts(server: FastifyInstance, isTraced: boolean): void {
  server.addHook('onRequest', (request, reply, done) => {
    const context = open(request);
    reply.header('x-correlation-id', context.correlationId);
    if (isTraced) openSpan(context, request, reply);
    done();
  });
  // Entered after the body has been read: reading it would lose the asynchronous context.
  server.addHook('preHandler', (request, _reply, done) => {
    // Some hooks are skipped for requests that cannot be routed, such as `GET *`.
    const context = contexts.get(request.raw) ?? open(request);
    runWithContext(context, () => runInSpan(context, done));
  });
}

function open(request: FastifyRequest): Context {
  const context: Context = {
    correlationId:
      parseTraceParent(request.headers.traceparent)?.traceId ?? parseCorrelationId(request.headers['x-correlation-id']),
    language: parseLanguage(request.headers['accept-language']),
    client: { address: readClientAddress(request), userAgent: request.headers['user-agent'] },
  };
  contexts.set(request.raw, context);
  return context;
}
