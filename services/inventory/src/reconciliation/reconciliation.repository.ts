import { decimalText, type Hundredths, isBulk } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { StockRow } from '../stock/stock.repository.js';

const sumMovements = (table: string, condition: string) => `
  (SELECT product_id, SUM(quantity) AS quantity, SUM(weight) AS weight FROM ${table}
   WHERE tenant_id = :tenantId ${condition} GROUP BY product_id)`;

/** Reads row, ledger and units in one statement, so that they are of the same moment. */
const totalsSql = `
  SELECT s.product_id AS productId, s.quantity AS rowQuantity, s.total_weight AS rowWeight,
    COALESCE(m.quantity, 0) AS ledgerQuantity, COALESCE(m.weight, 0) AS ledgerWeight,
    COALESCE(u.quantity, 0) AS unitQuantity, COALESCE(u.weight, 0) AS unitWeight`;

const disagreeing = `
  ${totalsSql}
  FROM product_stock s
    LEFT JOIN ${sumMovements('stock_movement', '')} m ON m.product_id = s.product_id
    LEFT JOIN ${sumMovements('inventory_unit', "AND status = 'IN_STOCK'")} u ON u.product_id = s.product_id
  WHERE s.tenant_id = :tenantId
    AND (s.quantity <> COALESCE(m.quantity, 0) OR s.total_weight <> COALESCE(m.weight, 0)
      OR s.quantity <> COALESCE(u.quantity, 0) OR s.total_weight <> COALESCE(u.weight, 0))
  ORDER BY s.product_id`;

const figuresOf = `
  ${totalsSql}
  FROM product_stock s
    LEFT JOIN ${sumMovements('stock_movement', 'AND product_id = :productId')} m ON m.product_id = s.product_id
    LEFT JOIN ${sumMovements('inventory_unit', "AND product_id = :productId AND status = 'IN_STOCK'")} u
      ON u.product_id = s.product_id
  WHERE s.tenant_id = :tenantId AND s.product_id = :productId`;

const setStock = `
  UPDATE product_stock SET quantity = :quantity, total_weight = :weight, booked_quantity = :bookedQuantity,
    booked_weight = :bookedWeight,
    reserved_quantity = :reservedQuantity, reserved_weight = :reservedWeight
  WHERE tenant_id = :tenantId AND product_id = :productId`;

/** Totals of a product by stock row, ledger and units. */
export interface StockTotals {
  productId: number;
  rowQuantity: number;
  rowWeight: Hundredths;
  ledgerQuantity: number;
  ledgerWeight: Hundredths;
  unitQuantity: number;
  unitWeight: Hundredths;
}

/** Compares stock rows with the ledger and the units. */
@Injectable()
export class ReconciliationRepository {
  constructor(private readonly db: Db) {}

  /** Products whose totals differ. */
  async findMismatches(): Promise<StockTotals[]> {
    return this.db.query<StockTotals>(disagreeing);
  }

  async findTotals(productId: number): Promise<StockTotals | undefined> {
    const [figures] = await this.db.query<StockTotals>(figuresOf, { productId });
    return figures;
  }

  /** Writes stock and bookings to a locked row, and lowers the reserved amount if necessary. */
  async setStock(row: StockRow, there: StockAmount, held: StockAmount): Promise<void> {
    await this.db.execute(setStock, {
      productId: row.productId,
      quantity: there.quantity,
      weight: decimalText(there.weight),
      bookedQuantity: held.quantity,
      bookedWeight: decimalText(held.weight),
      reservedQuantity: Math.min(row.reservedQuantity, there.quantity - held.quantity),
      reservedWeight: decimalText(Math.min(row.reservedWeight, isBulk(row.hasWeight) ? there.weight - held.weight : 0)),
    });
  }
}
