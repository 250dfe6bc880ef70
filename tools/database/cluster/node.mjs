import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { launchDatabase } from '../launch.mjs';
import { installedMariadb } from '../servers/installed-mariadb.mjs';

const syncedWithinMs = 90_000;

/** One server of a Galera cluster on this machine. It can be killed, suspended and restarted while clients use it. */
export class ClusterNode {
  /** `ports`: of its clients, of the others' messages, and of small and whole transfers. */
  constructor({ name, folder, ports, password, parts, account, addresses }) {
    Object.assign(this, { name, folder, ports, password, parts, account, addresses });
  }

  get port() {
    return this.ports.client;
  }

  /**
   * Starts it; `isFirst` where there is no cluster yet that it could join, `surroundings` are more of its environment.
   * Resolves when it has caught up.
   */
  async start({ isFirst = false, surroundings } = {}) {
    const { folder, port, password } = this;
    const server = this.server(isFirst, surroundings);
    this.running = undefined;
    this.starting = launchDatabase({ folder, port, password, isDurable: true, isJoining: !isFirst, server });
    this.running = await this.starting;
    await this.synced();
  }

  /** Ends it at once, as a failure of its machine would. */
  async kill() {
    process.kill(this.running.pid, 'SIGKILL');
    await this.running.exited;
  }

  /** Suspends the process: it stops responding, while its connections stay open. */
  standStill() {
    process.kill(this.running.pid, 'SIGSTOP');
    this.isStill = true;
  }

  goOn() {
    if (this.isStill) process.kill(this.running.pid, 'SIGCONT');
    this.isStill = false;
  }

  /** Throws its data away: it needs a whole transfer when it starts. */
  async forget() {
    await rm(join(this.folder, 'data'), { recursive: true });
  }

  async stop() {
    this.goOn();
    // one that is just starting counts as well
    const running = this.running ?? (await this.starting?.catch(() => undefined));
    await running?.stop();
  }

  /** Resolves when it has everything that the others have. */
  async synced() {
    const end = Date.now() + syncedWithinMs;
    for (let told = ''; told !== 'Synced';) {
      if (Date.now() > end) throw new Error(`The node ${this.name} did not catch up; it is "${told}".`);
      told = await this.state();
      if (told !== 'Synced') await pause(50);
    }
  }

  /**
   * Resolves when one that stood still is with the others again. Until it has noticed that they went on without it, it
   * says that all is well: so it must also name the same cluster as one of them. Where they no longer keep all that it
   * missed, it ends itself, and is started again as a service manager would. How it ended, if it did.
   *
   * @param {ClusterNode} other One that was there throughout.
   * @returns {Promise<string | undefined>}
   */
  async rejoined(other) {
    const end = Date.now() + syncedWithinMs;
    while (Date.now() < end) {
      const ended = await Promise.race([this.running.exited, pause(50)]);
      if (ended) {
        await this.start();
        return ended;
      }
      const [own, theirs] = [await this.told('wsrep_cluster_conf_id'), await other.told('wsrep_cluster_conf_id')];
      if (own === theirs && (await this.state()) === 'Synced') return undefined;
    }
    throw new Error(`The node ${this.name} did not come back to the others.`);
  }

  /** State reported by the server, or the error if it does not respond. */
  state() {
    return this.told('wsrep_local_state_comment');
  }

  /** One of its figures. The server's accounts are its own, and this one may ask for it. */
  async told(figure) {
    try {
      return await this.connected(
        async (connection) => (await connection.query('SHOW STATUS LIKE ?', [figure]))[0][0]?.Value ?? 'alone',
      );
    } catch (error) {
      return error.code ?? error.message;
    }
  }

  /** Does work on a connection of its own. */
  async connected(work) {
    const { port, password } = this;
    const connection = await createConnection({ host: '127.0.0.1', port, user: 'depot', password });
    try {
      return await work(connection);
    } finally {
      connection.destroy();
    }
  }

  server(isFirst, surroundings) {
    const { client, group, step, whole } = this.ports;
    const options = [
      ...['base_host=127.0.0.1', `base_port=${group}`, `gmcast.listen_addr=tcp://127.0.0.1:${group}`],
      ...[`ist.recv_addr=127.0.0.1:${step}`, 'gcache.size=64M', 'repl.causal_read_timeout=PT10S'],
    ];
    const base = installedMariadb(this.account);
    const command = [
      ...base.command,
      '--wsrep-on=ON',
      `--wsrep-provider=${this.parts.provider}`,
      '--wsrep-cluster-name=depot',
      `--wsrep-cluster-address=gcomm://${this.addresses.join(',')}`,
      `--wsrep-node-name=${this.name}`,
      '--wsrep-node-address=127.0.0.1',
      `--wsrep-node-incoming-address=127.0.0.1:${client}`,
      `--wsrep-provider-options=${options.join(';')}`,
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${whole}`,
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--default-storage-engine=InnoDB',
      ...(isFirst ? ['--wsrep-new-cluster'] : []),
    ];
    // one that joins gets all its data from the others
    const prepare = isFirst ? base.prepare : (dataFolder) => mkdir(dataFolder);
    const environment = { ...this.parts.environment, ...surroundings };
    return { ...base, title: `The node ${this.name}`, command, environment, prepare };
  }
}
