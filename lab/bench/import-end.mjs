/**
 * How long the last step of an import holds rows: it makes everything that waits on the stage that of the tenant, in
 * one transaction. See README.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { signIn } from '../../tools/demo/load/client.mjs';
import { startDepot } from './depot.mjs';

/** Rows of each file, and products that the stock is spread over. */
const rows = Number(process.env.ROWS ?? 100_000);
const products = 1_000;
/** Milliseconds between two looks at what is going on, and rows that no other step writes. */
const everyMs = 100;
const rowsOfNoOther = Math.min(rows, 30_000);

const numbers = (count) => Array.from({ length: count }, (_, at) => at + 1);
const head = 'Name,Warehouse,Category 1,Category 2,Price,Has Weight,Code';
const product = (nth) => `Product ${nth},Main,Goods,All,12.50,No,P${nth}`;
const files = [
  ['products', `${products} products, to begin with`, [head, ...numbers(products).map(product)]],
  ['stock', 'units', ['Product,Quantity', ...numbers(rows).map((nth) => `P${(nth % products) + 1},1`)]],
  ['products', 'products', [head, ...numbers(rows).map((nth) => product(products + nth))]],
];

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
const observer = await createConnection(database.url);
let depot;
try {
  depot = await startDepot(database.url, folder);
  const api = await signIn(depot.url, 'admin@depot.test');
  for (const [kind, what, lines] of files) {
    const begun = performance.now();
    const { longest, written } = await bringIn(api, kind, lines);
    const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
    const count = (lines.length - 1).toLocaleString('en-US');
    console.log(
      `${kind}: ${count} ${what}: ${seconds(performance.now() - begun)}; ` +
        `last step ${seconds(longest)}, ${written.toLocaleString('en-US')} rows`,
    );
  }
} finally {
  await depot?.stop();
  await observer.end();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

/** Imports the file, and watches the transaction that writes most: how long it was open, and how many rows it wrote. */
async function bringIn(api, kind, lines) {
  const form = new FormData();
  form.append('file', new Blob([lines.join('\n')], { type: 'text/csv' }), `${kind}.csv`);
  const { importId } = (await api.post(`/import/${kind}`, form)).obj;
  const found = { longest: 0, written: 0 };
  for (let looks = 0; ; looks += 1) {
    const [[largest]] = await observer.query(
      `SELECT TIMESTAMPDIFF(MICROSECOND, trx_started, NOW(6)) / 1000 AS ms, trx_rows_modified AS written
       FROM information_schema.innodb_trx ORDER BY trx_rows_modified DESC LIMIT 1`,
    );
    if (Number(largest?.written ?? 0) >= Math.max(found.written, rowsOfNoOther)) {
      found.longest = Number(largest.ms);
      found.written = Number(largest.written);
    }
    await wait(everyMs);
    if (looks % 10 > 0) continue;
    const { obj: state } = await api.get(`/import?id=${importId}`);
    if (state.status === 'APPLIED') return found;
    if (state.status === 'REFUSED') throw new Error(JSON.stringify(state.errors.slice(0, 3)));
  }
}
