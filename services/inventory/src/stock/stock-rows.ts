import type { StockMode } from '@depot/contracts/amounts';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { OpenedProduct, StockLevel } from '@depot/contracts/inventory';
import { Db, isCheckFailed, LiveChanges } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import * as sql from './stock.queries.js';
import { changesJson, type StockChange } from './stock-change.js';

/** A product's stock row. */
export interface StockRow extends StockLevel {
  hasWeight: StockMode;
  /** When goods last came in, epoch ms. */
  lastIn: number | null;
}

/** A stock row would have gone below zero or below what is booked and reserved. The statement has changed nothing. */
export class StockExceeded extends Error {}

/** The stock rows. Locking one also guards the units and allocations of its product. */
@Injectable()
export class StockRows {
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
      const { affectedRows } = await this.db.execute(sql.changeStock, { changes: changesJson(changes), lastIn });
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
    const rows = await this.db.query<StockRow>(sql.lockStock, { productIds: wanted });
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
    return productIds ? this.db.query<StockRow>(sql.stockOf, { productIds }) : this.db.query<StockRow>(sql.allStock);
  }

  async open(products: readonly OpenedProduct[]): Promise<void> {
    if (products.length === 0) return;
    const rows = products.map(({ productId, hasWeight }) => [productId, hasWeight]);
    await this.db.execute(sql.openStock, { products: JSON.stringify(rows) });
  }

  /** Keeps an amount out of ordering. `StockExceeded` when bookings leave less than that. */
  async reserve(productId: number, quantity: number, weight: string): Promise<void> {
    try {
      await this.db.execute(sql.reserveStock, { productId, quantity, weight });
      await this.live.publish(['inventory']);
    } catch (error) {
      if (isCheckFailed(error, 'product_stock')) throw new StockExceeded('', { cause: error });
      throw error;
    }
  }
}
