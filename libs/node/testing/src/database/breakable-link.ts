import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database that a test can cut and mend, as if the server had died and come back. */
export interface BreakableLink {
  /** The address of the database over this link. */
  url: string;
  /** Ends every connection and accepts no more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Keeps connections open and accepts more, but passes no data on, like a suspended server. */
  hold(): void;
  /** Number of open connections. */
  readonly connections: number;
}

export async function breakableLink(databaseUrl: string): Promise<BreakableLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const join = (near: Socket) => {
    if (isHeld) return void sockets.add(near);
    const far = connect(Number(target.port || 3306), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  };
  const server = createServer(join);
  const port = await listen(server, 0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: async () => void (await listen(server, port)),
    hold: () => {
      isHeld = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    get connections() {
      return sockets.size / 2;
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
