import { createConnection, createPool } from 'mysql2/promise';

const schema = [
  'CREATE TABLE stock (id INT PRIMARY KEY, quantity INT NOT NULL, booked INT NOT NULL DEFAULT 0)',
  'CREATE TABLE lot (product_id INT PRIMARY KEY, remaining INT NOT NULL)',
  'CREATE TABLE counter (id INT PRIMARY KEY, last INT NOT NULL)',
  'CREATE TABLE orders (id INT AUTO_INCREMENT PRIMARY KEY, display_id INT NULL, store_id INT NOT NULL, ' +
    'status VARCHAR(10) NOT NULL, time BIGINT NOT NULL, KEY newest (time, display_id))',
  'CREATE TABLE order_line (id INT AUTO_INCREMENT PRIMARY KEY, order_id INT NOT NULL, product_id INT NOT NULL, ' +
    'name VARCHAR(300) NOT NULL, quantity INT NOT NULL, rate DECIMAL(14,2) NOT NULL, KEY of_order (order_id))',
  'CREATE TABLE movement (id INT AUTO_INCREMENT PRIMARY KEY, product_id INT NOT NULL, order_id INT NOT NULL, ' +
    'quantity INT NOT NULL, time BIGINT NOT NULL, KEY of_product (product_id, time))',
];

/** The baseline's database, with so many products and so many finished orders of two lines; returns its address. */
export async function prepareTables(databaseUrl, products, orders) {
  const url = new URL(databaseUrl);
  const root = await createConnection(url.href);
  await root.query('CREATE DATABASE baseline');
  await root.end();
  url.pathname = '/baseline';
  const pool = createPool({ uri: url.href });
  for (const statement of schema) await pool.query(statement);
  const ids = Array.from({ length: products }, (_, id) => id);
  await pool.query('INSERT INTO stock (id, quantity) VALUES ?', [ids.map((id) => [id, 1_000_000])]);
  await pool.query('INSERT INTO lot VALUES ?', [ids.map((id) => [id, 1_000_000])]);
  await pool.query('INSERT INTO counter VALUES (1, ?)', [orders]);
  for (let from = 1; from <= orders; from += 5000) {
    const some = Array.from({ length: Math.min(5000, orders - from + 1) }, (_, at) => from + at);
    await pool.query('INSERT INTO orders (id, display_id, store_id, status, time) VALUES ?', [
      some.map((id) => [id, id, 1, 'DONE', 1_700_000_000_000 + id]),
    ]);
    await pool.query('INSERT INTO order_line (order_id, product_id, name, quantity, rate) VALUES ?', [
      some.flatMap((id) =>
        [0, 1].map((line) => [id, (id + line) % products, `Product ${(id + line) % products}`, 1, '12.50']),
      ),
    ]);
  }
  await pool.end();
  return url.href;
}
