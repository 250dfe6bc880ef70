import type { StockMode } from '@depot/contracts/amounts';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { OpenedProduct, StockLevel } from '@depot/contracts/inventory';
import { Db, isCheckFailed, LiveChanges } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { changesJson, type StockChange } from './stock-change.js';

/** A product's stock row. */
export interface StockRow extends StockLevel {
  hasWeight: StockMode;
  /** When goods last came in, epoch ms. */
  lastIn: number | null;
}

/** Signed changes of stock rows, one per product, as a table: `:changes` is JSON from `changesJson`. */
export const changesTable = `JSON_TABLE(:changes, '$[*]' COLUMNS (
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
const changeStock = `
  UPDATE ${changesTable} c
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

const lockStock = `
  SELECT ${columns} FROM product_stock s FORCE INDEX (PRIMARY)
  WHERE s.tenant_id = :tenantId AND s.product_id IN (:productIds)
  ORDER BY s.product_id FOR UPDATE`;

const stockOf = `
  SELECT ${columns} FROM product_stock s WHERE s.tenant_id = :tenantId AND s.product_id IN (:productIds)`;

const allStock = `SELECT ${columns} FROM product_stock s WHERE s.tenant_id = :tenantId`;

const openStock = `
  INSERT INTO product_stock (product_id, tenant_id, has_weight)
  SELECT p.product_id, :tenantId, p.has_weight
  FROM JSON_TABLE(:products, '$[*]' COLUMNS (product_id INT UNSIGNED PATH '$[0]', has_weight VARCHAR(9) PATH '$[1]')) p`;

const reserveStock = `
  UPDATE product_stock SET reserved_quantity = :quantity, reserved_weight = :weight
  WHERE tenant_id = :tenantId AND product_id = :productId`;

/** A stock row would have gone below zero or below what is booked and reserved. The statement has changed nothing. */
export class StockExceeded extends Error {}

/** The stock rows. Locking one also guards the units and allocations of its product. */
@Injectable()
export class StockRepository {
  constructor(
    private readonly db: Db,
    private readonly live: LiveChanges,
  ) {}

  /**
   * Applies all changes or none. `StockExceeded` when a row does not allow its change; the rows are locked then and
   * still as they were, so that the caller can say what is short.
   */
  async change(changes: readonly StockChange[], lastIn: number | null = null): Promise<void> {
    if (changes.length === 0) return;
    try {
      const { affectedRows } = await this.db.execute(changeStock, { changes: changesJson(changes), lastIn });
      if (affectedRows !== changes.length) throw new DomainError('NOT_FOUND', commonMessages.notFound);
      await this.live.publish(['inventory']);
    } catch (error) {
      if (isCheckFailed(error, 'product_stock')) throw new StockExceeded('', { cause: error });
      throw error;
    }
  }

  /** The rows, locked in product order until the end of the transaction. NOT_FOUND when one is missing. */
  async lock(productIds: readonly number[]): Promise<Map<number, StockRow>> {
    const wanted = [...new Set(productIds)];
    if (wanted.length === 0) return new Map();
    const rows = await this.db.query<StockRow>(lockStock, { productIds: wanted });
    if (rows.length !== wanted.length) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return new Map(rows.map((row) => [row.productId, row]));
  }

  async lockOne(productId: number): Promise<StockRow> {
    const row = (await this.lock([productId])).get(productId);
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return row;
  }

  /** A plain read, for showing. All rows of the tenant where no ids are given. */
  async read(productIds?: readonly number[]): Promise<StockRow[]> {
    return productIds ? this.db.query<StockRow>(stockOf, { productIds }) : this.db.query<StockRow>(allStock);
  }

  async open(products: readonly OpenedProduct[]): Promise<void> {
    if (products.length === 0) return;
    const rows = products.map(({ productId, hasWeight }) => [productId, hasWeight]);
    await this.db.execute(openStock, { products: JSON.stringify(rows) });
  }

  /** Keeps an amount out of ordering. `StockExceeded` when bookings leave less than that. */
  async reserve(productId: number, quantity: number, weight: string): Promise<void> {
    try {
      await this.db.execute(reserveStock, { productId, quantity, weight });
      await this.live.publish(['inventory']);
    } catch (error) {
      if (isCheckFailed(error, 'product_stock')) throw new StockExceeded('', { cause: error });
      throw error;
    }
  }
}
