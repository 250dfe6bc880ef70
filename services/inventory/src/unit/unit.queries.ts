/** A unit as `UnitRow` has it. */
export const unitColumns = `
  u.id, u.product_id AS productId, u.qr_value AS qrValue, u.status, u.quantity, u.weight, u.first_quantity AS firstQuantity,
  u.first_weight AS firstWeight, u.lot, u.expiry, u.received_time AS receivedTime,
  u.weight_confirmed AS weightConfirmed, u.version`;

/** What leaves first: the earliest expiry, then the oldest. */
export const leavingOrder = 'u.product_id, u.expiry IS NULL, u.expiry, u.received_time, u.id';

export const lockUnits = `
  SELECT ${unitColumns} FROM inventory_unit u WHERE u.tenant_id = :tenantId AND u.id IN (:ids) ORDER BY u.id FOR UPDATE`;

export const lockUnitsInStock = `
  SELECT ${unitColumns} FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id IN (:productIds) AND u.status = 'IN_STOCK'
  ORDER BY ${leavingOrder} FOR UPDATE`;

/** Writes what remains of units that are locked. */
export const setRemaining = `
  UPDATE JSON_TABLE(:units, '$[*]' COLUMNS (
      id INT UNSIGNED PATH '$[0]',
      quantity INT PATH '$[1]',
      weight DECIMAL(14, 2) PATH '$[2]',
      status VARCHAR(8) PATH '$[3]'
    )) r
    STRAIGHT_JOIN inventory_unit u ON u.id = r.id
  SET u.quantity = r.quantity, u.weight = r.weight, u.status = r.status,
    u.gone_time = IF(r.status = 'IN_STOCK', NULL, :time),
    u.version = u.version + 1
  WHERE u.tenant_id = :tenantId`;

export const insertUnits = `
  INSERT INTO inventory_unit (tenant_id, product_id, qr_value, quantity, weight, first_quantity, first_weight, lot, expiry,
    received_time, delivery_receipt_id, received_id, weight_confirmed)
  SELECT :tenantId, n.product_id, n.qr_value, n.quantity, n.weight, n.quantity, n.weight, n.lot, n.expiry, :time, :deliveryReceiptId, :receivedId,
    n.weight_confirmed
  FROM JSON_TABLE(:units, '$[*]' COLUMNS (
    product_id INT UNSIGNED PATH '$[0]',
    qr_value CHAR(16) PATH '$[1]',
    quantity INT PATH '$[2]',
    weight DECIMAL(14, 2) PATH '$[3]',
    lot VARCHAR(50) PATH '$[4]',
    expiry DATE PATH '$[5]',
    weight_confirmed TINYINT PATH '$[6]'
  )) n`;

export const idsByQrValue = `
  SELECT id, qr_value AS qrValue FROM inventory_unit WHERE tenant_id = :tenantId AND qr_value IN (:qrValues)`;

export const unitsById = `SELECT ${unitColumns} FROM inventory_unit u WHERE u.tenant_id = :tenantId AND u.id IN (:ids)`;

export const unitByQrValue = `SELECT ${unitColumns} FROM inventory_unit u WHERE u.tenant_id = :tenantId AND u.qr_value = :qrValue`;

/**
 * The units of a product, those in stock first in the order in which they should leave; then the ones gone, newest
 * first.
 */
export const unitsOfProduct = `
  SELECT ${unitColumns} FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.status IN (:statuses)
  ORDER BY u.status, u.gone_time DESC, ${leavingOrder}
  LIMIT :limit`;

/** A correction of a piece's weight corrects its label too. */
export const relabel = `
  UPDATE inventory_unit SET first_weight = :weight, weight_confirmed = :isUnusual, version = version + 1
  WHERE tenant_id = :tenantId AND id = :id`;
