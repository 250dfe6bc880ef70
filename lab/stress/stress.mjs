import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { Caller } from './caller.mjs';
import { nextCommand } from './commands/mix.mjs';
import { Dice } from './dice.mjs';
import { brokenInvariants } from './rules/invariants.mjs';
import { Servers } from './servers.mjs';
import { openSetting } from './setting.mjs';

/** After a kill 503 is to be expected for so long, and after a fault of a cluster, which has to agree on it. */
const calmMs = 5_000;
const calmOfClusterMs = 15_000;
/** Kills, in rotation. */
const kills = ['serviceKilled', 'databaseKilled'];
/** A check waits for imports under way for so long; one whose process was killed would end minutes later. */
const importMs = 8_000;

/**
 * The whole run: servers, tenants, commands with kills in between, and a check after each kill and at the end. `tell`
 * receives the progress; `onEnd` the final database and all acknowledged commands; `start` starts servers other than
 * one database and two processes. `faults` of the options names the faults, in rotation.
 */
export async function stress(options, { tell = () => undefined, onEnd, start = Servers.start } = {}) {
  const servers = await start({ database: options.database });
  try {
    const run = new Run(options, servers, tell);
    Object.assign(run, await openSetting(servers, run));
    const outcome = await run.finish();
    if (onEnd) await run.connected((connection) => onEnd(connection, run));
    return outcome;
  } finally {
    await servers.stop();
  }
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

class Run {
  /** Number of each fault so far. */
  kills = {};
  checks = 0;
  outcomes = new Map();
  memory = new Map();
  calmAt = 0;
  found = [];
  /** A server did not come back. */
  isBroken = false;

  constructor(options, servers, tell) {
    Object.assign(this, { options, servers, tell });
    this.dice = new Dice(options.seed, 'run');
    this.caller = new Caller(
      () => servers.origins,
      () => Date.now() > this.calmAt,
    );
  }

  get done() {
    return [...this.clients, ...this.witnesses.map(({ client }) => client)].reduce((sum, { done }) => sum + done, 0);
  }

  /** As many stretches as kills; each has one kill somewhere in its middle and a check at its end. */
  async finish() {
    const { commands, kills, faults } = this.options;
    const stretches = Math.max(1, kills);
    const begun = performance.now();
    for (let nth = 1; nth <= stretches && this.found.length === 0; nth += 1) {
      const from = this.done;
      // under a fault that lasts more is done than was meant
      const until = faults ? from + Math.round(commands / stretches) : Math.round((commands * nth) / stretches);
      const killAt = kills > 0 ? from + Math.round((until - from) * (0.3 + this.dice.next() * 0.5)) : Infinity;
      await this.stretch(until, killAt, nth);
      await this.check();
      const how = this.found.length === 0 ? 'well' : 'NOT WELL';
      this.tell(`${this.done.toLocaleString('en-US')} commands, ${seconds(begun)}, check ${this.checks}: ${how}`);
    }
    return this.outcome((performance.now() - begun) / 1000);
  }

  /** All clients work until this number of commands was sent; at `killAt` a server is killed meanwhile. */
  async stretch(until, killAt, nth) {
    let killing;
    const isEnough = () => this.done >= until && !(this.options.faults && this.isStriking);
    const work = async (next) => {
      while (!isEnough() && !this.hasFault && !this.isBroken) {
        if (!killing && this.done >= killAt) {
          killing = this.strike(nth);
          // heard where it is awaited
          killing.catch(() => (this.isBroken = true));
        }
        await next();
      }
    };
    await Promise.all([
      ...this.clients.map((client) => work(() => nextCommand(client))),
      ...this.witnesses.map((witness) => work(() => witness.next())),
    ]);
    await killing;
  }

  /** The next fault, from which everything has come back when it ends. */
  async strike(nth) {
    const { faults = kills } = this.options;
    const fault = faults[(nth - 1) % faults.length];
    this.kills[fault] = (this.kills[fault] ?? 0) + 1;
    this.calmAt = Infinity;
    this.isStriking = true;
    this.servers.befell = (forMs = calmOfClusterMs) => (this.calmAt = Date.now() + forMs);
    const begun = performance.now();
    try {
      await this.servers[fault](this.dice);
    } catch (error) {
      this.tell(`${fault}: ${error.stack}`);
      throw error;
    } finally {
      this.isStriking = false;
    }
    if (this.options.faults) this.tell(`${fault}: everything is back after ${seconds(begun)}`);
    this.calmAt = Date.now() + (this.options.faults ? calmOfClusterMs : calmMs);
  }

  get hasFault() {
    return this.parties.some(({ book }) => book.faultCount > 0);
  }

  async check() {
    await this.servers.ready();
    await this.connected(async (connection) => {
      await importsToEnd(connection);
      await settleStandingOrders(connection);
      this.found.push(...(await brokenInvariants(connection, this)));
    });
    this.checks += 1;
    for (const { book } of this.parties) this.found.push(...book.faults);
  }

  async connected(work) {
    const connection = await createConnection({ uri: this.servers.databaseUrl, namedPlaceholders: true });
    try {
      await connection.query('SET SESSION group_concat_max_len = 10000000');
      await this.servers.lookAtAll(connection);
      await work(connection);
    } finally {
      await connection.end();
    }
  }

  outcome(seconds) {
    const { options, done, kills, checks, outcomes, found } = this;
    const { lost, lostInPeace, busy, busyInPeace } = this.caller;
    const last = this.clients.flatMap(({ last: commands }) => commands.slice(-5));
    const faults = found.map((fault, at) => (at === 0 ? { ...fault, last } : fault));
    return {
      options,
      done,
      seconds,
      kills,
      checks,
      outcomes,
      lost,
      lostInPeace,
      busy,
      busyInPeace,
      faults,
      faultCount: found.length,
    };
  }
}

/**
 * Waits for running imports. Those that have not ended, usually because their process was killed, are abandoned by the
 * sweeper's statement: they must have no effect, and none may appear while figures are compared.
 */
async function importsToEnd(connection) {
  const going = `status IN ('CHECKING', 'APPLYING')`;
  const end = Date.now() + importMs;
  for (;;) {
    const [[{ waiting }]] = await connection.query(`SELECT COUNT(*) AS waiting FROM import_run WHERE ${going}`);
    if (waiting === 0) return;
    if (Date.now() > end) break;
    await pause(100);
  }
  await connection.query(`UPDATE import_run SET status = 'REFUSED', done = 0 WHERE ${going}`);
}

/** Standing orders that are due are made every half minute: none may come while the figures are compared. */
async function settleStandingOrders(connection) {
  await connection.query('UPDATE standing_order SET paused = 1');
}
