/**
 * The baseline: the same questions to the same tables by hand, on `node:http` and mysql2, in a process of its own, with
 * nobody to ask who is asking.
 */
import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';

const list = `
  SELECT p.*, t.quantity, t.total_weight, t.booked_quantity, t.reserved_quantity, t.last_in, w.name AS warehouse,
  c.name AS category,
    s.name AS sub_category, b.name AS brand
  FROM product p JOIN product_stock t ON t.product_id = p.id
    JOIN sub_category s ON s.id = p.sub_category_id JOIN category c ON c.id = s.category_id
    JOIN sub_warehouse w ON w.id = c.sub_warehouse_id
    LEFT JOIN brand b ON b.id = p.brand_id
  WHERE p.tenant_id = ? ORDER BY p.secondary_name`;
const history = `
  SELECT * FROM stock_movement FORCE INDEX (stock_movement_product)
  WHERE tenant_id = ? AND product_id = ? AND id < ? ORDER BY id DESC LIMIT 100`;
const unit =
  'SELECT u.*, p.secondary_name FROM inventory_unit u JOIN product p ON p.id = u.product_id WHERE u.tenant_id = ? ' +
  'AND u.qr_value = ?';
const figures = [
  "SELECT COUNT(*) AS count FROM inventory_unit WHERE tenant_id = ? AND status = 'IN_STOCK'",
  "SELECT COUNT(*) AS count FROM inventory_unit WHERE tenant_id = ? AND status IN ('SHIPPED', 'REMOVED') " +
    'AND gone_time >= 0',
  'SELECT time, count FROM inventory_count WHERE tenant_id = ? ORDER BY time DESC LIMIT 30',
  list,
];

const url = new URL(process.argv[2]);
url.pathname = '/depot';
const pool = createPool({ uri: url.href, connectionLimit: 20 });
const [[{ tenantId }]] = await pool.query('SELECT tenant_id AS tenantId FROM product ORDER BY id DESC LIMIT 1');
const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.destroy(error));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());

async function answer(request, response) {
  try {
    const body = await rowsOf(new URL(request.url, 'http://bare'));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

async function rowsOf({ pathname, searchParams }) {
  const rows = async (sql, ...values) => (await pool.query(sql, [tenantId, ...values]))[0];
  if (pathname.endsWith('/history'))
    return rows(history, searchParams.get('pid'), searchParams.get('before') ?? 2 ** 31);
  if (pathname.endsWith('/dashboard')) return Promise.all(figures.map((sql) => rows(sql)));
  if (searchParams.has('qrValue')) return rows(unit, searchParams.get('qrValue'));
  return rows(list);
}
