import { createServer } from 'node:net';

/** A TCP port of the loopback interface that was free a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** True if no process can listen on the port, on any address of this machine. */
export const isPortTaken = async (port) => (await portFailure(port)) !== undefined;

/** System error code of listening on the port (`EADDRINUSE`, `EACCES`); undefined if it is free. */
export function portFailure(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}
