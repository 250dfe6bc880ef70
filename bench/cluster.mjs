/**
 * Orders and lists a second with one, two and three processes of the services, on one database server and on three of
 * a Galera cluster, and the processor time that each takes: in docs/scale.md.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Cluster } from '../tools/database/cluster/cluster.mjs';
import { launchDatabase } from '../tools/database/launch.mjs';
import { roomiestParent } from '../tools/database/temporary.mjs';
import { freePort } from '../tools/net/free-port.mjs';
import { prepareDepot, serveDepot } from './depot.mjs';
import { measure } from './load.mjs';
import { depotSteps } from './orders/steps.mjs';
import { post } from './post.mjs';
import { processorMs } from './scale/costs.mjs';
import { seedTrade } from './seed.mjs';

const seconds = Number(process.env.SECONDS ?? 5);
const most = Number(process.env.PROCESSES ?? 3);
const chosen = (process.env.SHAPES ?? 'one,each,first').split(',');
const [products, orders, clients] = [500, 2_000, 20];

/** What is acknowledged is on the disk of either, as in production. */
async function oneServer(folder) {
  const password = randomBytes(9).toString('hex');
  const started = { folder: join(folder, 'one'), port: await freePort(), password, isDurable: true };
  const { url, pid, stop } = await launchDatabase(started);
  return { name: 'one server', urlFrom: () => new URL('/depot', url).href, url, pids: [pid], stop };
}

/** Each process at a server of its own, or all at the first, where the others only follow until it dies. */
const threeServers = (name, placeOf) => async () => {
  const cluster = await Cluster.start();
  const pids = cluster.nodes.map(({ running }) => running.pid);
  const urlFrom = (at) => cluster.urlFrom(placeOf(at));
  return { name, urlFrom, url: cluster.urlOf(0), pids, stop: () => cluster.stop() };
};

const shapes = {
  one: oneServer,
  each: threeServers('three servers, each process at its own', (at) => at),
  first: threeServers('three servers, all processes at the first', () => 0),
};

const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const figure = (value, digits = 1) => value.toFixed(digits);

/** What so many processes come to. */
async function measured(database, env, access, count) {
  const processes = [];
  try {
    for (let at = 0; at < count; at += 1) {
      const own = { DATABASE_URL: database.urlFrom(at), PORT: String(await freePort()) };
      processes.push(await serveDepot({ ...env, ...own }));
    }
    const steps = processes.map(({ url }) => depotSteps(url, access, products));
    const list = ({ url }) => post(`${url}/api/order/query`, { page: 0 }, access.admin);
    const pids = { services: processes.map(({ pid }) => pid), databases: database.pids };
    const create = await underLoad(pids, (client) => steps[client % count].create());
    const lists = await underLoad(pids, (client) => list(processes[client % count]));
    row(database.name, count, ...create, ...lists);
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()));
  }
}

/** A second, typical and slow answers, failures, and milliseconds of the processors for one, on either side. */
async function underLoad({ services, databases }, ask) {
  await measure({ clients, seconds: 1, ask }); // the first ones fill caches
  const taken = async () => Promise.all([services, databases].map(sumOf));
  const before = await taken();
  const { perSecond, p50, p99, failed } = await measure({ clients, seconds, ask });
  const after = await taken();
  const [ofServices, ofDatabases] = after.map((ms, at) => (ms - before[at]) / (perSecond * seconds));
  return [figure(perSecond, 0), figure(p50), figure(p99), failed, figure(ofServices), figure(ofDatabases)];
}

async function sumOf(pids) {
  const all = await Promise.all(pids.map(processorMs));
  return all.reduce((sum, ms) => sum + ms, 0);
}

const head = ['a second', 'p50 ms', 'p99 ms', 'failed', 'services ms', 'databases ms'];
const folder = await mkdtemp(join(await roomiestParent(), 'depot-bench-'));
console.log(`${clients} clients, ${seconds} s each; processor time is of one order, or of one list\n`);
row('', 'processes', ...head.map((cell) => `orders: ${cell}`), ...head.map((cell) => `lists: ${cell}`));
row('---', ...Array(1 + 2 * head.length).fill('---:'));
try {
  for (const shape of chosen) {
    const database = await shapes[shape](folder);
    try {
      const prepared = await prepareDepot(database.url, folder);
      const env = { ...prepared, DEPOT_SECRET: randomBytes(32).toString('base64') };
      const first = await serveDepot(env);
      const access = await seedTrade(first.url, { products, orders });
      await first.stop();
      for (let count = 1; count <= most; count += 1) await measured(database, env, access, count);
    } finally {
      await database.stop();
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
