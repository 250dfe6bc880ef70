/** The importer of the real data set beside LOAD DATA of the same rows. See README.md. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { prepareDepot } from './depot.mjs';
import { replayed, unpack } from './retail.mjs';

const table = `CREATE TABLE line (id INT AUTO_INCREMENT PRIMARY KEY, invoice VARCHAR(10), code VARCHAR(20),
  description VARCHAR(100), quantity INT,
  time DATETIME, price DECIMAL(12,3), customer VARCHAR(10), country VARCHAR(40), KEY of_invoice (invoice),
  KEY of_code (code))`;
const load = `LOAD DATA LOCAL INFILE 'lines' INTO TABLE line FIELDS TERMINATED BY ',' OPTIONALLY ENCLOSED BY '"'
  IGNORE 1 LINES
  (invoice, code, description, quantity, time, price, customer, country)`;

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
try {
  const path = join(folder, 'lines.csv');
  const count = await unpack(path);
  const env = await prepareDepot(database.url, folder);
  const baseline = await loadData(path, count);
  const begin = performance.now();
  await replayed(path, env);
  const ours = performance.now() - begin;
  const written = await writtenLines();
  const speed = (ms) => `${Math.round((count * 1000) / ms).toLocaleString('en-US')} lines/s`;
  console.log(
    `${count.toLocaleString('en-US')} lines; Depot wrote ${written.toLocaleString('en-US')} rows of orders, ` +
      `invoices and returns`,
  );
  console.log(`LOAD DATA into one table: ${(baseline / 1000).toFixed(1)} s, ${speed(baseline)}`);
  console.log(
    `Depot, from start to end of its process: ${(ours / 1000).toFixed(1)} s, ${speed(ours)}, ratio ` +
      `${(ours / baseline).toFixed(1)}`,
  );
} finally {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

async function loadData(path, count) {
  const connection = await createConnection({ uri: database.url, infileStreamFactory: () => createReadStream(path) });
  await connection.query('SET GLOBAL local_infile = 1');
  await connection.query('CREATE DATABASE baseline CHARACTER SET utf8mb4');
  await connection.query('USE baseline');
  await connection.query(table);
  const begin = performance.now();
  await connection.query({ sql: load, infileStreamFactory: () => createReadStream(path) });
  const time = performance.now() - begin;
  const [[{ n }]] = await connection.query('SELECT COUNT(*) n FROM line');
  await connection.end();
  if (n !== count) throw new Error(`LOAD DATA has ${n} of ${count} lines.`);
  return time;
}

async function writtenLines() {
  const connection = await createConnection(database.url);
  let rows = 0;
  for (const name of [
    'orders',
    'order_line',
    'invoice',
    'invoice_item',
    'invoice_payment',
    'order_return',
    'order_return_line',
  ]) {
    const [[{ n }]] = await connection.query(`SELECT COUNT(*) n FROM depot.${name}`);
    rows += n;
  }
  const [[{ items, totals }]] = await connection.query(
    'SELECT (SELECT SUM(amount) FROM depot.invoice_item) items, (SELECT SUM(total) FROM depot.invoice) totals',
  );
  await connection.end();
  if (items !== totals) throw new Error(`The lines come to ${items}, the invoices to ${totals}.`);
  return rows;
}
