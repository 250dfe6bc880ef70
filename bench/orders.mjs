/** The life of an order and its lists: Depot beside a bare server, in turns. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryMariadb } from '../tools/database/temporary.mjs';
import { startDepot } from './depot.mjs';
import { compare, compareSteps, head } from './load.mjs';
import { baselineSteps, depotSteps } from './orders/steps.mjs';
import { post, send } from './post.mjs';
import { seedTrade } from './seed.mjs';
import { startBaseline } from './start-baseline.mjs';

const products = 5000;
const orders = 25_000;
const spread = 1000;
const hot = 20;
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 3);
const parts = (process.env.PARTS ?? 'life,lists').split(',');

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
let depot;
let baseline;
try {
  depot = await startDepot(database.url, folder);
  const access = await seedTrade(depot.url, { products, orders });
  baseline = await startBaseline(new URL('./orders/baseline.mjs', import.meta.url), [database.url, products, orders]);
  console.log(
    `${products} products, ${orders} past orders; medians of ${rounds} rounds of ${seconds} s each\n\n${head}`,
  );
  if (parts.includes('life')) {
    await life(access, `${spread} products`, spread);
    await life(access, `${hot} hot products`, hot);
  }
  if (parts.includes('lists')) await lists(access);
  await nothingLost(access);
} finally {
  await baseline?.stop();
  await depot?.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

/** Creates orders of five lines, then takes those into processing, then ships them; each kept for the next step. */
async function life(access, name, range) {
  const bare = baselineSteps(baseline.url, range);
  const ours = depotSteps(depot.url, access, range);
  const steps = ['create', 'process', 'outbound'].map((step) => ({
    name: `${step}, ${name}`,
    baseline: bare[step],
    depot: ours[step],
  }));
  await compareSteps(steps, { rounds, seconds, clients: 20 });
}

async function lists({ admin, store }) {
  const page = (number) => ({
    rounds,
    seconds,
    clients: 50,
    baseline: () => post(`${baseline.url}/orders`, { page: number }),
    depot: () => post(`${depot.url}/api/order/query`, { page: number }, admin),
  });
  await compare('overview, page 1', page(0));
  await compare('overview, page 500', page(499));
  await compare(`new order, ${products} products`, {
    rounds,
    seconds,
    clients: 2,
    baseline: () => post(`${baseline.url}/products`, {}),
    depot: () => send('GET', `${depot.url}/api/product`, undefined, store),
  });
}

/** Stock, ledger and bookings must agree after all that. */
async function nothingLost({ admin }) {
  for (const what of ['quantity-mismatch', 'product-mismatch']) {
    const { list } = await send('GET', `${depot.url}/api/admin/${what}`, undefined, admin);
    console.log(`${what}: ${list.length}`);
    if (list.length > 0) process.exitCode = 1;
  }
}
