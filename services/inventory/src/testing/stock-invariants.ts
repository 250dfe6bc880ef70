import { runInContext } from '@depot/node-context';
import type { Db } from '@depot/node-database';

interface Broken {
  productId: number;
}

/** Invariants of all products. Each query returns the products that break one. */
const forbidden: Record<string, string> = {
  'movements do not add up to the stock row': `
    SELECT s.product_id AS productId FROM product_stock s LEFT JOIN stock_movement m ON m.product_id = s.product_id
    WHERE s.tenant_id = :tenantId GROUP BY s.product_id
    HAVING COALESCE(SUM(m.quantity), 0) <> MAX(s.quantity) OR COALESCE(SUM(m.weight), 0) <> MAX(s.total_weight)`,
  'units in stock do not add up to the stock row': `
    SELECT s.product_id AS productId FROM product_stock s
      LEFT JOIN inventory_unit u ON u.product_id = s.product_id AND u.status = 'IN_STOCK'
    WHERE s.tenant_id = :tenantId GROUP BY s.product_id
    HAVING COALESCE(SUM(u.quantity), 0) <> MAX(s.quantity) OR COALESCE(SUM(u.weight), 0) <> MAX(s.total_weight)`,
  'a piece is not one whole piece': `
    SELECT u.product_id AS productId FROM inventory_unit u JOIN product_stock s ON s.product_id = u.product_id
    WHERE u.tenant_id = :tenantId AND s.has_weight = 'Yes' AND NOT (u.first_quantity = 1 AND u.first_weight > 0
      AND (u.status <> 'IN_STOCK' OR (u.quantity = 1 AND u.weight = u.first_weight)))`,
  'a piece is on two order lines, or on one and in stock': `
    SELECT u.product_id AS productId FROM inventory_unit u JOIN product_stock s ON s.product_id = u.product_id
      JOIN stock_allocation a ON a.unit_id = u.id AND a.back_quantity < a.quantity
    WHERE u.tenant_id = :tenantId AND s.has_weight = 'Yes' GROUP BY u.id HAVING COUNT(*) > 1 OR MAX(u.status) <> 'SHIPPED'`,
  'what came back of an allocation is neither what returns brought nor all of it': `
    SELECT a.product_id AS productId FROM stock_allocation a LEFT JOIN return_allocation r ON r.allocation_id = a.id
    WHERE a.tenant_id = :tenantId GROUP BY a.id
    HAVING (COALESCE(SUM(r.quantity), 0) <> MAX(a.back_quantity) OR COALESCE(SUM(r.weight), 0) <> MAX(a.back_weight))
      AND (MAX(a.back_quantity) < MAX(a.quantity) OR MAX(a.back_weight) < MAX(a.weight))`,
  'the newest movement has another balance than the stock row': `
    SELECT s.product_id AS productId FROM product_stock s JOIN stock_movement m ON m.product_id = s.product_id
    WHERE s.tenant_id = :tenantId AND m.id = (SELECT MAX(n.id) FROM stock_movement n WHERE n.product_id = s.product_id)
      AND (m.balance_quantity <> s.quantity OR m.balance_weight <> s.total_weight)`,
  'more is booked and reserved than is there': `
    SELECT s.product_id AS productId FROM product_stock s WHERE s.tenant_id = :tenantId AND (s.booked_quantity < 0 OR s.booked_weight < 0
      OR s.reserved_quantity < 0 OR s.reserved_weight < 0 OR s.booked_quantity + s.reserved_quantity > s.quantity
      OR s.booked_weight + s.reserved_weight > s.total_weight)`,
};

/** The rules that are broken, with the products that break them; empty when all is well. */
export async function brokenInvariants(db: Db, tenantId: number): Promise<Record<string, number[]>> {
  const broken: Record<string, number[]> = {};
  for (const [rule, sql] of Object.entries(forbidden)) {
    const rows = await runInContext({ tenantId }, () => db.query<Broken>(sql));
    if (rows.length > 0) broken[rule] = rows.map(({ productId }) => productId);
  }
  return broken;
}
