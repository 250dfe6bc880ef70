import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { launchDatabase } from '../../tools/database/launch.mjs';
import { namedServer } from '../../tools/database/servers/named.mjs';
import { roomiestParent } from '../../tools/database/temporary.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { endingWithUs } from '../../tools/process/run-command.mjs';
import { onStop } from '../../tools/process/stop.mjs';
import { root } from '../../tools/workspace-root.mjs';

const main = join(root, 'services/host/dist/main.js');
const secret = 'sT3ss0x8Zq1vB7mW5tR2yE9pL4sD6fG0h';
const password = 'stress-of-the-database';

/**
 * A durable database server, and processes of the services on one database, each of which can be killed and restarted.
 */
export class Servers {
  /** `{ child, port }` of each process. */
  processes = [];

  /** `database` names one of the other servers; `server` is one that a test has prepared. */
  static async start({ processes = 2, database, server } = {}) {
    const servers = new Servers();
    servers.folder = await mkdtemp(join(await roomiestParent(), 'depot-stress-'));
    servers.server = database ? await namedServer(database) : server;
    servers.port = await freePort();
    servers.forget = onStop(() => servers.stop());
    try {
      await servers.startDatabase();
      const connection = await createConnection(servers.database.url);
      await connection.query('CREATE DATABASE depot CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
      await connection.end();
      servers.count = processes;
    } catch (error) {
      await servers.stop();
      throw error;
    }
    return servers;
  }

  get databaseUrl() {
    return new URL('/depot', this.database.url).href;
  }

  /** Has the services use an account that may do everything in its database, and nothing else on the server. */
  async limitAccount() {
    const connection = await createConnection(this.database.url);
    await connection.query(`CREATE USER app IDENTIFIED BY '${password}'`);
    await connection.query('GRANT ALL ON depot.* TO app');
    await connection.end();
    const url = Object.assign(new URL(this.databaseUrl), { username: 'app', password });
    this.serviceUrl = url.href;
  }

  /** Address of the database for the process of that place. */
  urlFor(_at) {
    return this.serviceUrl ?? this.databaseUrl;
  }

  /** Before the rows are looked at. */
  async lookAtAll(_connection) {}

  /** Environment of the process of that place. */
  environmentOf(at) {
    const { PATH, TZ } = process.env;
    return {
      PATH,
      TZ,
      DATABASE_URL: this.urlFor(at),
      DEPOT_SECRET: secret,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://depot.test',
      LOG_LEVEL: 'error',
    };
  }

  get origins() {
    return this.processes.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  async startServices() {
    for (let at = 0; at < this.count; at += 1) this.processes[at] = this.spawn(await freePort(), at);
    await this.ready();
  }

  /** Kills one of the processes, whichever the dice say. */
  async serviceKilled(dice) {
    await this.killService(dice.whole(0, this.processes.length - 1));
  }

  /** Kills one process of the services and starts it again at the same port; `surroundings` are more for it. */
  async killService(at, surroundings) {
    const { child, port } = this.processes[at];
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    this.processes[at] = this.spawn(port, at, surroundings);
    await this.ready();
  }

  /** Kills the database server and starts it again with the same data. */
  async databaseKilled() {
    const { pid, exited } = this.database;
    process.kill(pid, 'SIGKILL');
    await exited;
    await this.startDatabase();
    await this.ready();
  }

  /** Waits until every process says that it is ready; throws where one has ended by itself. */
  async ready() {
    for (const { child, port } of this.processes) {
      for (let isReady = false; !isReady;) {
        if (child.exitCode !== null) throw new Error(`A process of the services ended with code ${child.exitCode}.`);
        isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (!isReady) await pause(30);
      }
    }
  }

  async stop() {
    this.forget?.();
    for (const { child } of this.processes) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await this.database?.stop();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }

  /** Keeps all durability settings: acknowledged commands must survive a kill. */
  async startDatabase() {
    const { folder, port, server } = this;
    this.database = await launchDatabase({ folder, port, password, isDurable: true, server });
  }

  spawn(port, at, surroundings) {
    const [command, args] = endingWithUs(process.execPath, [main]);
    const env = { ...this.environmentOf(at), PORT: String(port), ...surroundings };
    return { port, child: spawn(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }) };
  }
}
