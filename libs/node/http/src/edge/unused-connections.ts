import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections ahead of need. Node closes idle ones when it is told to stop, but waits a minute for those
 * on which nothing was ever asked; so they are closed here.
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
