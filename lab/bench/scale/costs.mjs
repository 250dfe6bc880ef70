/** What one order and one look at a list cost a server, in processor time and in bytes that stay. */
import { randomUUID } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { signIn } from '../../../tools/demo/load/client.mjs';
import { advance, place } from '../../../tools/demo/load/order-steps.mjs';
import { processorMs } from '../processor.mjs';

const clients = 8;

/** Does the work so often, by several clients; milliseconds of one time on either side. */
async function costOf({ services, database, times, work }) {
  const before = await Promise.all([services, database].map(processorMs));
  let left = times;
  const client = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const after = await Promise.all([services, database].map(processorMs));
  const [ofServices, ofDatabase] = after.map((ms, at) => (ms - before[at]) / times);
  return { ofServices, ofDatabase };
}

/** Bytes of rows and keys by table. InnoDB says them after it has looked. */
async function bytesByTable(url) {
  const connection = await createConnection(url);
  try {
    const [names] = await connection.query('SHOW TABLES');
    const tables = names.map((row) => Object.values(row)[0]);
    await connection.query(`ANALYZE TABLE ${tables.map((name) => `\`${name}\``).join(', ')}`);
    const [rows] = await connection.query(
      `SELECT table_name AS name, data_length + index_length AS bytes FROM information_schema.tables
        WHERE table_schema = DATABASE()`,
    );
    return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
  } finally {
    await connection.end();
  }
}

/**
 * The life of an order of five lines as people lead it, from its placing to its paid invoice, and a page of the list of
 * orders.
 *
 * @param {object} asked
 * @param {{ url: string, pid: number }} asked.depot
 * @param {{ url: string, pid: number }} asked.database
 * @param {number} asked.times
 * @returns milliseconds of processor time on either side, and bytes that stay of an order by table, the most first
 */
export async function costs({ depot, database, times }) {
  const [store, manager] = await Promise.all(
    ['store', 'manager'].map((name) => signIn(depot.url, `${name}@depot.test`)),
  );
  const { list: products } = await store.get('/product');
  const pids = { services: depot.pid, database: database.pid };
  const life = () => wholeLife(store, manager, pick(products));
  await costOf({ ...pids, times: 50, work: life }); // the first ones fill caches
  const before = await bytesByTable(database.url);
  const order = await costOf({ ...pids, times, work: life });
  const after = await bytesByTable(database.url);
  const list = await costOf({ ...pids, times, work: () => manager.post('/order/query', { page: 0 }) });
  const growth = [...after].map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / times]);
  return { order, list, growth: growth.filter(([, bytes]) => bytes > 0).sort(([, one], [, two]) => two - one) };
}

async function wholeLife(store, manager, products) {
  const key = randomUUID();
  const orderId = await place(store, { lines: products.map((product) => [product, 1]) }, key);
  await advance({ manager, orderId, reach: 'DONE', key });
  await manager.post('/invoice', { orderId });
  const { list } = await manager.get(`/invoice?orderId=${orderId}`);
  await manager.put('/invoice/paid', { invoiceIds: list.map(({ invoiceId }) => invoiceId) });
}

/** Five products one after the other, from anywhere. */
function pick(products) {
  const first = Math.floor(Math.random() * (products.length - 5));
  return products.slice(first, first + 5);
}
