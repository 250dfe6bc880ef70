import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<object>();

/** The process is about to end, and answers what still comes. */
export const isDraining = (server: FastifyInstance): boolean => draining.has(server);

/**
 * From now on the process says that it is not ready, and closes each connection with its next answer: whoever spreads
 * requests goes elsewhere.
 */
export function beginDraining(app: NestFastifyApplication): void {
  draining.add(app.getHttpAdapter().getInstance());
}

/** Lets no connection outlive its answer while the process is draining. */
export function closeWhileDraining(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining(server)) reply.header('connection', 'close');
    done(null, payload);
  });
}
