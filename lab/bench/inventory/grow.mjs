import { createConnection } from 'mysql2/promise';

const unitColumns = '(tenant_id, product_id, qr_value, quantity, weight, first_quantity, first_weight, received_time)';
const minute = 60_000;

/**
 * Brings the stock to so many units, spread over the products, and one product's history to as many movements. Written
 * at one go: what is measured is reading.
 */
export async function grow(databaseUrl, productIds, size) {
  const url = new URL(databaseUrl);
  url.pathname = '/depot';
  const connection = await createConnection(url.href);
  const [[{ tenantId }]] = await connection.query(
    'SELECT tenant_id AS tenantId FROM product_stock WHERE product_id = ?',
    [productIds[0]],
  );
  const [[{ there }]] = await connection.query(
    "SELECT COUNT(*) AS there FROM inventory_unit WHERE qr_value LIKE 'BENCH%'",
  );
  const [first, last] = [there + 1, size];
  const now = Date.now();
  await connection.query(
    `INSERT INTO inventory_unit ${unitColumns}
     SELECT ?, ? + seq % ?, CONCAT('BENCH', LPAD(seq, 11, '0')), 1, 0, 1, 0, ? - seq * ${minute}
     FROM seq_${first}_to_${last}`,
    [tenantId, productIds[0], productIds.length, now],
  );
  const productId = productIds[0];
  await moveIn(connection, { tenantId, productIds, first, last, now });
  await connection.query('ANALYZE TABLE inventory_unit, stock_movement');
  const [[{ middle }]] = await connection.query(
    'SELECT id AS middle FROM stock_movement WHERE product_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?',
    [productId, size / 2],
  );
  await connection.end();
  return { productId, middle };
}

/**
 * A movement for each new unit of one product, and one for each of the others: whoever remembers how many units a
 * product has learns by a movement that there are more.
 */
async function moveIn(connection, { tenantId, productIds: [productId, ...others], first, last, now }) {
  const columns = '(tenant_id, product_id, quantity, weight, balance_quantity, balance_weight, cause, user_name, time)';
  await connection.query(
    `INSERT INTO stock_movement ${columns} SELECT ?, product_id, ?, 0, ?, 0, 'RECEIVED', 'Bench', ? FROM product_stock
     WHERE product_id IN (?)`,
    [tenantId, ...[last - first + 1, last].map((units) => units / (others.length + 1)), now, others],
  );
  await connection.query(
    `INSERT INTO stock_movement ${columns}
     SELECT ?, ?, 1, 0, seq, 0, 'RECEIVED', 'Bench', ? - (${last} - seq) * ${minute} FROM seq_${first}_to_${last}`,
    [tenantId, productId, now],
  );
}
