import { connect, type Socket } from 'node:net';
import { parseDatabaseConnection } from '@depot/node-config';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2';
import { keepAliveMs } from './bounds.js';

/** State of a server: it serves; it serves but is a donor of another node; it is unreachable or refuses queries. */
export type Standing = 'well' | 'feeding' | 'away';

/** Milliseconds for a server's response to a check: a cluster excludes a dead member after five seconds. */
const timeoutMs = 3_000;
const usualPort = 3306;

const howItIs = `SHOW STATUS LIKE 'wsrep_local_state_comment'`;
/** Cluster states of a healthy server; undefined or empty outside of a cluster. */
const goodStates: ReadonlySet<string | undefined> = new Set([undefined, '', 'Synced']);

/** One of several servers that have the same data. */
export class Server {
  standing: Standing = 'well';
  private readonly sockets = new Set<Socket>();
  private watching: Connection | undefined;

  constructor(private readonly address: string) {}

  /** A connection of the network to it. */
  open(): Socket {
    const { hostname, port } = new URL(this.address);
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port || usualPort), noDelay: true });
    socket.setKeepAlive(true, keepAliveMs);
    this.sockets.add(socket);
    const markAway = () => (this.standing = 'away');
    socket.once('error', markAway);
    socket.once('connect', () => socket.off('error', markAway));
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  }

  /** Closes every connection to the server, so that pending statements fail at once. */
  closeConnections(): void {
    for (const socket of this.sockets)
      socket.destroy(Object.assign(new Error('The database server does not answer.'), { code: 'ECONNRESET' }));
  }

  /** Updates the standing of the server. */
  async checkStanding(): Promise<void> {
    try {
      const state = await this.queryState();
      if (goodStates.has(state)) this.standing = 'well';
      else this.standing = state === 'Donor/Desynced' ? 'feeding' : 'away';
    } catch {
      this.standing = 'away';
      this.stopWatching();
    }
  }

  stopWatching(): void {
    this.watching?.destroy();
    this.watching = undefined;
  }

  private queryState(): Promise<string | undefined> {
    this.watching ??= this.watch();
    const { watching } = this;
    return new Promise((resolve, reject) => {
      watching.query<RowDataPacket[]>({ sql: howItIs, timeout: timeoutMs }, (error, rows) =>
        error ? reject(error) : resolve((rows[0] as { Value?: string } | undefined)?.Value),
      );
    });
  }

  /** Keeps no process alive. */
  private watch(): Connection {
    const watching = createConnection({
      ...parseDatabaseConnection(this.address),
      connectTimeout: timeoutMs,
      stream: () => this.open().unref(),
    });
    // the pending query reports the error, or the next one
    watching.on('error', () => (this.watching = undefined));
    return watching;
  }
}
