/**
 * What ten million orders a day of a thousand distributors would take: what an order costs is measured here, how orders
 * spread over a day is read from real trade, and the distributors are dealt to servers. See docs/scale.md.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { startDepot } from './depot.mjs';
import { costs } from './scale/costs.mjs';
import { busiestOf } from './scale/day.mjs';
import { dealOut, randomOf, sizesOf } from './scale/simulate.mjs';
import { productFiles, seedProducts } from './seed.mjs';

const times = Number(process.env.ORDERS ?? 2_000);
const seed = Number(process.env.SEED ?? 1);
const trade = join(import.meta.dirname, '../../../shared/data/online-retail-2010-2011.csv.gz');

const ordersADay = 10_000_000;
const distributors = 1_000;
/** Of the logarithm: the largest of a thousand has some hundred times the median. */
const spread = 1.5;
/** Looks at a list for each order: a guess, and the page says so. */
const looks = 10;
const processors = { database: 16 };
/** What of a processor may be taken: above it, waiting grows faster than work. */
const usable = 0.6;

/** Tables whose rows go again by themselves. */
const passing = ['idempotency_key', 'live_change', 'outbox', 'session'];

const row = (...cells) => console.log(cells.join(' | '));
const ms = (value) => value.toFixed(1);
const kilobytes = (bytes) => (bytes / 1024).toFixed(2);

function tellCosts({ order, list, growth }) {
  row('processor ms of one', 'services', 'database');
  row('order of five lines, placed to paid', ms(order.ofServices), ms(order.ofDatabase));
  row('page of the list of orders', ms(list.ofServices), ms(list.ofDatabase));
  const staying = growth.filter(([name]) => !passing.includes(name));
  const whole = staying.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log();
  row('kB that stay of an order', kilobytes(whole));
  for (const [name, bytes] of staying.slice(0, 12)) row(name, kilobytes(bytes));
  return whole;
}

function tellServers({ order, list }, bytes, day) {
  const busiest = (ordersADay * day.busiestDay * day.busiestHour) / 3600;
  const taken = (side) => (busiest * (order[side] + looks * list[side])) / 1000;
  const sizes = sizesOf({ count: distributors, spread, random: randomOf(seed) });
  const capacity = processors.database * usable;
  const { servers, tooLarge } = dealOut(
    sizes.map((size) => size * taken('ofDatabase')),
    capacity,
  );
  const part = (load) => `${((load / processors.database) * 100).toFixed(0)} %`;
  console.log();
  row('orders a second in the busiest hour', busiest.toFixed(0));
  row('the largest distributor, of all orders', `${(sizes[0] * 100).toFixed(1)} %`);
  row('the largest to the median', (sizes[0] / sizes[distributors / 2]).toFixed(0));
  row('processors for the services', (taken('ofServices') / usable).toFixed(0));
  row('processors for the databases', (taken('ofDatabase') / usable).toFixed(0));
  row(`database servers of ${processors.database} processors`, servers.length);
  row('the busiest and the idlest of them', `${part(Math.max(...servers))}, ${part(Math.min(...servers))}`);
  row('distributors too large for one', tooLarge);
  row('TB a year', ((ordersADay * 365 * bytes) / 1024 ** 4).toFixed(0));
  row('TB a year and server', ((ordersADay * 365 * bytes) / 1024 ** 4 / servers.length).toFixed(2));
}

if (!existsSync(trade)) throw new Error('../shared/data/online-retail-2010-2011.csv.gz is not here.');
const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const server = await temporaryMariadb();
let depot;
try {
  depot = await startDepot(server.url, folder);
  await seedProducts(depot.url, productFiles(1_000));
  const database = { pid: server.pid, url: new URL('/depot', server.url).href };
  const measured = await costs({ depot, database, times });
  const bytes = tellCosts(measured);
  const day = await busiestOf(trade);
  console.log();
  row('orders of real trade', day.orders);
  row('the busiest hour, of a day', `${(day.busiestHour * 100).toFixed(0)} %`);
  row('the busiest day, to the mean one', day.busiestDay.toFixed(1));
  tellServers(measured, bytes, day);
} finally {
  await depot?.stop();
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}
