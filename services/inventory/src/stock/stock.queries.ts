/** Signed changes of stock rows, one per product, as a table: `:changes` is JSON from `changesJson`. */
const changes = `JSON_TABLE(:changes, '$[*]' COLUMNS (
  product_id INT UNSIGNED PATH '$[0]',
  quantity INT PATH '$[1]',
  weight DECIMAL(14, 2) PATH '$[2]',
  booked_quantity INT PATH '$[3]',
  booked_weight DECIMAL(14, 2) PATH '$[4]'
))`;

/**
 * Changes the rows in the order of the JSON, which is the product order: the join order is forced, so two commands
 * never wait for each other. The table's CHECK constraints decide: one row that would go below zero or below its
 * bookings undoes the whole statement.
 */
export const changeStock = `
  UPDATE ${changes} c
    STRAIGHT_JOIN product_stock s ON s.product_id = c.product_id
  SET s.quantity = s.quantity + c.quantity,
      s.total_weight = s.total_weight + c.weight,
      s.booked_quantity = s.booked_quantity + c.booked_quantity,
      s.booked_weight = s.booked_weight + c.booked_weight,
      s.last_in = COALESCE(:lastIn, s.last_in)
  WHERE s.tenant_id = :tenantId`;

const columns = `
  s.product_id AS productId, s.has_weight AS hasWeight, s.quantity, s.total_weight AS totalWeight, s.booked_quantity AS bookedQuantity,
  s.booked_weight AS bookedWeight, s.reserved_quantity AS reservedQuantity, s.reserved_weight AS reservedWeight, s.last_in AS lastIn`;

export const lockStock = `
  SELECT ${columns} FROM product_stock s FORCE INDEX (PRIMARY)
  WHERE s.tenant_id = :tenantId AND s.product_id IN (:productIds)
  ORDER BY s.product_id FOR UPDATE`;

export const stockOf = `
  SELECT ${columns} FROM product_stock s WHERE s.tenant_id = :tenantId AND s.product_id IN (:productIds)`;

export const allStock = `SELECT ${columns} FROM product_stock s WHERE s.tenant_id = :tenantId`;

/** Writes movements with the balance that the rows, locked and changed by now, have. */
export const appendMovements = `
  INSERT INTO stock_movement (tenant_id, product_id, quantity, weight, balance_quantity, balance_weight, cause, user_id, user_name,
    order_id, return_id, delivery_receipt_id, received_id, unit_id, reason, time)
  SELECT s.tenant_id, s.product_id, c.quantity, c.weight, s.quantity, s.total_weight, :cause, :userId, :userName,
    :orderId, :returnId, :deliveryReceiptId, :receivedId, :unitId, :reason, :time
  FROM ${changes} c STRAIGHT_JOIN product_stock s ON s.product_id = c.product_id
  WHERE s.tenant_id = :tenantId`;

export const openStock = `
  INSERT INTO product_stock (product_id, tenant_id, has_weight)
  SELECT p.product_id, :tenantId, p.has_weight
  FROM JSON_TABLE(:products, '$[*]' COLUMNS (product_id INT UNSIGNED PATH '$[0]', has_weight VARCHAR(9) PATH '$[1]')) p`;

export const reserveStock = `
  UPDATE product_stock SET reserved_quantity = :quantity, reserved_weight = :weight
  WHERE tenant_id = :tenantId AND product_id = :productId`;
