/**
 * Orders and lists a second with one, two and three processes of the services, on one database server and on three of
 * a Galera cluster, the processor time that each takes, and how often an order met another: in docs/scale.md.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Cluster } from '../../tools/database/cluster/cluster.mjs';
import { launchDatabase } from '../../tools/database/launch.mjs';
import { roomiestParent } from '../../tools/database/temporary.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { makeDistributors, seedAll } from './cluster/distributors.mjs';
import { metSoFar } from './cluster/met-others.mjs';
import { prepareDepot, serveDepot } from './depot.mjs';
import { measure } from './load.mjs';
import { depotSteps } from './orders/steps.mjs';
import { post } from './post.mjs';
import { processorMs } from './processor.mjs';

const seconds = Number(process.env.SECONDS ?? 5);
const most = Number(process.env.PROCESSES ?? 3);
const chosen = (process.env.SHAPES ?? 'one,each,first').split(',');
/** With several, each works at one process alone. */
const distributors = Number(process.env.DISTRIBUTORS ?? 1);
const [products, orders, clients] = [500, 2_000, 20];

/** What is acknowledged is on the disk of either, as in production. */
async function oneServer(folder) {
  const password = randomBytes(9).toString('hex');
  const started = { folder: join(folder, 'one'), port: await freePort(), password, isDurable: true };
  const { url, pid, stop } = await launchDatabase(started);
  const servers = [url];
  return { name: 'one server', urlFrom: () => new URL('/depot', url).href, url, servers, pids: [pid], stop };
}

/** Each process at a server of its own, or all at the first, where the others only follow until it dies. */
const threeServers = (name, placeOf) => async () => {
  const cluster = await Cluster.start();
  const pids = cluster.nodes.map(({ running }) => running.pid);
  const urlFrom = (at) => cluster.urlFrom(placeOf(at));
  const servers = cluster.nodes.map((_, at) => cluster.urlOf(at));
  return { name, urlFrom, url: servers[0], servers, pids, stop: () => cluster.stop() };
};

const shapes = {
  one: oneServer,
  each: threeServers('three servers, each process at its own', (at) => at),
  first: threeServers('three servers, all processes at the first', () => 0),
};

const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const figure = (value, digits = 1) => value.toFixed(digits);

/** Whose order it is that a client places, and at which process: its distributor's, or any in turn. */
function placeOf(client, count) {
  const distributor = client % distributors;
  return { distributor, at: (distributors > 1 ? distributor : client) % count };
}

/** What so many processes come to. */
async function measured(database, env, accesses, count) {
  const processes = [];
  try {
    for (let at = 0; at < count; at += 1) {
      const own = { DATABASE_URL: database.urlFrom(at), PORT: String(await freePort()) };
      processes.push(await serveDepot({ ...env, ...own }));
    }
    const steps = Array.from({ length: clients }, (_, client) => {
      const { distributor, at } = placeOf(client, count);
      return depotSteps(processes[at].url, accesses[distributor], products);
    });
    const list = (client) => {
      const { distributor, at } = placeOf(client, count);
      return post(`${processes[at].url}/api/order/query`, { page: 0 }, accesses[distributor].admin);
    };
    const pids = { services: processes.map(({ pid }) => pid), databases: database.pids };
    const told = { origins: processes.map(({ url }) => url), servers: database.servers };
    const create = await underLoad(pids, told, (client) => steps[client].create());
    const lists = await underLoad(pids, told, list);
    row(database.name, count, ...create, ...lists.slice(0, ofLists.length));
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()));
  }
}

/**
 * A second, typical and slow answers, failures, and of one: milliseconds of the processors on either side, how often it
 * was run again, how often a server gave it up, and milliseconds for which it waited for rows.
 */
async function underLoad({ services, databases }, told, ask) {
  await measure({ clients, seconds: 1, ask }); // the first ones fill caches
  const taken = async () => {
    const { reruns, conflicts, waitedMs } = await metSoFar(told);
    return [...(await Promise.all([services, databases].map(sumOf))), reruns, conflicts, waitedMs];
  };
  const before = await taken();
  const { perSecond, p50, p99, failed } = await measure({ clients, seconds, ask });
  const after = await taken();
  const [ofServices, ofDatabases, reruns, conflicts, waitedMs] = after.map(
    (value, at) => (value - before[at]) / (perSecond * seconds),
  );
  const times = [figure(perSecond, 0), figure(p50), figure(p99), failed, figure(ofServices), figure(ofDatabases)];
  return [...times, figure(reruns, 2), figure(conflicts, 2), figure(waitedMs)];
}

async function sumOf(pids) {
  const all = await Promise.all(pids.map(processorMs));
  return all.reduce((sum, ms) => sum + ms, 0);
}

const met = ['run again', 'given up', 'waited ms'];
const head = ['a second', 'p50 ms', 'p99 ms', 'failed', 'services ms', 'databases ms', ...met];
const ofLists = head.slice(0, -met.length);
const folder = await mkdtemp(join(await roomiestParent(), 'depot-bench-'));
console.log(`${clients} clients of ${distributors} distributors, ${seconds} s each`);
console.log('Processor time and what was met are of one order, or of one list.\n');
row('', 'processes', ...head.map((cell) => `orders: ${cell}`), ...ofLists.map((cell) => `lists: ${cell}`));
row('---', ...Array(1 + head.length + ofLists.length).fill('---:'));
try {
  for (const shape of chosen) {
    const database = await shapes[shape](folder);
    try {
      const prepared = await prepareDepot(database.url, folder);
      const env = { ...prepared, DEPOT_SECRET: randomBytes(32).toString('base64') };
      const made = await makeDistributors(env, distributors);
      const first = await serveDepot(env);
      const accesses = await seedAll(first.url, made, { products, orders });
      await first.stop();
      for (let count = 1; count <= most; count += 1) await measured(database, env, accesses, count);
    } finally {
      await database.stop();
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
