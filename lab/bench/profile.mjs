/**
 * Where a page of the order list spends the processor: profiles of Depot and of the bare server while 50 clients ask
 * for page 1, function by function and package by package, with the largest differences. See README.md.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { startDepot } from './depot.mjs';
import { hashAnswer } from './hash-answer.mjs';
import { describeMachine } from './machine.mjs';
import { post } from './post.mjs';
import { processorMs } from './processor.mjs';
import { listDifferences, sumFunctions, sumPackages } from './profile/functions.mjs';
import { seedTrade } from './seed.mjs';
import { startBaseline } from './start-baseline.mjs';

const requests = Number(process.env.REQUESTS ?? 4000);
const clients = 50;
const seed = { products: 5000, orders: 25_000 };

const folder = await mkdtemp(join(tmpdir(), 'depot-profile-'));
process.env.NODE_OPTIONS = `--import ${new URL('./profile/sampler.mjs', import.meta.url).href}`;
process.env.PROFILE_FOLDER = folder;
const database = await temporaryMariadb();
let depot;
let bare;
try {
  console.log(describeMachine());
  depot = await startDepot(database.url, folder);
  const { admin } = await seedTrade(depot.url, seed);
  const given = [database.url, seed.products, seed.orders];
  bare = await startBaseline(new URL('./orders/baseline.mjs', import.meta.url), given);
  const servers = {
    depot: { pid: depot.pid, ask: () => post(`${depot.url}/api/order/query`, { page: 0 }, admin) },
    bare: { pid: bare.pid, ask: () => post(`${bare.url}/orders`, { page: 0 }) },
  };
  const functions = {};
  for (const [name, server] of Object.entries(servers)) functions[name] = await profile(name, server);
  tell('function', functions.depot, functions.bare);
  tell('package', sumPackages(functions.depot), sumPackages(functions.bare));
} finally {
  await bare?.stop();
  await depot?.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

/** Warms the server, tells what it answers and what a request takes, and returns the time of each function. */
async function profile(name, { pid, ask }) {
  await load(ask);
  const before = await processorMs(pid);
  await load(ask);
  const taken = (await processorMs(pid)) - before;
  console.log(`${name}: ${hashAnswer(await ask())}, ${(taken / requests).toFixed(2)} ms of the processor`);
  process.kill(pid, 'SIGUSR2');
  await wait(500);
  await load(ask);
  process.kill(pid, 'SIGUSR2');
  return sumFunctions(JSON.parse(await readWhenWritten(join(folder, `${pid}.json`))), requests);
}

async function load(ask) {
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await ask();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

async function readWhenWritten(path) {
  for (let tries = 0; tries < 100; tries += 1) {
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text.endsWith('}')) return text;
    await wait(200);
  }
  throw new Error('The profile was not written within 20 s.');
}

function tell(kind, ours, theirs) {
  const cell = (value) => value.toFixed(0).padStart(7);
  console.log(`\nµs a request by ${kind}: Depot, bare, difference`);
  for (const { name, first, second } of listDifferences(ours, theirs))
    console.log(`${cell(first)}${cell(second)}${cell(first - second)}  ${name}`);
}
