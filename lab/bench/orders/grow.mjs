import { createConnection } from 'mysql2/promise';

/** More than any id of what is copied. */
const idsApart = 1_000_000;
const minute = 60_000;

/** How the columns of a copy move: by so many ids, and back in time. */
const moved = {
  orders: { ids: ['id', 'display_id'], times: ['time', 'outbound_time'] },
  order_line: { ids: ['id', 'order_id'], times: [] },
};

/**
 * Puts copies of so many past orders before what is there, each as much earlier as they took, written at one go: what
 * is measured is reading.
 */
export async function growOrders(databaseUrl, { orders, copies }) {
  const connection = await createConnection(databaseUrl);
  for (let nth = 1; nth <= copies; nth += 1) {
    for (const [table, { ids, times }] of Object.entries(moved)) {
      const [columns] = await connection.query('SHOW COLUMNS FROM ??', [table]);
      const values = columns.map(({ Field }) => {
        if (ids.includes(Field)) return `\`${Field}\` + ${nth * idsApart}`;
        return times.includes(Field) ? `\`${Field}\` - ${nth * orders * minute}` : `\`${Field}\``;
      });
      await connection.query(`INSERT INTO ?? SELECT ${values.join(', ')} FROM ?? WHERE id < ${idsApart}`, [
        table,
        table,
      ]);
    }
  }
  await connection.query('UPDATE order_tally SET orders = orders * ?', [copies + 1]);
  await connection.query("UPDATE number_series SET last = last + ? WHERE series = 'order'", [copies * idsApart]);
  await connection.query('ANALYZE TABLE orders, order_line');
  await connection.end();
}
