/** Orders a second, and the first page of the list: Depot beside a bare server. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryMariadb } from '../tools/database/temporary.mjs';
import { importFiles, seedProducts } from './seed.mjs';
import { startFloor } from './floor.mjs';
import { head, measure, tell } from './load.mjs';
import { startDepot } from './depot.mjs';

const products = 1000;
const hot = 20;
const lines = 5;
const seconds = Number(process.env.SECONDS ?? 8);

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
let depot;
let floor;
try {
  depot = await startDepot(database.url, folder);
  const { admin, productIds, storeId } = await seedProducts(depot.url, importFiles(products));
  floor = await startFloor(database.url, products);
  console.log(`${lines} lines an order, 20 clients, ${seconds} s each\n\n${head}`);
  for (const [name, range] of [
    [`spread over ${products} products`, products],
    [`all on ${hot} hot products`, hot],
  ]) {
    const bare = await measure({
      clients: 20,
      seconds,
      ask: (id) => post(`${floor.url}/order`, { orderItems: pick(range, (at) => at, id) }),
    });
    const ours = await measure({
      clients: 20,
      seconds,
      ask: (id) => post(`${depot.url}/api/order`, { storeId, orderItems: pick(range, (at) => productIds[at], id) }, admin),
    });
    tell(`floor, ${name}`, bare);
    tell(`Depot, ${name}`, ours);
    console.log(`  ratio ${(ours.perSecond / bare.perSecond).toFixed(2)}\n`);
  }
  const bare = await measure({ clients: 50, seconds, ask: () => post(`${floor.url}/list`, {}) });
  const ours = await measure({ clients: 50, seconds, ask: () => post(`${depot.url}/api/order/query`, { page: 0 }, admin) });
  tell('floor, first page of orders', bare);
  tell('Depot, first page of orders', ours);
  console.log(`  ratio ${(ours.perSecond / bare.perSecond).toFixed(2)}`);
} finally {
  await floor?.stop();
  await depot?.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

/** Distinct products; each client draws from the whole range. */
function pick(range, idOf) {
  const chosen = new Set();
  while (chosen.size < lines) chosen.add(Math.floor(Math.random() * range));
  return [...chosen].map((at) => ({ productId: idOf(at), quantity: 1 }));
}

async function post(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
}
