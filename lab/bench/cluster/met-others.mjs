/** How often work met other work, as the processes and the servers of a database count it. */
import { createConnection } from 'mysql2/promise';

const counted = ['Innodb_row_lock_time', 'wsrep_local_cert_failures', 'wsrep_local_bf_aborts'];
const status = `SHOW GLOBAL STATUS WHERE Variable_name IN (${counted.map((name) => `'${name}'`).join(', ')})`;
const reruns = /^db_transactions_total\{outcome="reruns"\} (\d+)$/m;

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/**
 * So far: transactions that were run again, milliseconds for which rows were waited for, and transactions that a node
 * gave up because another one was first (0 where there is no other).
 *
 * @param {{ origins: string[], servers: string[] }} all the processes of the services, and the addresses of the servers
 */
export async function metSoFar({ origins, servers }) {
  const ran = await Promise.all(origins.map(rerunsOf));
  const told = await Promise.all(servers.map(statusOf));
  const total = (name) => sum(told.map((one) => Number(one.get(name.toLowerCase()) ?? 0)));
  const [waitedMs, refused, overtaken] = counted.map(total);
  return { reruns: sum(ran), waitedMs, conflicts: refused + overtaken };
}

/** A demonstration shows its figures to whoever reaches it. */
async function rerunsOf(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(reruns.exec(text)?.[1] ?? 0);
}

async function statusOf(url) {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query(status);
    return new Map(rows.map(({ Variable_name: name, Value: value }) => [name.toLowerCase(), value]));
  } finally {
    await connection.end();
  }
}
