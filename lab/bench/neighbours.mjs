/**
 * One tenant brings the Online Retail data set in over HTTP; another lists and places orders meanwhile. See README.md.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRetailFiles } from '@depot/service-host';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { signIn } from '../../tools/demo/load/client.mjs';
import { importFiles as bringIn } from '../../tools/demo/load/import-files.mjs';
import { accessOf, startDepot } from './depot.mjs';
import { recordFigure } from './figures.mjs';
import { pacedLoad } from './neighbours/paced-load.mjs';
import { pastOrdersOf } from './neighbours/past-orders.mjs';
import { post, send } from './post.mjs';
import { unpack } from './retail.mjs';
import { productFiles } from './seed.mjs';

/** Products of the neighbour. */
const products = 500;
/** Seconds for which the neighbour is measured alone. */
const seconds = Number(process.env.SECONDS ?? 20);
/** Seconds for which it is measured beside the import at most; the import is then left as it is. */
const busySeconds = Number(process.env.BUSY_SECONDS ?? Infinity);
/** Milliseconds between two requests of each kind. */
const everyMs = 40;

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
let depot;
let isDone = false;
try {
  const lines = join(folder, 'lines.csv');
  const count = await unpack(lines);
  depot = await startDepot(database.url, folder);
  const importer = await signIn(depot.url, 'manager@depot.test');
  const { products: goods, stores } = await createRetailFiles(lines);
  await bringIn(importer, { products: goods, stores }, () => undefined);
  const neighbour = await neighbourOf(depot.url);

  await neighbour.measure((waited) => waited > 3000);
  const quiet = await neighbour.measure((waited) => waited > seconds * 1000);
  console.log(`quiet, p99: list ${quiet.list.p99.toFixed(1)} ms, order ${quiet.order.p99.toFixed(1)} ms`);
  const orders = pastOrdersOf(await readFile(lines, 'utf8'));
  let failure;
  const begun = performance.now();
  bringIn(importer, { orders: orders.text }, () => undefined)
    .catch((error) => (failure = error))
    .finally(() => (isDone = true));
  const busy = await neighbour.measure((waited) => isDone || waited > busySeconds * 1000);
  const took = (performance.now() - begun) / 1000;
  if (failure) throw failure;

  console.log(
    `${count.toLocaleString('en-US')} lines read; ${orders.lines.toLocaleString('en-US')} of past orders` +
      (isDone
        ? ` came in after ${took.toFixed(1)} s, ${Math.round(orders.lines / took).toLocaleString('en-US')} a second\n`
        : ` were coming in for ${took.toFixed(1)} s and had not ended\n`),
  );
  const heads = ['p50 quiet', 'p50 busy', 'p99 quiet', 'p99 busy', 'ratio', 'failed'];
  console.log(`${'another tenant, ms'.padEnd(22)}${heads.map((name) => name.padStart(11)).join('')}`);
  for (const kind of ['list', 'order']) tell(kind, quiet[kind], busy[kind]);
} finally {
  await (isDone ? depot?.stop() : depot?.kill());
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

/** The second tenant with goods of its own, and what it asks for again and again. */
async function neighbourOf(origin) {
  const api = await signIn(origin, 'manager@harbor.test');
  await bringIn(api, productFiles(products), () => undefined);
  const { list } = await api.get('/product');
  const productIds = list.filter(({ code }) => code?.startsWith('P')).map(({ productId }) => productId);
  const manager = await accessOf(origin, 'manager@harbor.test');
  const store = await accessOf(origin, 'store@harbor.test');
  const asks = {
    list: () => send('GET', `${origin}/api/product`, undefined, manager),
    order: (nth) => {
      const orderItems = [0, 1, 2, 3, 4].map((at) => ({
        productId: productIds[(nth * 5 + at) % productIds.length],
        quantity: 1,
      }));
      return post(`${origin}/api/order`, { orderItems }, store);
    },
  };
  return { measure: (isOver) => pacedLoad(asks, { everyMs, isOver, wait }) };
}

function tell(name, quiet, busy) {
  recordFigure(name, { values: [busy.p99], baseline: [quiet.p99] });
  const ms = (value) => value.toFixed(1).padStart(11);
  const ratio = (busy.p99 / quiet.p99).toFixed(2).padStart(11);
  const failed = String(quiet.failed + busy.failed).padStart(11);
  console.log(`${name.padEnd(22)}${ms(quiet.p50)}${ms(busy.p50)}${ms(quiet.p99)}${ms(busy.p99)}${ratio}${failed}`);
}
