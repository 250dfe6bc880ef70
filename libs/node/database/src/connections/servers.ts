import type { Socket } from 'node:net';
import { parseDatabaseServers } from '@depot/node-config';
import type { Pool, PoolConnection } from 'mysql2';
import { Server, type Standing } from './server.js';

/** Milliseconds between two checks of the servers. */
const everyMs = 1_000;

/**
 * Several servers with the same data, of which a process uses the first healthy one in their order. It is monitored,
 * left when it does not respond, and used again once it does.
 */
export class DatabaseServers {
  private readonly all: readonly Server[];
  /** Whose each connection is, by its settings: the socket itself is replaced where TLS begins. */
  private readonly owners = new WeakMap<object, Server>();
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  private constructor(addresses: readonly string[]) {
    this.all = addresses.map((address) => new Server(address));
  }

  /** Undefined where the address names one server alone: there is nothing to choose. */
  static createIfSeveral(databaseUrl: string): DatabaseServers | undefined {
    const addresses = parseDatabaseServers(databaseUrl);
    return addresses.length > 1 ? new DatabaseServers(addresses) : undefined;
  }

  /** A network connection to the server in use, for those settings; if none is healthy, to each in turn. */
  open(settings: object): Socket {
    const server = this.inUse;
    this.owners.set(settings, server);
    return server.open();
  }

  /** Watches the servers from now on, for that pool. */
  watch(pool: Pool): void {
    pool.on('release', (connection: PoolConnection) => this.closeUnlessBest(connection));
    const scheduleCheck = () => {
      if (this.isOver) return this.all.forEach((server) => server.stopWatching());
      this.timer = setTimeout(() => void this.checkServers(pool).then(scheduleCheck, scheduleCheck), everyMs).unref();
    };
    scheduleCheck();
  }

  stopWatching(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    for (const server of this.all) server.stopWatching();
  }

  private get best(): Server | undefined {
    return this.all.find(({ standing }) => standing === 'well') ?? this.all.find(({ standing }) => standing !== 'away');
  }

  private get inUse(): Server {
    this.turn += 1;
    return this.best ?? (this.all[this.turn % this.all.length] as Server);
  }

  private async checkServers(pool: Pool): Promise<void> {
    await Promise.all(
      this.all.map(async (server) => {
        await server.checkStanding();
        // does not wait for the checks of the other servers
        if (server.standing === 'away') server.closeConnections();
      }),
    );
    for (const connection of listIdleConnections(pool)) this.closeUnlessBest(connection);
  }

  /** Ends an idle connection to a server that is used no more. */
  private closeUnlessBest(connection: PoolConnection): void {
    const { best } = this;
    if (best && this.owners.get(connection.config) !== best) connection.destroy();
  }
}

/** The driver keeps them, but publishes no list. */
function listIdleConnections(pool: Pool): PoolConnection[] {
  const { _freeConnections: free } = pool as unknown as { _freeConnections?: { toArray(): PoolConnection[] } };
  return free?.toArray() ?? [];
}

/** Checks the current state of the server at that address. */
export async function getServerStanding(address: string): Promise<Standing> {
  const server = new Server(address);
  await server.checkStanding();
  server.stopWatching();
  return server.standing;
}

/**
 * The server of `DATABASE_URL` for tools that use a single one, checked on its own connection: the first healthy one.
 * If none is healthy, the first, so that its error is reported.
 */
export async function chooseServer(databaseUrl: string): Promise<string> {
  const [first = databaseUrl, ...others] = parseDatabaseServers(databaseUrl);
  if (others.length === 0) return first;
  for (const address of [first, ...others]) if ((await getServerStanding(address)) === 'well') return address;
  return first;
}
