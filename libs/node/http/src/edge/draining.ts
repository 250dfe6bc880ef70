import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<object>();

/** True once the process is stopping; it still answers requests. */
export const isDraining = (server: FastifyInstance): boolean => draining.has(server);

/**
 * Marks the process as not ready and closes each connection with its next response, so that the load balancer uses
 * other processes.
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
