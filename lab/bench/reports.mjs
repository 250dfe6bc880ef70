/**
 * Every report on the real data set, and again with ten times the history: its cost follows its date range. See
 * README.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { accessOf, prepareDepot, serveDepot } from './depot.mjs';
import { copyHistory } from './history.mjs';
import { replayed, unpack } from './retail.mjs';

const rounds = Number(process.env.ROUNDS ?? 7);
const copies = 9;
/** Asked before it is measured, so that a young process does not look slow. */
const warmUps = 10;

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
let depot;
try {
  const path = join(folder, 'lines.csv');
  const count = await unpack(path);
  const env = await prepareDepot(database.url, folder);
  await replayed(path, env);
  const connection = await createConnection({ uri: database.url, database: 'depot' });
  const facts = await factsOf(connection);
  depot = await serveDepot(env);
  const headers = await accessOf(depot.url, 'manager@depot.test');
  const before = await measured(headers, facts);
  await copyHistory(connection, copies);
  await connection.end();
  const after = await measured(headers, facts);
  console.log(`${count.toLocaleString('en-US')} lines, and ${copies + 1} times as many; medians of ${rounds}, ms`);
  for (const [name, time] of before) {
    const later = after.get(name);
    console.log(
      `${name.padEnd(34)} ${time.toFixed(1).padStart(8)} ${later.toFixed(1).padStart(8)} ` +
        `${(later / time).toFixed(2).padStart(6)}`,
    );
  }
} finally {
  await depot?.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

/** The last month of the data, the year before its end, its biggest customer, and what can be asked about. */
async function factsOf(connection) {
  const [[{ end }]] = await connection.query('SELECT MAX(invoice_date) end FROM invoice');
  const day = 86_400_000;
  const month = { start: end - 30 * day, end };
  const [stores] = await connection.query(
    'SELECT store_id id FROM invoice WHERE invoice_date BETWEEN ? AND ? GROUP BY store_id ORDER BY COUNT(*) DESC ' +
      'LIMIT 1000',
    [month.start, month.end],
  );
  const [products] = await connection.query(`SELECT id FROM product WHERE tenant_id = 1 LIMIT 5000`);
  return {
    month,
    year: { start: end - 365 * day, end },
    storeIds: stores.map(({ id }) => id),
    productIds: products.map(({ id }) => id),
  };
}

function questions({ month, year, storeIds, productIds }) {
  const dated = ({ start, end }) => ({ startDate: start, endDate: end });
  return [
    ['sales, a month', 'POST', '/report/sales', dated(month)],
    ['sales, a year', 'POST', '/report/sales', dated(year)],
    ['sales by day, a month', 'POST', '/report/sales/over-time', { ...dated(month), step: 'day' }],
    ['sales by week, a year', 'POST', '/report/sales/over-time', { ...dated(year), step: 'week' }],
    ['best products, a month', 'POST', '/report/sales/products', dated(month)],
    ['best products, a year', 'POST', '/report/sales/products', dated(year)],
    ['statement of the biggest, a month', 'POST', '/report/statement', { userId: storeIds[0], ...month }],
    ['invoices of the biggest, a month', 'GET', `/invoice?userId=${storeIds[0]}&start=${month.start}&end=${month.end}`],
    ['product usage, a month', 'POST', '/report/product-usage', { storeIds, productIds, ...month }],
    ['ageing', 'GET', '/report/ageing'],
    ['stock by category', 'GET', '/report/category'],
  ];
}

async function measured(headers, facts) {
  const times = new Map();
  for (const [name, method, path, body] of questions(facts)) {
    const ask = () => asked(headers, method, path, body);
    for (let nth = 0; nth < warmUps; nth += 1) await ask();
    times.set(name, await median(ask));
  }
  return times;
}

async function asked(headers, method, path, body) {
  const answer = await fetch(`${depot.url}/api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
}

/** Milliseconds of the run in the middle. */
async function median(run) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await run();
    times.push(performance.now() - begin);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)];
}
