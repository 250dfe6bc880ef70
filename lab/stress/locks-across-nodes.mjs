import { runInContext } from '@depot/node-context';
import { Db, openDataSource } from '@depot/node-database';

/** A row that is only locked, and rows that a transaction writes elsewhere after finding it free. */
const tables = [
  'CREATE TABLE lock_gate (id INT NOT NULL PRIMARY KEY, tenant_id INT NOT NULL)',
  'CREATE TABLE lock_taken (id INT NOT NULL AUTO_INCREMENT PRIMARY KEY, tenant_id INT NOT NULL, who INT NOT NULL)',
  'INSERT INTO lock_gate VALUES (1, 1)',
];

/**
 * Two transactions lock one row at two servers at the same time, and write other rows if they are first: returns how
 * many of them did, which must be one.
 *
 * @param {string[]} urls of the two servers
 */
export async function takenAtOnce(urls) {
  const sources = await Promise.all(urls.map((DATABASE_URL) => openDataSource({ DATABASE_URL, DATABASE_POOL: 4 })));
  try {
    for (const sql of tables) await sources[0].query(sql);
    let arrived = 0;
    let open;
    const bothHold = new Promise((resolve) => (open = resolve));
    const took = await Promise.all(
      sources.map((source, who) =>
        runInContext({ tenantId: 1 }, () =>
          takeOnce(new Db(source), who, async () => {
            arrived += 1;
            if (arrived === urls.length) open();
            // a retry runs alone
            await bothHold;
          }),
        ),
      ),
    );
    return took.filter(Boolean).length;
  } finally {
    for (const source of sources) await source.destroy();
  }
}

/** Returns whether it was the first. */
function takeOnce(db, who, meet) {
  return db.transaction(async () => {
    await db.query('SELECT id FROM lock_gate WHERE tenant_id = :tenantId AND id = 1 FOR UPDATE');
    const taken = await db.query('SELECT id FROM lock_taken WHERE tenant_id = :tenantId');
    await meet();
    if (taken.length > 0) return false;
    await db.execute('INSERT INTO lock_taken (tenant_id, who) VALUES (:tenantId, :who)', { who });
    return true;
  });
}
