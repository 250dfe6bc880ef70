import { Injectable } from '@nestjs/common';
import { decimalText, type Hundredths } from '@depot/contracts/amounts';
import { Refusal, commonMessages } from '@depot/contracts/errors';
import { inventoryMessages, type StockCountHead, type StockCountStatus } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import * as sql from './count.queries.js';

/** A product of a count; everything but the product is null until it was counted. */
export interface CountedLine {
  productId: number;
  quantity: number | null;
  weight: Hundredths | null;
  bookQuantity: number | null;
  bookWeight: Hundredths | null;
  countedBy: string | null;
  countedTime: number | null;
}

/** A labelled piece of a count: scanned, or missing. */
export interface CountedUnit {
  unitId: number;
  productId: number;
  isFound: 0 | 1;
}

/** What was found of a product, and what the books said at that moment. */
export interface Finding {
  productId: number;
  quantity: number;
  weight: Hundredths;
  bookQuantity: number;
  bookWeight: Hundredths;
  countedBy: string;
  /** Epoch ms. */
  time: number;
}

/** Counts that one answer lists, the latest. */
const mostListed = 200;

/** Stock counts with their lines and pieces. */
@Injectable()
export class CountRows {
  constructor(private readonly db: Db) {}

  list(): Promise<StockCountHead[]> {
    return this.db.query<StockCountHead>(sql.counts, { limit: mostListed });
  }

  async head(id: number): Promise<StockCountHead> {
    const [count] = await this.db.query<StockCountHead>(sql.countById, { id });
    if (!count) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    return count;
  }

  /** The count, locked, and refused when it is over. */
  async lockOpen(id: number): Promise<{ id: number; displayId: number }> {
    const [count] = await this.db.query<{ id: number; displayId: number; status: StockCountStatus }>(sql.lockCount, { id });
    if (!count) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    const { displayId, status } = count;
    if (status !== 'OPEN') throw new Refusal('INVALID_TRANSITION', inventoryMessages.countNotOpen, { displayId, status });
    return count;
  }

  async insert(
    count: { displayId: number; name: string; createdBy: string; time: number },
    productIds: readonly number[],
  ): Promise<number> {
    const { insertId: id } = await this.db.execute(sql.insertCount, count);
    await this.db.execute(sql.insertLines, { id, productIds: JSON.stringify(productIds) });
    return id;
  }

  lines(id: number): Promise<CountedLine[]> {
    return this.db.query<CountedLine>(sql.linesOfCount, { id });
  }

  units(id: number): Promise<CountedUnit[]> {
    return this.db.query<CountedUnit>(sql.unitsOfCount, { id });
  }

  /** NOT_FOUND for a product that the count does not have. */
  async write(id: number, { weight, bookWeight, ...finding }: Finding): Promise<void> {
    const amounts = { weight: decimalText(weight), bookWeight: decimalText(bookWeight) };
    const { affectedRows } = await this.db.execute(sql.writeLine, { id, ...finding, ...amounts });
    if (affectedRows === 0) throw new Refusal('NOT_FOUND', commonMessages.notFound);
  }

  /** Replaces the pieces of a product. */
  async setUnits(id: number, productId: number, found: readonly number[], missing: readonly number[]): Promise<void> {
    await this.db.execute(sql.clearUnits, { id, productId });
    const units = [...found.map((unitId) => [unitId, 1]), ...missing.map((unitId) => [unitId, 0])];
    if (units.length > 0) await this.db.execute(sql.insertUnits, { id, productId, units: JSON.stringify(units) });
  }

  async setStatus(id: number, status: StockCountStatus): Promise<void> {
    await this.db.execute(sql.setStatus, { id, status });
  }
}
