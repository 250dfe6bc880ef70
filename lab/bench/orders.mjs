/** The life of an order and its lists: Depot beside a bare server and an equal one, in turns. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { startDepot } from './depot.mjs';
import { hashAnswer } from './hash-answer.mjs';
import { compare, comparedHead, compareSteps } from './load.mjs';
import { growOrders } from './orders/grow.mjs';
import { baselineSteps, depotSteps, equalSteps } from './orders/steps.mjs';
import { post, send } from './post.mjs';
import { seedTrade } from './seed.mjs';
import { startBaseline } from './start-baseline.mjs';

const products = 5000;
/** Those that come in by import; copies of them make more. */
const imported = 25_000;
const copies = Math.max(0, Math.round(Number(process.env.ORDERS ?? imported) / imported) - 1);
const orders = imported * (copies + 1);
const spread = 1000;
const hot = 20;
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 3);
const parts = (process.env.PARTS ?? 'life,lists').split(',');

const serverOfEqual = new URL('./orders/equal/server.mjs', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
let depot;
let baseline;
let equal;
try {
  depot = await startDepot(database.url, folder);
  const access = await seedTrade(depot.url, { products, orders: imported });
  if (copies > 0) await growOrders(depot.databaseUrl, { orders: imported, copies });
  baseline = await startBaseline(new URL('./orders/baseline.mjs', import.meta.url), [database.url, products, orders]);
  if (parts.includes('life')) equal = await startBaseline(serverOfEqual, [depot.databaseUrl, depot.secret]);
  console.log(
    `${products} products, ${orders} past orders; medians of ${rounds} rounds of ${seconds} s each\n\n${comparedHead}`,
  );
  if (parts.includes('life')) {
    await life(access, `${spread} products`, spread);
    await life(access, `${hot} hot products`, hot);
  }
  if (parts.includes('lists')) await lists(access);
  await nothingLost(access);
} finally {
  await equal?.stop();
  await baseline?.stop();
  await depot?.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

/** Creates orders of five lines, then takes those into processing, then ships them; each kept for the next step. */
async function life(access, name, range) {
  const bare = baselineSteps(baseline.url, range);
  const alike = equalSteps(equal.url, access, range);
  const ours = depotSteps(depot.url, access, range);
  const steps = ['create', 'process', 'outbound'].map((step) => ({
    name: `${step}, ${name}`,
    baseline: { pid: baseline.pid, ask: bare[step] },
    equal: { pid: equal.pid, ask: alike[step] },
    depot: { pid: depot.pid, ask: ours[step] },
  }));
  await compareSteps(steps, { rounds, seconds, clients: 20, database: database.pid });
}

async function lists({ admin, store }) {
  const beside = async (name, clients, bare, ours) => {
    const [expected, answered] = [await bare(), await ours()].map(hashAnswer);
    console.log(`${name}: ${answered === expected ? `both ${answered}` : `bare ${expected}; Depot ${answered}`}`);
    await compare(name, {
      rounds,
      seconds,
      clients,
      database: database.pid,
      baseline: { pid: baseline.pid, ask: bare },
      depot: { pid: depot.pid, ask: ours },
    });
  };
  const page = (number) => [
    () => post(`${baseline.url}/orders`, { page: number }),
    () => post(`${depot.url}/api/order/query`, { page: number }, admin),
  ];
  await beside('overview, page 1', 50, ...page(0));
  await beside('overview, page 500', 50, ...page(499));
  await beside(
    `new order, ${products} products`,
    2,
    () => post(`${baseline.url}/products`, {}),
    () => send('GET', `${depot.url}/api/product`, undefined, store),
  );
}

/** Stock, ledger and bookings must agree after all that. */
async function nothingLost({ admin }) {
  for (const what of ['quantity-mismatch', 'product-mismatch']) {
    const { list } = await send('GET', `${depot.url}/api/admin/${what}`, undefined, admin);
    console.log(`${what}: ${list.length}`);
    if (list.length > 0) process.exitCode = 1;
  }
}
