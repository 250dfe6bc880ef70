import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../net/free-port.mjs';
import { launchDatabase } from './launch.mjs';
import { installedMariadb } from './servers/installed-mariadb.mjs';
import { roomiestParent } from './temporary.mjs';

/** Two servers of the installed MariaDB: a primary, and a replica that follows it as MariaDB's own replication does. */
export class Replicated {
  static async start() {
    const both = new Replicated();
    both.folder = await mkdtemp(join(await roomiestParent(), 'depot-replica-'));
    both.password = randomBytes(9).toString('hex');
    both.ports = [await freePort(), await freePort()];
    try {
      both.primary = await both.launch(0, ['--log-bin=bin', '--binlog-format=ROW']);
      await both.startReplica();
      await both.onPrimary('CREATE DATABASE depot CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
      const source = `MASTER_HOST='127.0.0.1', MASTER_PORT=${both.ports[0]}, MASTER_USER='depot'`;
      await both.onReplica(`CHANGE MASTER TO ${source}, MASTER_PASSWORD='${both.password}', MASTER_USE_GTID=slave_pos`);
      await both.onReplica('START SLAVE');
    } catch (error) {
      await both.stop();
      throw error;
    }
    return both;
  }

  get primaryUrl() {
    return new URL('/depot', this.primary.url).href;
  }

  get replicaUrl() {
    return new URL('/depot', this.replica.url).href;
  }

  /** One statement at either. */
  onPrimary(sql) {
    return once(this.primary.url, sql);
  }

  onReplica(sql) {
    return once(this.replica.url, sql);
  }

  /** Restarts it with the same data; it continues from its position. */
  async startReplica() {
    this.replica = await this.launch(1, []);
  }

  async killReplica() {
    process.kill(this.replica.pid, 'SIGKILL');
    await this.replica.exited;
  }

  async stop() {
    await this.replica?.stop();
    await this.primary?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  launch(at, more) {
    const base = installedMariadb();
    const fleeting = [...base.fleeting, `--server-id=${at + 1}`, ...more];
    const place = { folder: join(this.folder, `s${at + 1}`), port: this.ports[at], password: this.password };
    return launchDatabase({ ...place, isDurable: false, server: { ...base, fleeting } });
  }
}

async function once(uri, sql) {
  const connection = await createConnection({ uri });
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}
