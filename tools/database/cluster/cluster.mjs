import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../net/free-port.mjs';
import { onStop } from '../../process/stop.mjs';
import { galeraParts } from '../servers/galera.mjs';
import { roomiestParent } from '../temporary.mjs';
import { ClusterNode } from './node.mjs';

/** As root the transfer between the nodes is refused; this account has no rights of its own on any machine. */
const ordinaryAccount = { name: 'nobody', uid: 65_534, gid: 65_534 };

/** Three servers that have the same data, each of which takes reads and writes: Galera, on this machine alone. */
export class Cluster {
  /** @type {ClusterNode[]} */
  nodes = [];

  /** Starts the nodes with an empty database `depot`. On stop they end and their data is deleted. */
  static async start({ size = 3 } = {}) {
    const cluster = new Cluster();
    cluster.folder = await mkdtemp(join(await roomiestParent(), 'depot-cluster-'));
    cluster.forget = onStop(() => cluster.stop());
    try {
      await cluster.makeNodes(size);
      for (const [at, node] of cluster.nodes.entries()) await node.start({ isFirst: at === 0 });
      await cluster.nodes[0].connected((connection) =>
        connection.query('CREATE DATABASE depot CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci'),
      );
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  /** DATABASE_URL of a process: all servers, starting with that one. */
  urlFrom(first) {
    const { nodes } = this;
    const hosts = nodes.map((_, at) => `127.0.0.1:${nodes[(first + at) % nodes.length].port}`);
    return `mysql://depot:${this.password}@${hosts.join(',')}/depot`;
  }

  /** The address of one server alone. */
  urlOf(at) {
    return `mysql://depot:${this.password}@127.0.0.1:${this.nodes[at].port}/depot`;
  }

  async stop() {
    this.forget?.();
    await Promise.all(this.nodes.map((node) => node.stop()));
    await rm(this.folder, { recursive: true, force: true });
  }

  async makeNodes(size) {
    const account = process.getuid?.() === 0 ? ordinaryAccount : undefined;
    if (account) await chown(this.folder, account.uid, account.gid);
    this.password = randomBytes(9).toString('hex');
    const parts = await galeraParts(this.folder);
    const ports = await Promise.all(Array.from({ length: size * 4 }, freePort));
    const addresses = Array.from({ length: size }, (_, at) => `127.0.0.1:${ports[at * 4 + 1]}`);
    this.nodes = addresses.map((_, at) => {
      const [client, group, step, whole] = ports.slice(at * 4, at * 4 + 4);
      const folder = join(this.folder, `n${at + 1}`);
      const own = { name: `n${at + 1}`, folder, ports: { client, group, step, whole } };
      return new ClusterNode({ ...own, password: this.password, parts, account, addresses });
    });
  }
}
