import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections ahead of need. A stopping Node closes idle ones, but waits a minute for those without any
 * request; so they are closed here.
 */
export function closeUnusedConnections(server: FastifyInstance): void {
  const unused = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  server.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy();
    done();
  });
}
