/** Tables whose rows are copied, and how their columns move: by so many ids, and back in time. */
const moved = {
  orders: { ids: ['id', 'display_id'], times: ['time', 'outbound_time'] },
  order_line: { ids: ['id', 'order_id'] },
  invoice: {
    ids: ['id', 'number', 'order_id', 'return_id', 'related_display_id'],
    times: ['invoice_date', 'paid_time'],
  },
  invoice_item: { ids: ['id', 'invoice_id', 'order_line_id', 'live_order_line_id'] },
};
/** More than any id of the data set, and little enough for ten copies. */
const idsApart = 10_000_000;
/** Whole weeks, so that days stay the days of the week that they are. */
const timeApart = 364 * 86_400_000;

/** Puts copies of all orders and invoices before what is there, each a year earlier, and paid as history is. */
export async function copyHistory(connection, copies) {
  await connection.query('SET foreign_key_checks = 0');
  for (let nth = 1; nth <= copies; nth += 1) {
    for (const [table, { ids, times = [] }] of Object.entries(moved)) {
      const [columns] = await connection.query(`SHOW COLUMNS FROM ${table}`);
      const values = columns.map(({ Field }) => valueOf(Field, ids, times, nth)).join(', ');
      await connection.query(`INSERT INTO ${table} SELECT ${values} FROM ${table} WHERE id < ${idsApart}`);
    }
    await connection.query(
      `UPDATE invoice SET status = 'PAID', paid = total WHERE id > ${nth * idsApart} AND status = 'UNPAID'`,
    );
  }
  await connection.query('DELETE FROM invoice_sum');
  for (const days of [1, 32]) await connection.query(sums, [days, days]);
  await connection.query('ANALYZE TABLE orders, order_line, invoice, invoice_item, invoice_sum');
}

const sums = `INSERT INTO invoice_sum (tenant_id, days, span, store_id, invoices, sales, paid)
  SELECT tenant_id, ?, FLOOR(invoice_date / (? * 86400000)) span, store_id, COUNT(*),
  SUM(IF(kind = 'I', total, -total)), SUM(IF(kind = 'I', paid, -paid))
  FROM invoice WHERE status <> 'VOID' GROUP BY tenant_id, span, store_id`;

function valueOf(field, ids, times, nth) {
  if (ids.includes(field)) return `\`${field}\` + ${nth * idsApart}`;
  if (times.includes(field)) return `\`${field}\` - ${nth * timeApart}`;
  return `\`${field}\``;
}
