/** Statements about stock that find rows of the tenant only where something is wrong. */
const live = `('OUTBOUND', 'DONE')`;
const notImported = 'NOT EXISTS (SELECT 1 FROM imported_order i WHERE i.order_id = o.id)';

export const stockRules = [
  {
    invariant: 1,
    name: 'movements do not add up to the stock row',
    sql: `SELECT s.product_id, s.quantity, s.total_weight, m.quantity AS moved, m.weight AS movedWeight
      FROM product_stock s
      LEFT JOIN (SELECT product_id, SUM(quantity) quantity, SUM(weight) weight FROM stock_movement
        WHERE tenant_id = :tenant GROUP BY product_id) m
        ON m.product_id = s.product_id
      WHERE s.tenant_id = :tenant AND (s.quantity <> COALESCE(m.quantity, 0) OR s.total_weight <> COALESCE(m.weight,
        0))`,
  },
  {
    invariant: 1,
    name: 'the newest movement has another balance than the stock row',
    sql: `SELECT s.product_id, s.quantity, s.total_weight, m.balance_quantity, m.balance_weight FROM product_stock s
      JOIN stock_movement m ON m.id = (SELECT MAX(n.id) FROM stock_movement n WHERE n.tenant_id = :tenant
        AND n.product_id = s.product_id)
      WHERE s.tenant_id = :tenant AND (m.balance_quantity <> s.quantity OR m.balance_weight <> s.total_weight)`,
  },
  {
    invariant: 2,
    name: 'units in stock do not add up to the stock row',
    sql: `SELECT s.product_id, s.quantity, s.total_weight, u.quantity AS there, u.weight AS weighs FROM product_stock s
      LEFT JOIN (SELECT product_id, SUM(quantity) quantity, SUM(weight) weight FROM inventory_unit
        WHERE tenant_id = :tenant AND status = 'IN_STOCK' GROUP BY product_id) u ON u.product_id = s.product_id
      WHERE s.tenant_id = :tenant AND (s.quantity <> COALESCE(u.quantity, 0) OR s.total_weight <> COALESCE(u.weight,
        0))`,
  },
  {
    invariant: 3,
    name: 'more or less is booked than open order lines hold',
    sql: `SELECT s.product_id, s.booked_quantity, s.booked_weight, h.quantity AS held, h.weight AS heldWeight
      FROM product_stock s
      LEFT JOIN (SELECT l.product_id, SUM(IF(l.has_weight = 'Weighting', 0, l.quantity - l.short)) quantity,
          SUM(IF(l.has_weight = 'Weighting', l.weight - l.short / 100, 0)) weight
        FROM orders o JOIN order_line l ON l.order_id = o.id
        WHERE o.tenant_id = :tenant AND o.status IN ('PENDING', 'PROCESSING') GROUP BY l.product_id) h
          ON h.product_id = s.product_id
      WHERE s.tenant_id = :tenant AND (s.booked_quantity <> COALESCE(h.quantity, 0)
        OR s.booked_weight <> COALESCE(h.weight, 0))`,
  },
  {
    invariant: 3,
    name: 'more is booked and reserved than is there, or something is negative',
    sql: `SELECT * FROM product_stock s WHERE s.tenant_id = :tenant AND (s.booked_quantity < 0 OR s.booked_weight < 0
      OR s.reserved_quantity < 0 OR s.reserved_weight < 0 OR s.booked_quantity + s.reserved_quantity > s.quantity
      OR s.booked_weight + s.reserved_weight > s.total_weight)`,
  },
  {
    invariant: 4,
    name: 'a piece is on two live order lines, or on one and in stock',
    sql: `SELECT u.inventory_id, COUNT(*) AS orders FROM order_line_unit u JOIN orders o ON o.id = u.order_id
      AND o.status IN ${live}
      LEFT JOIN order_return_unit r ON r.order_id = u.order_id AND r.inventory_id = u.inventory_id
      JOIN inventory_unit i ON i.id = u.inventory_id
      WHERE u.tenant_id = :tenant AND r.id IS NULL GROUP BY u.inventory_id HAVING COUNT(*) > 1 OR MAX(i.status) <>
        'SHIPPED'`,
  },
  {
    invariant: 4,
    name: 'a piece in stock is not one whole piece',
    sql: `SELECT u.id, u.quantity, u.weight FROM inventory_unit u JOIN product_stock s ON s.product_id = u.product_id
      AND s.has_weight = 'Yes'
      WHERE u.tenant_id = :tenant AND u.status = 'IN_STOCK' AND (u.quantity <> 1 OR u.weight <= 0)`,
  },
  {
    invariant: 4,
    name: 'a piece has another weight and nobody gave a reason',
    sql: `SELECT m.id, m.product_id, m.cause FROM stock_movement m
      WHERE m.tenant_id = :tenant AND m.cause IN ('ADJUSTED', 'REMOVED', 'COUNTED') AND COALESCE(m.reason, '') = ''`,
  },
  {
    invariant: 4,
    name: 'two units have the same label',
    sql: `SELECT qr_value, COUNT(*) AS units FROM inventory_unit
      WHERE tenant_id = :tenant GROUP BY qr_value HAVING COUNT(*) > 1`,
  },
  {
    invariant: 5,
    name: 'an open order beyond PENDING holds less than it was promised',
    sql: `SELECT l.id, l.order_id, l.short, o.status FROM order_line l JOIN orders o ON o.id = l.order_id
      WHERE o.tenant_id = :tenant AND l.short > 0 AND o.status NOT IN ('PENDING', 'CANCELLED')`,
  },
  {
    invariant: 8,
    name: 'an order left with other pieces than it says',
    sql: `SELECT l.id, l.order_id, l.quantity, COUNT(u.id) AS pieces, COUNT(DISTINCT u.inventory_id) AS
      distinctPieces FROM orders o
      JOIN order_line l ON l.order_id = o.id AND l.has_weight = 'Yes' LEFT JOIN order_line_unit u ON u.order_line_id
        = l.id
      WHERE o.tenant_id = :tenant AND o.status IN ${live} AND ${notImported} GROUP BY l.id, l.order_id, l.quantity,
        l.weight
      HAVING pieces <> l.quantity OR distinctPieces <> l.quantity OR SUM(u.weight) <> l.weight`,
  },
  {
    invariant: 8,
    name: 'a piece of another product or tenant left',
    sql: `SELECT u.order_id, u.inventory_id, i.product_id, l.product_id AS wanted, i.tenant_id FROM order_line_unit u
      JOIN order_line l ON l.id = u.order_line_id JOIN inventory_unit i ON i.id = u.inventory_id
      WHERE u.tenant_id = :tenant AND (i.product_id <> l.product_id OR i.tenant_id <> :tenant
        OR l.tenant_id <> :tenant)`,
  },
  {
    invariant: 8,
    name: 'what left is not what the lines say',
    sql: `SELECT l.id, l.order_id, l.quantity, l.weight, SUM(a.quantity) AS allocated, SUM(a.weight) AS
      allocatedWeight FROM orders o
      JOIN order_line l ON l.order_id = o.id LEFT JOIN stock_allocation a ON a.order_item_id = l.id
      WHERE o.tenant_id = :tenant AND o.status IN ${live} AND ${notImported} GROUP BY l.id, l.order_id, l.quantity,
        l.weight, l.has_weight
      HAVING (l.has_weight <> 'Weighting' AND COALESCE(SUM(a.quantity), 0) <> l.quantity)
        OR (l.has_weight <> 'No' AND COALESCE(SUM(a.weight), 0) <> l.weight)`,
  },
  {
    invariant: 8,
    name: 'movements of an order are not what its lines say',
    sql: `SELECT o.id, wanted.product_id, wanted.quantity, wanted.weight, m.quantity AS left_, m.weight AS leftWeight
      FROM orders o
      JOIN (SELECT order_id, product_id, SUM(IF(has_weight = 'Weighting', 0, quantity)) quantity,
        SUM(IF(has_weight = 'No', 0, weight)) weight
        FROM order_line WHERE tenant_id = :tenant GROUP BY order_id, product_id) wanted ON wanted.order_id = o.id
      LEFT JOIN (SELECT order_id, product_id, -SUM(quantity) quantity, -SUM(weight) weight FROM stock_movement
        WHERE tenant_id = :tenant AND cause IN ('OUTBOUND', 'MANUAL') GROUP BY order_id, product_id) m
        ON m.order_id = o.id AND m.product_id = wanted.product_id
      WHERE o.tenant_id = :tenant AND o.status IN ${live} AND ${notImported}
        AND (COALESCE(m.quantity, 0) <> wanted.quantity OR COALESCE(m.weight, 0) <> wanted.weight)`,
  },
  {
    invariant: 16,
    name: 'a receipt that is not received has units, or a received one other units than it says',
    sql: `SELECT r.id, r.status, SUM(i.received_quantity) AS received, u.units FROM delivery_receipt r
      JOIN delivery_receipt_item i ON i.delivery_receipt_id = r.id
      LEFT JOIN (SELECT delivery_receipt_id, COUNT(*) units FROM inventory_unit WHERE tenant_id = :tenant
        AND delivery_receipt_id IS NOT NULL
        GROUP BY delivery_receipt_id) u ON u.delivery_receipt_id = r.id
      WHERE r.tenant_id = :tenant GROUP BY r.id, r.status, u.units
      HAVING (r.status <> 'COMPLETED') = (COALESCE(u.units, 0) > 0)`,
  },
];
