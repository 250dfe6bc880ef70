import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster } from '../../tools/database/cluster/cluster.mjs';
import { assertClockOff, falseClock, sweepFalseClocks } from '../../tools/database/cluster/false-clock.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { onStop } from '../../tools/process/stop.mjs';
import { line } from '../../tools/say/say.mjs';
import { Edge } from '../cluster/edge.mjs';
import { Servers } from './servers.mjs';

/** Milliseconds within which a process reports that its database is unusable. */
const refusesWithinMs = 30_000;
/** By how much a clock is wrong: ahead, then behind. */
const wrongSeconds = [30, -30];

/**
 * Three servers of a cluster, a process of the services at each, and nginx before them, which asks them in turn. Each
 * fault ends with everything as it was before.
 */
export class ClusterServers extends Servers {
  turn = 0;
  /** Called for each event after which errors are expected for a while, or for the given milliseconds. */
  befell = () => undefined;

  static async start({ processes = 3, stillMs = 60_000, awayMs = 10_000, wrongMs = 30_000 } = {}) {
    const servers = new ClusterServers();
    Object.assign(servers, { count: processes, stillMs, awayMs, wrongMs });
    servers.forget = onStop(() => servers.stop());
    try {
      servers.cluster = await Cluster.start({ size: processes });
      servers.folder = join(servers.cluster.folder, 'edge');
    } catch (error) {
      await servers.stop();
      throw error;
    }
    return servers;
  }

  /** Address for checks of the rows: one server alone, which must be healthy. */
  get databaseUrl() {
    return this.cluster.urlOf(0);
  }

  /** Waits until the connection sees the commits of every node. */
  async lookAtAll(connection) {
    await connection.query('SET SESSION wsrep_sync_wait = 7');
  }

  get origins() {
    return [this.edge.origin];
  }

  urlFor(at) {
    return this.cluster.urlFrom(at);
  }

  async startServices() {
    await super.startServices();
    const ports = this.processes.map(({ port }) => port);
    this.edge = new Edge({ folder: this.folder, port: await freePort(), ports });
    await this.edge.start();
  }

  /** A server dies and comes back; another one each time. */
  async nodeKilled() {
    const node = this.nextNode();
    await this.killed(node);
    await node.start();
    this.befell();
  }

  /** A server dies, and its disk with it. */
  async nodeReplaced() {
    const node = this.nextNode();
    await this.killed(node);
    await node.forget();
    await node.start();
    this.befell();
  }

  /** Suspends a server for a while without notice; its way of catching up depends on the missed amount. */
  async nodeStandsStill() {
    const node = this.nextNode();
    node.standStill();
    this.befell();
    await pause(this.stillMs);
    node.goOn();
    this.befell();
    const ended = await node.rejoined(this.cluster.nodes.find((other) => other !== node));
    if (ended)
      line(`${node.name} had missed more than the others keep, ended itself (${ended}) and was started again.`);
    this.befell();
  }

  /** One server that is left alone refuses rather than to go its own way. */
  async twoNodesKilled() {
    const [one, other] = [this.nextNode(), this.nextNode()];
    this.befell(Infinity);
    await Promise.all([one.kill(), other.kill()]);
    await this.refuses();
    await Promise.all([one.start(), other.start()]);
    await this.ready();
    this.befell();
  }

  /**
   * A machine starts again with a wrong clock: its server, and the process of the services beside it. They serve for a
   * while; in the end the machine has the right time again.
   */
  async clockWrong() {
    const clock = await falseClock(this.cluster.folder);
    const at = this.nextAt();
    for (const seconds of wrongSeconds) {
      await this.machineRestarted(at, clock(seconds));
      await assertClockOff(this.cluster.nodes[at], `http://127.0.0.1:${this.processes[at].port}`, seconds);
      await pause(this.wrongMs);
    }
    await this.machineRestarted(at);
    await sweepFalseClocks();
  }

  async processKilled() {
    this.turn += 1;
    this.befell();
    await this.killService(this.turn % this.processes.length);
  }

  async edgeRestarted() {
    this.befell();
    await this.edge.restart();
  }

  async stop() {
    await this.edge?.stop();
    await super.stop();
    await this.cluster?.stop();
  }

  /** Kills the node; checks it for this time before it returns. */
  async killed(node) {
    await node.kill();
    this.befell();
    await pause(this.awayMs);
    this.befell();
  }

  /** A server and the process beside it end and are started again, in these surroundings. */
  async machineRestarted(at, surroundings) {
    const node = this.cluster.nodes[at];
    this.befell(Infinity);
    await node.kill();
    await node.start({ surroundings });
    await this.killService(at, surroundings);
    this.befell();
  }

  nextAt() {
    this.turn += 1;
    return this.turn % this.cluster.nodes.length;
  }

  nextNode() {
    return this.cluster.nodes[this.nextAt()];
  }

  /** Every process says that it is not ready, with a reason. */
  async refuses() {
    const end = Date.now() + refusesWithinMs;
    for (const { port } of this.processes) {
      for (let answer; answer?.status !== 503;) {
        if (Date.now() > end) throw new Error('A process is ready although its database is unusable.');
        answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
        if (answer?.status !== 503) await pause(50);
      }
    }
  }
}
