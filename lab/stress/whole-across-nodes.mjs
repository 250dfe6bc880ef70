import { runInContext } from '@depot/node-context';
import { Db, isBusy, openDataSource } from '@depot/node-database';

/** Tables as in placing orders: a shared counter, the orders, and their lines. */
const tables = [
  'CREATE TABLE whole_series (tenant_id INT NOT NULL PRIMARY KEY, last INT NOT NULL)',
  `CREATE TABLE whole_head (id INT NOT NULL AUTO_INCREMENT PRIMARY KEY, tenant_id INT NOT NULL, number INT NOT NULL)`,
  `CREATE TABLE whole_line (id INT NOT NULL AUTO_INCREMENT PRIMARY KEY, tenant_id INT NOT NULL, number INT NOT NULL)`,
];
const [workers, times] = [6, 60];

const next = `
  INSERT INTO whole_series (tenant_id, last) VALUES (:tenantId, LAST_INSERT_ID(1))
  ON DUPLICATE KEY UPDATE last = LAST_INSERT_ID(last + 1)`;
const head = 'INSERT INTO whole_head (tenant_id, number) VALUES (:tenantId, LAST_INSERT_ID())';
const line = `
  INSERT INTO whole_line (tenant_id, number)
  SELECT tenant_id, last FROM whole_series WHERE tenant_id = :tenantId`;
const counts = `
  SELECT (SELECT COUNT(*) FROM whole_head WHERE tenant_id = :tenantId) heads,
    (SELECT COUNT(DISTINCT number) FROM whole_head WHERE tenant_id = :tenantId) numbers,
    (SELECT COUNT(*) FROM whole_line WHERE tenant_id = :tenantId) AS \`lines\`,
    (SELECT last FROM whole_series WHERE tenant_id = :tenantId) last`;

/**
 * Runs many transactions of several statements each at all servers at once, which conflict with each other: returns
 * those that were acknowledged and are incomplete, or are stored without an acknowledgement.
 *
 * @param {string[]} urls of the servers
 */
export async function tornAcrossNodes(urls) {
  const sources = await Promise.all(urls.map((DATABASE_URL) => openDataSource({ DATABASE_URL, DATABASE_POOL: 12 })));
  const dbs = sources.map((source) => new Db(source));
  try {
    for (const sql of tables) await sources[0].query(sql);
    const work = (db) => runInContext({ tenantId: 1 }, () => acknowledgedBy(db));
    const done = await Promise.all(dbs.flatMap((db) => Array.from({ length: workers }, () => work(db))));
    const acknowledged = done.reduce((sum, count) => sum + count, 0);
    const [found] = await runInContext({ tenantId: 1 }, () => dbs[0].query(counts));
    const parts = [found.heads, found.numbers, found.lines, found.last];
    return parts.reduce((sum, count) => sum + Math.abs(Number(count) - acknowledged), 0);
  } finally {
    for (const source of sources) await source.destroy();
  }
}

async function acknowledgedBy(db) {
  let count = 0;
  for (let nth = 0; nth < times; nth += 1) {
    try {
      await db.transaction(async () => {
        await db.batch([next, head, line].map((sql) => () => db.execute(sql)));
        await db.executeOnCommit('UPDATE whole_series SET last = last WHERE tenant_id = :tenantId');
      });
      count += 1;
    } catch (error) {
      // a transaction refused for any reason is not acknowledged, and must not be stored
      if (!isBusy(error)) console.error(`Not acknowledged: ${error.message}`);
    }
  }
  return count;
}
