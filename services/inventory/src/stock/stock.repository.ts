import type { StockMode } from '@depot/contracts/amounts';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { OpenedProduct, StockLevel } from '@depot/contracts/inventory';
import { Db, isCheckFailed } from '@depot/node-database';
import { LiveChanges, runInStage, type Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { StockEntity } from './stock.entity.js';
import { buildStockRows, changedColumns, type StockChange } from './stock-change.js';

/** A product's stock row. */
export interface StockRow extends StockLevel {
  hasWeight: StockMode;
  /** Time of the latest receipt, epoch ms. */
  lastIn: number | null;
}

const columns = `
  s.product_id AS productId, s.has_weight AS hasWeight, s.quantity, s.total_weight AS totalWeight,
  s.booked_quantity AS bookedQuantity,
  s.booked_weight AS bookedWeight, s.reserved_quantity AS reservedQuantity, s.reserved_weight AS reservedWeight,
  s.last_in AS lastIn`;

const lockStock = `
  SELECT ${columns} FROM product_stock s FORCE INDEX (PRIMARY)
  WHERE s.tenant_id = :tenantId AND s.product_id IN (:productIds)
  ORDER BY s.product_id FOR UPDATE`;

const stockOf = `
  SELECT ${columns} FROM product_stock s WHERE s.tenant_id = :tenantId AND s.product_id IN (:productIds)`;

const allStock = `SELECT ${columns} FROM product_stock s WHERE s.tenant_id = :tenantId`;

const reserveStock = `
  UPDATE product_stock SET reserved_quantity = :quantity, reserved_weight = :weight
  WHERE tenant_id = :tenantId AND product_id = :productId`;

/** A stock row would fall below zero, or below its bookings and reservation. The statement has changed nothing. */
export class StockExceeded extends Error {}

/** The stock rows. Locking one also guards the units and allocations of its product. */
@Injectable()
export class StockRepository {
  constructor(
    private readonly db: Db,
    private readonly live: LiveChanges,
  ) {}

  /**
   * Applies all changes or none. Sorted by product, so that two commands cannot deadlock. The CHECK constraints of the
   * table reject a row that would fall below zero or below its bookings.
   *
   * @throws StockExceeded if a row rejects its change; the rows stay locked and unchanged, so that the caller can list
   * the shortages
   */
  async change(changes: readonly StockChange[], lastIn: number | null = null): Promise<void> {
    if (changes.length === 0) return;
    try {
      const changed = await this.db.bulk(StockEntity).update(buildStockRows(changes), {
        add: changedColumns,
        set: 't.last_in = GREATEST(COALESCE(t.last_in, :lastIn), COALESCE(:lastIn, t.last_in))',
        values: { lastIn },
        asOne: true,
      });
      if (changed !== changes.length) throw new DomainError('NOT_FOUND', commonMessages.notFound);
      await this.live.publish(['inventory']);
    } catch (error) {
      if (isCheckFailed(error, 'product_stock')) throw new StockExceeded('', { cause: error });
      throw error;
    }
  }

  /**
   * Locks rows in product order until the end of the transaction.
   *
   * @throws NOT_FOUND if one is missing
   */
  async lockRows(productIds: readonly number[]): Promise<Map<number, StockRow>> {
    const wanted = [...new Set(productIds)];
    if (wanted.length === 0) return new Map();
    const rows = await this.db.query<StockRow>(lockStock, { productIds: wanted });
    if (rows.length !== wanted.length) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return new Map(rows.map((row) => [row.productId, row]));
  }

  async lockRow(productId: number): Promise<StockRow> {
    const row = (await this.lockRows([productId])).get(productId);
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return row;
  }

  /** Reads without a lock. Without ids, reads all rows of the tenant. */
  async read(productIds?: readonly number[]): Promise<StockRow[]> {
    return productIds ? this.db.query<StockRow>(stockOf, { productIds }) : this.db.query<StockRow>(allStock);
  }

  async open(products: readonly OpenedProduct[]): Promise<void> {
    await this.db.bulk(StockEntity).insert(products.map(({ productId, hasWeight }) => ({ productId, hasWeight })));
  }

  /** Moves the rows of a stage to the tenant. */
  async publishOpened({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE product_stock SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }

  async clearOpened(stage: Stage, productIds: readonly number[]): Promise<void> {
    await runInStage(stage, () =>
      this.db.execute('DELETE FROM product_stock WHERE tenant_id = :tenantId AND product_id IN (:productIds)', {
        productIds,
      }),
    );
  }

  /**
   * Reserves an amount, so that it cannot be ordered.
   *
   * @throws StockExceeded if the bookings leave less
   */
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
