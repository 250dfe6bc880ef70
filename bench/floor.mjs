/** The floor: the same work by hand on `node:http` and mysql2, in one process, with nothing else around it. */
import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';

const schema = [
  'CREATE TABLE stock (id INT PRIMARY KEY, quantity INT NOT NULL, booked INT NOT NULL DEFAULT 0)',
  'CREATE TABLE counter (id INT PRIMARY KEY, last INT NOT NULL)',
  'INSERT INTO counter VALUES (1, 0)',
  'CREATE TABLE orders (id INT AUTO_INCREMENT PRIMARY KEY, display_id INT NULL, store_id INT NOT NULL, status VARCHAR(10) NOT NULL, time BIGINT NOT NULL, KEY newest (time, display_id))',
  'CREATE TABLE order_line (id INT AUTO_INCREMENT PRIMARY KEY, order_id INT NOT NULL, product_id INT NOT NULL, name VARCHAR(300) NOT NULL, quantity INT NOT NULL, rate DECIMAL(14,2) NOT NULL, KEY of_order (order_id))',
];

/** Listens on a free port; `stop` ends it. */
export async function startFloor(databaseUrl, products) {
  const url = new URL(databaseUrl);
  url.pathname = '/floor';
  const root = createPool({ uri: databaseUrl });
  await root.query('DROP DATABASE IF EXISTS floor');
  await root.query('CREATE DATABASE floor');
  await root.end();
  const pool = createPool({ uri: url.href, connectionLimit: 20 });
  for (const statement of schema) await pool.query(statement);
  await pool.query('INSERT INTO stock (id, quantity) VALUES ?', [Array.from({ length: products }, (_, id) => [id, 1_000_000])]);
  const server = createServer((request, response) => answer(pool, request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await pool.end();
    },
  };
}

async function answer(pool, request, response) {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    const body = request.url === '/order' ? await createOrder(pool, JSON.parse(text)) : await firstPage(pool);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

async function createOrder(pool, { orderItems }) {
  const lines = [...orderItems].sort((a, b) => a.productId - b.productId);
  const connection = await pool.getConnection();
  try {
    await connection.beginTransaction();
    const [{ insertId: orderId }] = await connection.query("INSERT INTO orders (store_id, status, time) VALUES (1, 'PENDING', ?)", [
      Date.now(),
    ]);
    await connection.query('INSERT INTO order_line (order_id, product_id, name, quantity, rate) VALUES ?', [
      lines.map(({ productId, quantity }) => [orderId, productId, `Product ${productId}`, quantity, '12.50']),
    ]);
    const [booked] = await connection.query(`UPDATE stock SET booked = booked + 1 WHERE id IN (?) AND quantity - booked >= 1`, [
      lines.map(({ productId }) => productId),
    ]);
    if (booked.affectedRows !== lines.length) throw new Error('short');
    const [{ insertId: displayId }] = await connection.query('UPDATE counter SET last = LAST_INSERT_ID(last + 1) WHERE id = 1');
    await connection.query('UPDATE orders SET display_id = ? WHERE id = ?', [displayId, orderId]);
    await connection.commit();
    return { orderId, displayId };
  } catch (error) {
    await connection.rollback();
    throw error;
  } finally {
    connection.release();
  }
}

async function firstPage(pool) {
  const [orders] = await pool.query('SELECT * FROM orders ORDER BY time DESC, display_id DESC LIMIT 20');
  const [lines] = await pool.query('SELECT * FROM order_line WHERE order_id IN (?)', [orders.map(({ id }) => id)]);
  return { list: orders.map((order) => ({ ...order, lines: lines.filter(({ order_id: id }) => id === order.id) })) };
}
