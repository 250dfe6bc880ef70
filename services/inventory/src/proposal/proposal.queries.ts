import { leavingOrder, unitColumns } from '../unit/unit.queries.js';

/** The first units of each product in the order in which they should leave; of no product more than `:most`. */
export const firstUnits = `
  SELECT * FROM (
    SELECT ${unitColumns}, ROW_NUMBER() OVER (PARTITION BY u.product_id ORDER BY ${leavingOrder}) AS nth
    FROM inventory_unit u
    WHERE u.tenant_id = :tenantId AND u.product_id IN (:productIds) AND u.status = 'IN_STOCK'
  ) first_units
  WHERE nth <= :most ORDER BY productId, nth`;
